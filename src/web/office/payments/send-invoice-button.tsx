import { useState } from 'react';
import { sendInvoice } from '#contract/invoice.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import { sendWords as t } from './credit-words.ts';
import styles from './payments.module.css';

interface SendInvoiceProps {
  /** `invoiceEmail`: where it goes unless another address is typed; absent: not known here. */
  invoice: { id: number; formattedId: string; invoiceEmail?: string };
  className?: string | undefined;
  onDone: () => void;
}

/** Sends an invoice once more, or to another address, and says where it went. */
export function SendInvoiceButton({ invoice, className, onDone }: SendInvoiceProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t.open}
      </button>
      <Dialog title={t.title(invoice.formattedId)} open={open} onClose={close}>
        <SendForm invoice={invoice} onClose={close} onDone={onDone} />
      </Dialog>
    </>
  );
}

function SendForm({ invoice, onClose, onDone }: Omit<SendInvoiceProps, 'className'> & { onClose: () => void }) {
  const toast = useToast();
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const body = email.trim() === '' ? {} : { email: email.trim() };
      const { recipient } = await call(sendInvoice, { params: { id: invoice.id }, body });
      toast.success(t.sent(recipient));
      onDone();
      onClose();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const hint = invoice.invoiceEmail === undefined ? t.emailHintUnknown : t.emailHint(invoice.invoiceEmail);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t.text}</p>
      <TextField
        label={t.email}
        name="sendTo"
        id={`sendTo-${invoice.id}`}
        type="email"
        value={email}
        onChange={setEmail}
        hint={hint}
        error={error}
        maxLength={254}
      />
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
