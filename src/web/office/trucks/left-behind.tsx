import type { TruckDay } from '#contract/truck-day.ts';
import { placeLine } from '#domain/contact/address.ts';
import type { unloaded } from '#domain/packing/round.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

interface LeftBehindProps {
  day: TruckDay;
  left: ReturnType<typeof unloaded>;
  onPut: (orderId: number, positionId: number) => void;
}

/** Goods that are not on a truck yet, each with a button to load it onto the shown one. */
export function LeftBehind({ day, left, onPut }: LeftBehindProps) {
  return (
    <section className={styles['left']} aria-label={t.notLoaded}>
      <h2>{t.notLoaded}</h2>
      {left.length === 0 ? <p className={styles['hint']}>{t.allLoaded}</p> : null}
      <ul>
        {left.map(({ orderId, positionId, boxes }) => {
          const stop = day.stops.find((each) => each.orderId === orderId);
          const line = stop?.lines.find((each) => each.positionId === positionId);
          if (stop === undefined || line === undefined) return null;
          return (
            <li key={positionId}>
              <span>
                <strong>{stop.customerName}</strong>
                {`${boxes} × ${line.name}, ${placeLine(stop)}`}
              </span>
              <button type="button" onClick={() => onPut(orderId, positionId)}>
                {t.put}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
