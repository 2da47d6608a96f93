import { useState } from 'react';
import { sendInvoice } from '#contract/invoice.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { sendWords as t } from './credit-words.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import styles from './payments.module.css';
import { useDialogSend } from './use-dialog-send.ts';

interface SendInvoiceProps {
  /** `invoiceEmail`: the default recipient; absent: not known here. */
  invoice: { id: number; formattedId: string; invoiceEmail?: string };
  className?: string | undefined;
  onDone: () => void;
}

/** Sends an invoice again, or to another address, and shows the recipient. */
export function SendInvoiceButton({ invoice, className, onDone }: SendInvoiceProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t.open}
      </button>
      <Dialog beginsAt="field" title={t.title(invoice.formattedId)} open={open} onClose={close}>
        <SendForm invoice={invoice} onClose={close} onDone={onDone} />
      </Dialog>
    </>
  );
}

function SendForm({ invoice, onClose, onDone }: Omit<SendInvoiceProps, 'className'> & { onClose: () => void }) {
  const { error, busy, send } = useDialogSend({ onClose, onDone });
  const [email, setEmail] = useState('');
  const hint = invoice.invoiceEmail === undefined ? t.emailHintUnknown : t.emailHint(invoice.invoiceEmail);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => {
          const body = email.trim() === '' ? {} : { email: email.trim() };
          return t.sent((await call(sendInvoice, { params: { id: invoice.id }, body })).recipient);
        });
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
      <DialogFoot verb={t.save} busy={busy} onBack={onClose} />
    </form>
  );
}
