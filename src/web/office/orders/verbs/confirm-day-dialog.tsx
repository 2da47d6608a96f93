import { useState } from 'react';
import { changeOrder } from '#contract/order-change.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { longDayText } from '../../text/day-text.ts';
import { DayField } from '../../ui/day-field.tsx';
import type { OrderVerbProps } from './order-verb-props.ts';
import { verbWords } from './verb-words.ts';

const t = verbWords.confirmDay;

interface ConfirmDayDialogProps extends OrderVerbProps {
  today: PlainDate;
}

/** Confirms a day to the customer: the requested one, unless another is typed. Empty withdraws the confirmation. */
export function ConfirmDayDialog({ order, today, onClose, onDone }: ConfirmDayDialogProps) {
  const verb = useVerb();
  const toast = useToast();
  const first = order.confirmedDeliveryDate ?? order.requestedDeliveryDate;
  const [day, setDay] = useState(first === null ? '' : dateText(first as PlainDate));
  const [tell, setTell] = useState(true);
  const submit = (): void => {
    const promised = day.trim() === '' ? '' : parseTypedDate(day, today);
    if (promised === null || (promised === '' && order.confirmedDeliveryDate === null)) {
      verb.refuse({ confirmedDeliveryDate: verbWords.noDay });
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const body = { version: order.version, confirmedDeliveryDate: promised, tell };
      await call(changeOrder, { params: { id: order.id }, body }, { idempotencyKey });
      toast.success(promised === '' ? t.taken : t.done(longDayText(promised)));
      onClose();
      onDone();
    });
  };
  return (
    <VerbDialog
      title={t.title(order.formattedId)}
      word={t.now}
      sends={tell}
      verb={verb}
      fields={['confirmedDeliveryDate']}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.wished(longDayText(order.requestedDeliveryDate))}</p>
      <DayField
        label={t.day}
        name="confirmed-day"
        value={day}
        onChange={setDay}
        today={today}
        error={verb.problems['confirmedDeliveryDate']}
        required
      />
      <CheckboxField label={t.tell(order.customer.email)} name="confirm-tell" checked={tell} onChange={setTell} />
    </VerbDialog>
  );
}
