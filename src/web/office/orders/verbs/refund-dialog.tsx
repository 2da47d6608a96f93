import { useState } from 'react';
import { refundOrder } from '#contract/payment.ts';
import { chfText, parseAmount } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { moneyText } from '../../text/money-text.ts';
import type { OrderVerbProps } from './order-verb-props.ts';

const t = officeWords.refund;

interface RefundDialogProps extends OrderVerbProps {
  /** In francs, as the page shows it. */
  refundable: number;
}

/** Refunds an online payment; refunds once per opening of the dialog, however often it is submitted. */
export function RefundDialog({ order, refundable, onClose, onDone }: RefundDialogProps) {
  const toast = useToast();
  const verb = useVerb();
  const [amount, setAmount] = useState('');
  const submit = (): void => {
    const wanted = amount.trim() === '' ? null : parseAmount(amount);
    if (amount.trim() !== '' && (wanted === null || wanted <= 0)) {
      verb.refuse({ amount: t.notAmount });
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const body = { left: refundable, ...(wanted === null ? {} : { amount: wanted }) };
      const { state, amount: given } = await call(refundOrder, { params: { id: order.id }, body }, { idempotencyKey });
      const text = chfText(rappenFromChf(given));
      if (state === 'FAILED') toast.error(t.failed(text));
      else toast.success(state === 'SUCCESSFUL' ? t.given(text) : t.pending(text));
      onClose();
      onDone();
    });
  };
  return (
    <VerbDialog title={t.title(order.formattedId)} word={t.now} verb={verb} fields={['amount']} onSubmit={submit} onClose={onClose}>
      <p>{t.text}</p>
      {order.positions.some(({ quantityInvoiced }) => quantityInvoiced > 0) ? <p>{t.invoiced}</p> : null}
      <TextField
        label={t.amount}
        name="refundAmount"
        value={amount}
        onChange={setAmount}
        onBlur={() => setAmount(moneyText(amount))}
        inputMode="decimal"
        unit="CHF"
        hint={t.hint(chfText(rappenFromChf(refundable)))}
        error={verb.problems['amount']}
      />
    </VerbDialog>
  );
}
