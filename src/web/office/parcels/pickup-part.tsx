import { useState } from 'react';
import { cancelPickup, readPickupTimes, schedulePickup } from '#contract/pickup.ts';
import type { BookedShipment } from '#contract/shipment.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import { call } from '#web/call.ts';
import { useVerb } from '../record/use-verb.ts';
import { longDayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import { PlainSelect } from '../ui/plain-select.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.pickup;

interface PickupPartProps {
  shipment: BookedShipment;
  mayShip: boolean;
  onChanged: () => void;
}

type Time = { day: string; ready: string; close: string };
const keyOf = ({ day, ready }: Time): string => `${day} ${ready}`;

/** The booked courier pickup, or the choice of possible times. */
export function PickupPart({ shipment, mayShip, onChanged }: PickupPartProps) {
  const { pickup, orderId } = shipment;
  const { busy, run } = useAction();
  const cancel = async (): Promise<void> => {
    if (await run(async () => call(cancelPickup, { params: { id: orderId }, body: {} }), t.cancelDone)) onChanged();
  };
  const isOrdered = pickup?.state === 'BOOKED';
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        {isOrdered ? <small>{t.code(pickup.code)}</small> : null}
      </header>
      {pickup === null ? <p className={styles['none']}>{t.none}</p> : <p>{said(pickup)}</p>}
      {pickup?.state === 'ASKED' ? <p className={styles['problem']}>{t.unknown}</p> : null}
      {mayShip && isOrdered ? (
        <p className={styles['under']}>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void cancel()}>
            {t.cancel}
          </button>
        </p>
      ) : null}
      {mayShip && !isOrdered ? <PickupChoice shipment={shipment} onChanged={onChanged} /> : null}
    </section>
  );
}

function said({ state, day, ready, close }: NonNullable<BookedShipment['pickup']>): string {
  const at = t.at(longDayText(day), ready, close);
  return state === 'CANCELED' ? t.canceled(at) : at;
}

function PickupChoice({ shipment, onChanged }: Omit<PickupPartProps, 'mayShip'>) {
  const { orderId, packages, recipient, service, pickup } = shipment;
  const [times, setTimes] = useState<readonly Time[] | null>(null);
  const [chosen, setChosen] = useState('');
  const verb = useVerb();
  const action = useAction();
  const ask = (): void =>
    void verb.run(async () => {
      const [first] = packages;
      if (first === undefined) return;
      const weight = { value: packages.reduce((sum, { packageCount, weight: { value } }) => sum + packageCount * value, 0) };
      const body = { dimensions: first.dimensions, isDomestic: !needsCustoms(recipient.country), weight, serviceType: service.type };
      const { items } = await call(readPickupTimes, { body });
      setTimes(items);
      setChosen(items[0] === undefined ? '' : keyOf(items[0]));
    });
  const order = async (): Promise<void> => {
    const time = times?.find((each) => keyOf(each) === chosen);
    if (time === undefined) return;
    await action.run(async () => call(schedulePickup, { body: { orderId, ...time, again: pickup?.state === 'ASKED' } }), t.ordered);
    onChanged();
  };
  const problems = Object.values(verb.problems);
  return (
    <div className={styles['pickup']}>
      {times === null || times.length === 0 ? (
        <button type="button" className={pageStyles['button']} disabled={verb.busy} onClick={ask}>
          {t.ask}
        </button>
      ) : (
        <>
          <PlainSelect
            id="parcel-pickup"
            label={t.times}
            value={chosen}
            options={times.map((time) => [keyOf(time), t.at(longDayText(time.day), time.ready, time.close)] as const)}
            onChange={setChosen}
          />
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['main']}`}
            disabled={action.busy}
            onClick={() => void order()}
          >
            {pickup?.state === 'ASKED' ? t.again : t.order}
          </button>
        </>
      )}
      <div role="alert" className={styles['problems']}>
        {times?.length === 0 ? <p>{t.noTimes}</p> : null}
        {problems.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
