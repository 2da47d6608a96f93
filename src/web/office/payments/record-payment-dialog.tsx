import { useState } from 'react';
import { recordPayment } from '#contract/ledger.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { amountText, chfText, parseAmount } from '#domain/money/money-text.ts';
import { chfFromRappen, rappen, rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { groupedNumber } from '../text/grouped-number.ts';
import { DayField } from '../ui/day-field.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { effectText, openOf } from './payment-effect.ts';
import type { Payable, PaymentKind } from './payment-effect.ts';
import { recordWords as t } from './payment-words.ts';
import styles from './payments.module.css';
import { useDialogSend } from './use-dialog-send.ts';

interface RecordPaymentProps {
  /** Null: closed. */
  payable: Payable | null;
  today: PlainDate;
  /** Only those who keep the books may write off a rest. */
  mayWriteOff: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Records a payment and shows its effect beforehand. Records once per opening, however often it is submitted. */
export function RecordPaymentDialog({ payable, onClose, ...props }: RecordPaymentProps) {
  return (
    <Dialog beginsAt="field" title={t.title(payable?.number ?? '')} open={payable !== null} onClose={onClose}>
      {payable === null ? null : <RecordPaymentForm payable={payable} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function RecordPaymentForm({ payable, today, mayWriteOff, onClose, onDone }: RecordPaymentProps & { payable: Payable }) {
  const { error, refuse, busy, send } = useDialogSend({ onClose, onDone });
  const open = openOf(payable);
  const [key] = useState(newKey);
  const [kind, setKind] = useState<PaymentKind>('payment');
  const [amount, setAmount] = useState(open > 0 ? amountText(open) : '');
  const [day, setDay] = useState<string>(dateText(today));
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const parsed = parseAmount(amount);
  const paidOn = parseTypedDate(day, today);
  const needsReason = kind === 'writeOff' || payable.waits === true;
  const choices: PaymentKind[] = [
    'payment',
    ...(payable.credit > 0 && payable.waits !== true ? (['credit'] as const) : []),
    ...(mayWriteOff && 'invoiceId' in payable.target && open > 0 ? (['writeOff'] as const) : []),
  ];
  const choose = (chosen: PaymentKind): void => {
    setKind(chosen);
    if (chosen === 'credit') setAmount(amountText(rappen(Math.min(open, rappenFromChf(payable.credit)))));
  };
  const save = (): void => {
    if (parsed === null || parsed < 0.01) return refuse(t.notAmount);
    if (paidOn === null) return;
    void send(async () => {
      const how = kind === 'credit' ? { source: 'credit' as const } : { kind };
      const body = { ...payable.target, ...how, amount: parsed, open: chfFromRappen(open), day: paidOn, reference, reason };
      await call(recordPayment, { body }, { idempotencyKey: key });
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
      <p>
        {t.isOpen(chfText(open))}
        {payable.credit > 0 ? `, ${t.hasCredit(chfText(rappenFromChf(payable.credit)))}` : ''}
      </p>
      {payable.waits === true ? <p>{t.waits}</p> : null}
      {choices.length > 1 ? (
        <SelectField
          label={t.kind}
          name="paymentKind"
          value={kind}
          onChange={(value) => choose(choices.find((each) => each === value) ?? 'payment')}
          options={choices.map((value) => ({ value, label: t.kinds[value] }))}
        />
      ) : null}
      <TextField
        label={t.amount}
        name="paymentAmount"
        value={amount}
        onChange={setAmount}
        onBlur={() => setAmount(groupedNumber(amount))}
        inputMode="decimal"
        unit="CHF"
        error={error}
      />
      <DayField
        label={t.day}
        name="paymentDay"
        value={day}
        onChange={setDay}
        today={today}
        error={paidOn === null ? t.notDay : undefined}
      />
      <TextField label={t.reference} name="paymentReference" value={reference} onChange={setReference} maxLength={140} />
      <TextField
        label={t.reason}
        name="paymentReason"
        value={reason}
        onChange={setReason}
        required={needsReason}
        hint={t.reasonHint}
        maxLength={500}
      />
      <p role="status" className={styles['effect']}>
        {effectText(payable, kind, parsed, paidOn ?? '')}
      </p>
      <DialogFoot verb={t.save} busy={busy} onBack={onClose} />
    </form>
  );
}
