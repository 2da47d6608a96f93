import { useEffect, useState } from 'react';
import { makeDelivery } from '#contract/delivery.ts';
import type { DeliveryInsert } from '#contract/delivery.ts';
import { readTrucks } from '#contract/shipping.ts';
import type { Truck } from '#contract/shipping.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { linesToDeliver } from './order-lines.ts';
import type { OrderVerbProps } from './order-verb-props.ts';
import { PortionFields } from './portion-fields.tsx';
import { usePortions } from './use-portions.ts';
import { verbWords } from './verb-words.ts';
import styles from './verbs.module.css';

const t = verbWords.deliver;

type Way = DeliveryInsert['deliveryType'];
const ways = Object.keys(t.ways) as Way[];

interface DeliverDialogProps extends OrderVerbProps {
  today: PlainDate;
}

/** Today's delivery, line by line, with its delivery note. */
export function DeliverDialog({ order, today, onClose, onDone }: DeliverDialogProps) {
  const verb = useVerb();
  const toast = useToast();
  const lines = linesToDeliver(order);
  const portions = usePortions(lines, verb.problems);
  const [day, setDay] = useState(dateText(today));
  const [way, setWay] = useState<Way>(deliveryModeOf(order));
  const [texts, setTexts] = useState({ truckId: '', stop: '', handedOverBy: '', receivedBy: '', note: '' });
  const [tell, setTell] = useState(true);
  const trucks = useTrucks(way === 'TRUCK');

  const submit = (): void => {
    const on = parseTypedDate(day, today);
    const isGood = portions.check();
    verb.refuse(on === null ? { day: verbWords.noDay } : {});
    if (on === null || !isGood) return;
    const chosen = portions.choose();
    const { truckId, ...rest } = texts;
    void verb.run(async (idempotencyKey) => {
      const body = {
        orderId: order.id,
        version: order.version,
        day: on,
        deliveryType: way,
        ...rest,
        truckId: way === 'TRUCK' && truckId !== '' ? Number(truckId) : null,
        ...(chosen === undefined ? {} : { lines: chosen.map(({ id, quantity }) => ({ positionId: id, quantity })) }),
        tell,
      };
      const { formattedId } = await call(makeDelivery, { body }, { idempotencyKey });
      toast.success(t.done(formattedId));
      onClose();
      onDone();
    });
  };
  const text = (name: Exclude<keyof typeof texts, 'truckId'>, label: string, multiline = false) => (
    <TextField
      label={label}
      name={`delivery-${name}`}
      value={texts[name]}
      onChange={(value) => setTexts({ ...texts, [name]: value })}
      maxLength={name === 'note' ? 500 : 100}
      multiline={multiline}
      autoComplete="off"
      error={verb.problems[name]}
    />
  );
  return (
    <VerbDialog
      title={t.title(order.formattedId)}
      word={t.now}
      sends={tell}
      verb={verb}
      fields={['lines', 'day', 'deliveryType', 'truckId', 'stop', 'handedOverBy', 'receivedBy', 'note']}
      onSubmit={submit}
      onClose={onClose}
    >
      <PortionFields label={t.lines} {...portions.fields} />
      <div className={styles['pair']}>
        <DayField label={t.day} name="delivery-day" value={day} onChange={setDay} today={today} error={verb.problems['day']} required />
        <SelectField
          label={t.way}
          name="delivery-way"
          value={way}
          onChange={(value) => setWay(ways.find((each) => each === value) ?? way)}
          options={ways.map((value) => ({ value, label: t.ways[value] }))}
          error={verb.problems['deliveryType']}
        />
        {way === 'TRUCK' ? (
          <>
            <SelectField
              label={t.truck}
              name="delivery-truck"
              value={texts.truckId}
              onChange={(truckId) => setTexts({ ...texts, truckId })}
              options={[{ value: '', label: t.noTruck }, ...trucks.map(({ id, name }) => ({ value: String(id), label: name }))]}
              error={verb.problems['truckId']}
            />
            {text('stop', t.stop)}
          </>
        ) : null}
        {text('handedOverBy', t.handedOverBy)}
        {text('receivedBy', t.receivedBy)}
      </div>
      {text('note', t.note, true)}
      <CheckboxField label={t.tell} name="delivery-tell" checked={tell} onChange={setTell} />
    </VerbDialog>
  );
}

/** The shop's trucks; none until they are read, or if that fails: the truck may be left open. */
function useTrucks(wanted: boolean): readonly Truck[] {
  const [trucks, setTrucks] = useState<readonly Truck[]>([]);
  useEffect(() => {
    if (!wanted) return;
    call(readTrucks, {}).then(
      ({ items }) => setTrucks(items),
      () => undefined,
    );
  }, [wanted]);
  return trucks;
}
