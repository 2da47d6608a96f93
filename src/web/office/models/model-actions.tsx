import { useEffect, useRef, useState } from 'react';
import { ActionMenu } from '../record/action-menu.tsx';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { CompareDialog } from './compare-dialog.tsx';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import { NoteDialog } from './note-dialog.tsx';
import type { ModelControl } from './use-model.ts';

type Question = 'compare' | 'publish' | 'drop' | null;

/** Actions on the whole model; only what passes the gate goes into the shop. */
export function ModelActions({ control }: { control: ModelControl }) {
  const [question, ask] = useState<Question>(null);
  const { stored: model, busy, unsaved } = control;
  const { draft } = model;
  const isSaved = unsaved.length === 0;
  useCheckKey(draft !== null && isSaved && !busy, () => void control.check());
  if (draft === null)
    return (
      <div className={styles['actions']}>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy}
          onClick={() => void control.begin(model.number)}
        >
          {t.begin}
        </button>
      </div>
    );
  return (
    <div className={styles['actions']}>
      <ActionMenu>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => ask('drop')}>
          {t.drop}
        </button>
      </ActionMenu>
      <button type="button" className={pageStyles['button']} disabled={busy || !isSaved} onClick={() => ask('compare')}>
        {t.compare(model.number)}
      </button>
      <button
        type="button"
        className={pageStyles['button']}
        aria-keyshortcuts="F7"
        title={isSaved ? undefined : t.saveFirst}
        disabled={busy || !isSaved}
        onClick={() => void control.check()}
      >
        {busy ? t.checking : t.check} <kbd aria-hidden="true">F7</kbd>
      </button>
      <button
        type="button"
        className={`${pageStyles['button']} ${styles['publish']}`}
        disabled={busy || !isSaved || draft.gate?.green !== true || control.impact === null}
        onClick={() => ask('publish')}
      >
        {t.publish}
      </button>
      {question === 'compare' ? <CompareDialog id={model.id} from={model.number} to="draft" onClose={() => ask(null)} /> : null}
      {question === 'publish' ? (
        <NoteDialog
          title={t.publishTitle(draft.number)}
          text={t.publishText}
          word={t.publish}
          onClose={() => ask(null)}
          onYes={(note) => {
            ask(null);
            void control.publish(note);
          }}
        />
      ) : null}
      <Ask
        title={`${t.drop}?`}
        text={t.dropQuestion}
        verb={t.drop}
        back={t.keep}
        open={question === 'drop'}
        onYes={() => {
          ask(null);
          void control.drop();
        }}
        onNo={() => ask(null)}
      />
    </div>
  );
}

function useCheckKey(canCheck: boolean, check: () => void): void {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F7') return;
      event.preventDefault();
      if (canCheck) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canCheck]);
}
