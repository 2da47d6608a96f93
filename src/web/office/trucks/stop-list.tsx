import { useState } from 'react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { DayStop } from '#contract/truck-day.ts';
import { placeLine } from '#domain/contact/address.ts';
import { clockText } from '#domain/calendar/clock-text.ts';
import { Link } from 'react-router';
import { officeOrderPath } from '#web/paths.ts';
import { weightText } from '../text/weight-text.ts';
import type { DayTruck, RoundView } from './round-view.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

interface StopListProps {
  view: RoundView;
  /** Other trucks a stop can be moved to. */
  others: readonly DayTruck[];
  chosenStop: number | null;
  busy: boolean;
  onMove: (from: number, to: number) => void;
  onTruck: (stop: DayStop, truckId: number) => void;
}

/** The stops of a round in the order of unloading; one that is dragged takes the place of the one it is dropped on. */
export function StopList({ view, others, chosenStop, busy, onMove, onTruck }: StopListProps) {
  const { stops, times } = view;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const dragOf = (index: number): HTMLAttributes<HTMLLIElement> => ({
    draggable: !busy && stops.length > 1,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData('text/plain', String(stops[index]?.formattedId));
      dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== null && dragged !== index && !busy) onMove(dragged, index);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
  });
  return (
    <section className={styles['stops']} aria-label={t.order}>
      <h2>{t.order}</h2>
      <p className={styles['hint']}>{t.orderHint}</p>
      {times === null ? null : <SiteTime says={t.leaves(clockText(times.leavesAt))} clock={clockText(times.leavesAt)} />}
      <ol>
        {stops.map((stop, index) => (
          <StopRow
            key={stop.orderId}
            {...{ stop, index, others, busy, onTruck }}
            drag={dragOf(index)}
            landsHere={dragged === null || over !== index || dragged === index ? undefined : dragged < index ? 'below' : 'above'}
            arrival={times?.arrivals[index] ?? null}
            isLast={index === stops.length - 1}
            isChosen={index === chosenStop}
            onMove={(by) => onMove(index, index + by)}
          />
        ))}
      </ol>
      {times === null ? null : <SiteTime says={t.back(clockText(times.backAt))} clock={clockText(times.backAt)} />}
    </section>
  );
}

/** Where the round begins and ends. */
function SiteTime({ says, clock }: { says: string; clock: string }) {
  return (
    <p className={styles['site']}>
      <strong>{t.site}</strong>
      <time aria-label={says} className={styles['clock']}>
        {clock}
      </time>
    </p>
  );
}

interface StopRowProps {
  stop: DayStop;
  index: number;
  others: readonly DayTruck[];
  busy: boolean;
  drag: HTMLAttributes<HTMLLIElement>;
  /** At which edge a dragged stop would land. */
  landsHere: 'above' | 'below' | undefined;
  /** Minutes of the day. */
  arrival: number | null;
  isLast: boolean;
  isChosen: boolean;
  onMove: (by: 1 | -1) => void;
  onTruck: (stop: DayStop, truckId: number) => void;
}

function StopRow({ stop, index, others, busy, drag, landsHere, arrival, isLast, isChosen, onMove, onTruck }: StopRowProps) {
  const { customerName: name, lines } = stop;
  const count = lines.reduce((sum, { boxes }) => sum + boxes, 0);
  const pallets = lines.reduce((sum, { boxes, onPallet }) => sum + (onPallet ? boxes : 0), 0);
  const weight = lines.reduce((sum, { box, boxes }) => sum + box.weight * boxes, 0) / 1000;
  const keys = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || busy || (by === -1 ? index === 0 : isLast)) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li {...drag} data-chosen={isChosen || undefined} data-lands={landsHere}>
      <span className={styles['stopNumber']}>{index + 1}</span>
      <div>
        <strong>
          {name}
          {arrival === null ? null : (
            <time aria-label={t.arrival(clockText(arrival))} className={styles['clock']}>
              {clockText(arrival)}
            </time>
          )}
        </strong>
        <span>{`${placeLine(stop)}, ${stop.street}`}</span>
        <span>{`${t.pieces(count, pallets)}, ${weightText(weight)} kg`}</span>
        <Link to={officeOrderPath(stop.orderId)}>{stop.formattedId}</Link>
        <span className={stop.unfinished === 0 ? styles['ready'] : styles['unfinished']}>
          {stop.unfinished === 0 ? t.ready : t.unfinished(stop.unfinished)}
        </span>
      </div>
      <div className={styles['stopVerbs']}>
        <button type="button" disabled={busy || index === 0} aria-label={t.earlier(name)} onKeyDown={keys} onClick={() => onMove(-1)}>
          ↑
        </button>
        <button type="button" disabled={busy || isLast} aria-label={t.later(name)} onKeyDown={keys} onClick={() => onMove(1)}>
          ↓
        </button>
        {others.length === 0 ? null : (
          <select value="" disabled={busy} aria-label={t.toTruck(name)} onChange={({ target }) => onTruck(stop, Number(target.value))}>
            <option value="">{t.sameTruck}</option>
            {others.map((truck) => (
              <option key={truck.id} value={truck.id}>
                {truck.name}
              </option>
            ))}
          </select>
        )}
      </div>
    </li>
  );
}
