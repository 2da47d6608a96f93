import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { confirmShipment, verifyShipment } from '#contract/shipment.ts';
import type { ParcelShipment } from '#contract/shipment.ts';
import { readParcelRates } from '#contract/parcel.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../record/use-verb.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { CustomsRows } from './customs-rows.tsx';
import { PackageRows } from './package-rows.tsx';
import { draftOf, positionsOf, rateQuestion, shipmentOf } from './parcel-draft.ts';
import type { ParcelDraft, Proposal } from './parcel-draft.ts';
import styles from './parcels.module.css';
import { RateChoice } from './rate-choice.tsx';
import type { Rates } from './rate-choice.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { parcelWords as t } from './parcel-words.ts';

interface ShipmentFormProps {
  order: Order;
  proposal: Proposal;
  /** The carrier's name of the service that the customer ordered; empty: none. */
  ordered: string;
  /** After a booking, even if its outcome is unknown. */
  onDone: () => void;
}

/** From packages to the booking, on one page. */
export function ShipmentForm({ order, proposal, ordered, onDone }: ShipmentFormProps) {
  const [draft, setDraft] = useState(() => draftOf(proposal, ordered));
  const [rates, setRates] = useState<{ question: string; found: Rates } | null>(null);
  const [note, setNote] = useState('');
  const [today] = useState(() => localNow(Date.now()).date);
  /** What was asked for last was the prices: their failure is told beside them. */
  const [asksRates, setAsksRates] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const verb = useVerb();
  const toast = useToast();
  const isStale = rates !== null && rates.question !== rateQuestion(draft);
  const change = (next: ParcelDraft): void => {
    setDraft(next);
    setNote('');
  };
  // The page is longer than the screen: a fault far above the pressed button would not be seen.
  useEffect(() => {
    if (!verb.busy && Object.keys(verb.problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [verb.busy, verb.problems]);
  const ask = (): void => {
    setAsksRates(true);
    void verb.run(async () => {
      const { recipient } = draft;
      const address = { postalCode: recipient.zipCode, countryCode: recipient.country };
      const found = await call(readParcelRates, { body: { address, positions: positionsOf(draft) } });
      setRates({ question: rateQuestion(draft), found });
      const isOffered = found.items.some(({ type }) => type === draft.service);
      change({ ...draft, service: isOffered ? draft.service : (found.items[0]?.type ?? '') });
    });
  };
  const chosen = (action: (body: ParcelShipment) => Promise<void>): void => {
    setAsksRates(false);
    const day = draft.shipDay.trim() === '' ? undefined : parseTypedDate(draft.shipDay, today);
    if (draft.service === '' || isStale) verb.refuse({ 'service.type': t.noService });
    else if (day === null) verb.refuse({ shipDate: t.noShipDate });
    else void verb.run(async () => action(shipmentOf(draft, order, day)));
  };
  const verify = (): void =>
    chosen(async (body) => {
      const { service, notes } = await call(verifyShipment, { body });
      setNote([t.verified(service.name, amountText(rappenFromChf(service.rate))), ...notes].join(' '));
    });
  const confirm = (): void =>
    chosen(async (body) => {
      try {
        const { trackingNumber } = await call(confirmShipment, { body });
        toast.success(t.confirmed(trackingNumber ?? ''));
      } finally {
        onDone();
      }
    });
  const placed = /^(packagingLineItems|positions|recipient|commodities)\.|^(service\.type|shipDate)$/;
  const others = Object.entries(verb.problems).flatMap(([field, text]) => (placed.test(field) ? [] : [text]));
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <PackageRows draft={draft} problems={verb.problems} onChange={change} />
      <RecipientFields draft={draft} problems={verb.problems} onChange={change} />
      {proposal.needsCustoms ? <CustomsRows draft={draft} problems={verb.problems} onChange={change} /> : null}
      <RateChoice
        rates={rates?.found ?? null}
        isStale={isStale}
        service={draft.service}
        busy={verb.busy}
        problem={verb.problems['service.type'] ?? (asksRates ? others[0] : undefined)}
        onAsk={ask}
        onChoose={(service) => change({ ...draft, service })}
      />
      <div className={styles['end']}>
        <div className={styles['day']}>
          <PlainField
            id="shipDate"
            label={t.shipDate}
            value={draft.shipDay}
            maxLength={20}
            hint={t.shipDateHint}
            problem={verb.problems['shipDate']}
            onChange={(shipDay) => change({ ...draft, shipDay })}
          />
        </div>
        <CheckboxField label={t.tell} name="parcel-tell" checked={draft.tell} onChange={(tell) => change({ ...draft, tell })} />
        <div role="alert" className={styles['problems']}>
          {asksRates ? null : others.map((text) => <p key={text}>{text}</p>)}
        </div>
        <p role="status">{note}</p>
        <div className={styles['buttons']}>
          <button type="button" className={pageStyles['button']} disabled={verb.busy} onClick={verify}>
            {t.verify}
          </button>
          <button type="submit" className={`${pageStyles['button']} ${pageStyles['main']}`} disabled={verb.busy}>
            {t.confirm}
          </button>
        </div>
      </div>
    </form>
  );
}
