import { useState } from 'react';
import { makeInvoice } from '#contract/invoice.ts';
import { amountText } from '#domain/money/money-text.ts';
import { lineTotal, sum, unitPriceFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { linesToInvoice } from './order-lines.ts';
import type { OrderVerbProps } from './order-verb-props.ts';
import { PortionFields } from './portion-fields.tsx';
import { piecesOf } from './portions.ts';
import { usePortions } from './use-portions.ts';
import { verbWords } from './verb-words.ts';

const t = verbWords.invoice;

/** Invoices what was delivered and is not invoiced yet, and sends the invoice. */
export function InvoiceDialog({ order, onClose, onDone }: OrderVerbProps) {
  const verb = useVerb();
  const toast = useToast();
  const lines = linesToInvoice(order);
  const portions = usePortions(lines, verb.problems);
  const [send, setSend] = useState(true);
  const submit = (): void => {
    if (!portions.check()) return;
    const chosen = portions.choose();
    void verb.run(async (idempotencyKey) => {
      const body = {
        orderId: order.id,
        version: order.version,
        ...(chosen === undefined ? {} : { lines: chosen.map(({ id, quantity }) => ({ positionId: id, quantity })) }),
        send,
      };
      const { formattedId } = await call(makeInvoice, { body }, { idempotencyKey });
      toast.success(t.done(formattedId));
      onClose();
      onDone();
    });
  };
  const priceOf = new Map(order.positions.map(({ id, pricePerOne }) => [id, unitPriceFromChf(pricePerOne)]));
  const amounts = lines.flatMap((line) => {
    const price = priceOf.get(line.id);
    return price === undefined ? [] : [lineTotal(price, Math.min(piecesOf(portions.portions, line) ?? 0, line.open))];
  });
  return (
    <VerbDialog
      title={t.title(order.formattedId)}
      word={send ? t.nowAndSend : t.now}
      sends={send}
      verb={verb}
      fields={['lines']}
      onSubmit={submit}
      onClose={onClose}
    >
      <PortionFields label={t.lines} {...portions.fields} />
      <p>{t.sum(amountText(sum(amounts)))}</p>
      <CheckboxField label={t.send(order.invoiceEmail)} name="invoice-send" checked={send} onChange={setSend} />
    </VerbDialog>
  );
}
