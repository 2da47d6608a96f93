import { useState } from 'react';
import { reversePayment } from '#contract/ledger.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import { reverseWords as t } from './payment-words.ts';
import styles from './payments.module.css';

interface ReverseProps {
  /** Null: closed. */
  entryId: number | null;
  onClose: () => void;
  onDone: () => void;
}

export function ReverseDialog({ entryId, onClose, onDone }: ReverseProps) {
  return (
    <Dialog title={t.title} open={entryId !== null} onClose={onClose}>
      {entryId === null ? null : <ReverseForm entryId={entryId} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ReverseForm({ entryId, onClose, onDone }: ReverseProps & { entryId: number }) {
  const toast = useToast();
  const failureText = useFailureText();
  const [key] = useState(newKey);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (reason.trim() === '') return setError(t.needed);
    setBusy(true);
    setError(null);
    try {
      await call(reversePayment, { params: { id: entryId }, body: { reason } }, { idempotencyKey: key });
      toast.success(t.saved);
      onDone();
      onClose();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t.text}</p>
      <TextField label={t.reason} name="reverseReason" value={reason} onChange={setReason} error={error} maxLength={500} required />
      <div className={pageStyles['answer']}>
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
          {t.save}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {officeTexts.cancel}
        </button>
      </div>
    </form>
  );
}
