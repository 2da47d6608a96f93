import { useState } from 'react';
import { uploadTradeDocument, voidShipment } from '#contract/shipment.ts';
import type { BookedShipment as Shipment } from '#contract/shipment.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { partyLines } from '#domain/parcel/party.ts';
import { call } from '#web/call.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { FactList } from '../document/fact-list.tsx';
import { StateSquare } from '../grid/state-square.tsx';
import { instantText } from '../text/instant-text.ts';
import { longDayText } from '../text/day-text.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { PickupPart } from './pickup-part.tsx';
import styles from './parcels.module.css';
import { TrackingPart } from './tracking-part.tsx';
import { parcelWords } from './parcel-words.ts';
import { usePersonName } from '../people/person-names.tsx';

const t = parcelWords.booked;

const marks: Readonly<Record<Shipment['state'], StatusState | 'error'>> = { BOOKING: 'error', BOOKED: 'done', VOIDED: 'canceled' };

interface BookedShipmentProps {
  shipment: Shipment;
  mayShip: boolean;
  onChanged: () => void;
}

/** A booked shipment: its labels and documents, pickup and tracking. */
export function BookedShipment({ shipment, mayShip, onChanged }: BookedShipmentProps) {
  const nameOf = usePersonName();
  const isBooked = shipment.state === 'BOOKED';
  return (
    <div className={styles['form']}>
      <section className={styles['section']} aria-label={parcelWords.tab}>
        <header>
          <h2>{shipment.trackingNumber ?? shipment.reference}</h2>
          <span className={styles['state']}>
            <StateSquare mark={marks[shipment.state]} /> {t.states[shipment.state]}
          </span>
        </header>
        {shipment.state === 'BOOKING' ? <p className={styles['problem']}>{t.unknown}</p> : null}
        {shipment.state === 'VOIDED' ? <p className={styles['none']}>{t.voided}</p> : null}
        <div className={styles['facts']}>
          <FactList facts={factsOf({ ...shipment, who: nameOf(shipment.who) })} />
        </div>
        {mayShip && shipment.state !== 'VOIDED' ? <VoidButton orderId={shipment.orderId} onDone={onChanged} /> : null}
      </section>
      {isBooked ? (
        <>
          <Papers shipment={shipment} mayShip={mayShip} onChanged={onChanged} />
          <PickupPart shipment={shipment} mayShip={mayShip} onChanged={onChanged} />
          <TrackingPart shipment={shipment} />
        </>
      ) : null}
    </div>
  );
}

function factsOf({ service, shipDate, arrivesOn, bookedAt, who, customs, recipient }: Shipment): readonly (readonly [string, string])[] {
  return [
    [t.service, service.name],
    [t.cost, `CHF ${amountText(rappenFromChf(service.rate))}`],
    [t.day, longDayText(shipDate)],
    ...(arrivesOn === null ? [] : ([[t.arrives, longDayText(arrivesOn)]] as const)),
    [t.to, partyLines(recipient).join(', ')],
    ...(customs === null ? [] : ([[t.customs, `CHF ${amountText(rappenFromChf(customs.value))}, ${customs.terms}`]] as const)),
    [t.by, `${instantText(bookedAt)}, ${who}`],
  ];
}

function Papers({ shipment: { id, orderId, parcels, customs }, mayShip, onChanged }: BookedShipmentProps) {
  const { busy, run } = useAction();
  const upload = async (): Promise<void> => {
    if (await run(async () => call(uploadTradeDocument, { body: { orderId } }), t.uploadDone)) onChanged();
  };
  return (
    <section className={styles['section']} aria-label={t.labels}>
      <header>
        <h2>{t.labels}</h2>
      </header>
      <ul className={styles['papers']}>
        {mayShip
          ? parcels.map(({ sequence, trackingNumber }) => (
              <li key={sequence}>
                <Icon name="document" size="small" />
                <a href={`/api/shipment/${id}/label/${sequence}`} target="_blank" rel="noopener">
                  {t.label(sequence)}
                </a>
                <small>{trackingNumber}</small>
              </li>
            ))
          : null}
        {customs === null ? null : (
          <li>
            <Icon name="document" size="small" />
            <a href={`/api/shipment/${id}/customs-invoice`} target="_blank" rel="noopener">
              {t.invoice}
            </a>
            <small>{customs.commercialInvoiceDocId === null ? '' : t.uploaded(customs.commercialInvoiceDocId)}</small>
            {mayShip ? (
              <button type="button" className={styles['verb']} disabled={busy} onClick={() => void upload()}>
                {t.upload}
              </button>
            ) : null}
          </li>
        )}
      </ul>
    </section>
  );
}

function VoidButton({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const { busy, run } = useAction();
  const yes = async (): Promise<void> => {
    setAsks(false);
    await run(async () => call(voidShipment, { params: { id: orderId }, body: {} }), t.voidDone);
    onDone();
  };
  return (
    <p className={styles['under']}>
      <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setAsks(true)}>
        {t.void}
      </button>
      <Ask
        title={t.voidQuestion}
        text={t.voidText}
        verb={t.void}
        back={t.keep}
        open={asks}
        onYes={() => void yes()}
        onNo={() => setAsks(false)}
      />
    </p>
  );
}
