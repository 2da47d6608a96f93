import { useState } from 'react';
import { reversePayment } from '#contract/ledger.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { reverseWords as t } from './payment-words.ts';
import styles from './payments.module.css';
import { useDialogSend } from './use-dialog-send.ts';

interface ReverseProps {
  /** Null: closed. */
  entryId: number | null;
  onClose: () => void;
  onDone: () => void;
}

export function ReverseDialog({ entryId, onClose, onDone }: ReverseProps) {
  return (
    <Dialog beginsAt="field" title={t.title} open={entryId !== null} onClose={onClose}>
      {entryId === null ? null : <ReverseForm entryId={entryId} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ReverseForm({ entryId, onClose, onDone }: ReverseProps & { entryId: number }) {
  const { error, refuse, busy, send } = useDialogSend({ onClose, onDone });
  const [key] = useState(newKey);
  const [reason, setReason] = useState('');
  const save = (): void => {
    if (reason.trim() === '') return refuse(t.needed);
    void send(async () => {
      await call(reversePayment, { params: { id: entryId }, body: { reason } }, { idempotencyKey: key });
      return t.saved;
    });
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p>{t.text}</p>
      <TextField label={t.reason} name="reverseReason" value={reason} onChange={setReason} error={error} maxLength={500} required />
      <DialogFoot verb={t.save} busy={busy} onBack={onClose} />
    </form>
  );
}
