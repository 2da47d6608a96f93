import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderFromQuote } from '#contract/quote-link.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { call } from '#web/call.ts';
import { officeOrderPath } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../record/use-verb.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { DayField } from '../ui/day-field.tsx';
import { orderDialogWords as t } from './order-dialog-words.ts';
import { paymentOptions } from './quote-view.ts';
import type { QuoteControl } from './use-quote.ts';

/** The customer said yes by telephone or mail: the sent version becomes an order, as if ordered on its page. */
export function OrderDialog({ control: { stored: quote, ask }, today }: { control: QuoteControl; today: PlainDate }) {
  const verb = useVerb();
  const toast = useToast();
  const navigate = useNavigate();
  const payments = paymentOptions(quote.customerRequestType);
  const agreed = quote.confirmedDeliveryDate ?? quote.requestedDeliveryDate;
  const [day, setDay] = useState(agreed === null ? '' : dateText(agreed as PlainDate));
  const [reference, setReference] = useState(quote.externalCustomerNo);
  const [payment, setPayment] = useState(quote.paymentMethodId === null ? (payments[0]?.value ?? '') : String(quote.paymentMethodId));
  const [left, setLeft] = useState<readonly number[]>([]);
  const optional = quote.positions.filter(({ mutability, storno }) => mutability === 'REMOVE' && !storno);
  const submit = (): void => {
    const wished = day.trim() === '' ? '' : parseTypedDate(day, today);
    if (wished === null) {
      verb.refuse({ requestedDeliveryDate: t.noDay });
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const body = {
        uuid: quote.uuid ?? '',
        pin: quote.pin ?? '',
        versionNumber: quote.versionNumber,
        removedPositionIds: [...left],
        paymentMethodId: Number(payment),
        orderReference: reference.trim(),
        requestedDeliveryDate: wished,
        // Customers who order by telephone or mail get the terms with the confirmation.
        termsAccepted: true,
      };
      const { id, formattedId } = await call(orderFromQuote, { body }, { idempotencyKey });
      toast.success(t.done(formattedId));
      await navigate(officeOrderPath(id));
    });
  };
  return (
    <VerbDialog
      title={t.title(quote.formattedId)}
      word={t.now}
      sends
      verb={verb}
      fields={['requestedDeliveryDate', 'paymentMethodId', 'orderReference']}
      onSubmit={submit}
      onClose={() => ask(null)}
    >
      <p>{t.text(quote.versionNumber, quote.customer.email)}</p>
      <DayField
        label={t.day}
        name="quote-order-day"
        value={day}
        onChange={setDay}
        today={today}
        error={verb.problems['requestedDeliveryDate']}
        hint={t.dayHint}
      />
      <TextField
        label={t.reference}
        name="quote-order-reference"
        value={reference}
        onChange={setReference}
        maxLength={100}
        autoComplete="off"
        error={verb.problems['orderReference']}
      />
      <SelectField
        label={t.payment}
        name="quote-order-payment"
        value={payment}
        onChange={setPayment}
        options={payments}
        error={verb.problems['paymentMethodId']}
      />
      {optional.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={t.without(name)}
          name={`without-${id}`}
          checked={left.includes(id)}
          onChange={(is) => setLeft(is ? [...left, id] : left.filter((each) => each !== id))}
        />
      ))}
    </VerbDialog>
  );
}
