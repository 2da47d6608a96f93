import { useRef, useState } from 'react';
import type { Colleague } from '#contract/note.ts';
import pageStyles from '../ui/page.module.css';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import { nameBeingTyped, offered, withName } from './mention-at.ts';
import { notesWords as t } from './notes-words.ts';
import styles from './notes.module.css';

interface NoteFormProps {
  colleagues: readonly Colleague[];
  busy: boolean;
  /** Resolves with whether the note was stored. */
  onAdd: (text: string) => Promise<boolean>;
}

/** One field; after an @ it suggests the colleagues who may see the record. `M` focuses it, Ctrl+Enter stores. */
export function NoteForm({ colleagues, busy, onAdd }: NoteFormProps) {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  useLetterKeys({ m: () => field.current?.focus() });
  const typed = nameBeingTyped(text, caret);
  const names = typed === null ? [] : offered(colleagues, typed);
  const choose = (name: string): void => {
    const next = withName(text, caret, name);
    setText(next.text);
    setCaret(next.caret);
    field.current?.focus();
  };
  const add = async (): Promise<void> => {
    if (!busy && text.trim() !== '' && (await onAdd(text))) setText('');
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <textarea
        ref={field}
        aria-label={t.write}
        placeholder={t.write}
        aria-keyshortcuts="M"
        rows={text === '' ? 1 : 3}
        maxLength={4000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void add();
        }}
      />
      {names.length === 0 ? null : (
        <div className={styles['names']} role="group" aria-label={t.colleagues}>
          {names.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => choose(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {text.trim() === '' ? null : (
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
          {t.add}
          <kbd aria-hidden="true">Ctrl ↵</kbd>
        </button>
      )}
    </form>
  );
}
