import { useId, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { modelWords as t } from './model-words.ts';

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
      <DialogFoot verb={word} busy={false} isMain onYes={() => onYes(note.trim())} onBack={onClose} />
    </Dialog>
  );
}
