import { useState } from 'react';
import { recordPayment } from '#contract/ledger.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { amountText, chfText, parseAmount } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { groupedNumber } from '../text/grouped-number.ts';
import { DayField } from '../ui/day-field.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { payOutWords as t, recordWords } from './payment-words.ts';
import styles from './payments.module.css';
import { useDialogSend } from './use-dialog-send.ts';

interface PayOutProps {
  customer: { id: number; name: string };
  /** The customer's credit, in francs. */
  credit: number;
  today: PlainDate;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Records that a credit was paid back to the customer by bank transfer. Records once per opening, however often it is submitted. */
export function PayOutDialog({ open, ...props }: PayOutProps) {
  return (
    <Dialog beginsAt="field" title={t.title(props.customer.name)} open={open} onClose={props.onClose}>
      {open ? <PayOutForm {...props} /> : null}
    </Dialog>
  );
}

type Field = 'amount' | 'day' | 'reason';

function PayOutForm({ customer, credit, today, onClose, onDone }: Omit<PayOutProps, 'open'>) {
  const { error, busy, send } = useDialogSend({ onClose, onDone });
  const [key] = useState(newKey);
  const most = rappenFromChf(credit);
  const [amount, setAmount] = useState(amountText(most));
  const [day, setDay] = useState<string>(dateText(today));
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const parsed = parseAmount(amount);
  const paidOn = parseTypedDate(day, today);
  const rest = parsed === null ? null : rappen(most - rappenFromChf(parsed));
  const save = (): void => {
    const found: Partial<Record<Field, string>> = {
      ...(parsed === null || parsed < 0.01 ? { amount: recordWords.notAmount } : {}),
      ...(rest !== null && rest < 0 ? { amount: t.tooMuch(chfText(most)) } : {}),
      ...(paidOn === null ? { day: recordWords.notDay } : {}),
      ...(reason.trim() === '' ? { reason: t.needed } : {}),
    };
    setWrong(found);
    if (Object.keys(found).length > 0 || parsed === null || paidOn === null) return;
    void send(async () => {
      const body = { customerId: customer.id, kind: 'refund' as const, amount: parsed, left: credit, day: paidOn, reference, reason };
      await call(recordPayment, { body }, { idempotencyKey: key });
      return t.saved;
    });
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p>{t.text(chfText(most))}</p>
      <TextField
        label={t.amount}
        name="payOutAmount"
        value={amount}
        onChange={setAmount}
        onBlur={() => setAmount(groupedNumber(amount))}
        inputMode="decimal"
        unit="CHF"
        error={wrong.amount ?? error}
      />
      <DayField label={t.day} name="payOutDay" value={day} onChange={setDay} today={today} error={wrong.day} />
      <TextField label={t.reference} name="payOutReference" value={reference} onChange={setReference} maxLength={140} />
      <TextField
        label={t.reason}
        name="payOutReason"
        value={reason}
        onChange={setReason}
        required
        hint={t.reasonHint}
        maxLength={500}
        error={wrong.reason}
      />
      <p role="status" className={styles['effect']}>
        {rest === null || rest < 0 ? null : rest === 0 ? t.none : t.rest(chfText(rest))}
      </p>
      <DialogFoot verb={t.save} busy={busy} onBack={onClose} />
    </form>
  );
}
