import { useId, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { officeWords } from '../frame/office-words.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';

interface NoteDialogProps {
  title: string;
  text: string;
  word: string;
  onYes: (note: string) => void;
  onClose: () => void;
}

/** The last confirmation before a version goes into the shop, with a field for the reason. */
export function NoteDialog({ title, text, word, onYes, onClose }: NoteDialogProps) {
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <Dialog beginsAt="field" title={title} open onClose={onClose}>
      <p>{text}</p>
      <PlainField id={id} label={t.note} value={note} lines={3} maxLength={500} onChange={setNote} />
      <div className={pageStyles['answer']}>
        <button type="button" className={`${pageStyles['button']} ${styles['publish']}`} onClick={() => onYes(note.trim())}>
          {word}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {officeWords.cancel}
        </button>
      </div>
    </Dialog>
  );
}
