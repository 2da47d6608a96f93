import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { dayOfMonth, monthOf } from '#domain/calendar/plain-date.ts';
import { StateSquare } from '../grid/state-square.tsx';
import { weekdayText } from '../text/weekday-text.ts';
import { hoursText, timeText, volumeText } from './amount-text.ts';
import type { Column } from './board-view.ts';
import { productionWords as t } from './production-words.ts';
import styles from './production.module.css';

interface DayColumnProps {
  column: Column;
  /** The work order being dragged; null: none. */
  dragged: WorkOrder | null;
  isToday: boolean;
  onDrop: (id: number) => void;
  children: ReactNode;
}

/** A day with its capacity; work dragged over it is included before it is dropped. */
export function DayColumn({ column, dragged, isToday, onDrop, children }: DayColumnProps) {
  const [isOver, setOver] = useState(false);
  const { day, booked, capacity } = column;
  const date = day.day as PlainDate;
  const more = isOver && dragged !== null && dragged.day !== day.day ? dragged : null;
  const minutes = booked.minutes + (more?.minutes ?? 0);
  const litres = booked.litres + (more?.litres ?? 0);
  const standing = standingText({ minutes, litres }, capacity);
  const over = (event: DragEvent): void => {
    if (dragged === null || !day.working) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // Keys and buttons can move it too: dragging is optional.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['day']}
      data-over={isOver || undefined}
      data-today={isToday || undefined}
      aria-labelledby={`tag-${day.day}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(Number(event.dataTransfer.getData('text/plain')));
      }}
    >
      <header>
        <h2 id={`tag-${day.day}`}>
          <span className="num">{weekdayText(date).slice(0, 2)}</span> {dayOfMonth(date)}.{monthOf(date)}.
        </h2>
        <p className={standing.isOver ? styles['tooMuch'] : styles['free']} aria-live={more === null ? undefined : 'polite'}>
          {standing.isOver && day.working ? <StateSquare mark="error" /> : null}
          {!day.working ? t.closed : more === null ? standing.text : t.after(standing.text)}
        </p>
        <Meter word={t.hours(hoursText(minutes), hoursText(capacity.minutes))} used={minutes} most={capacity.minutes} />
        <Meter word={t.volume(volumeText(litres), volumeText(capacity.litres))} used={litres} most={capacity.litres} isWood />
      </header>
      <ul>{children}</ul>
      {column.works.length === 0 ? <p className={styles['none']}>{t.empty}</p> : null}
    </section>
  );
}

interface Amount {
  minutes: number;
  litres: number;
}

function standingText(booked: Amount, capacity: Amount): { text: string; isOver: boolean } {
  const [time, wood] = [capacity.minutes - booked.minutes, capacity.litres - booked.litres];
  if (time < 0) return { text: t.over(timeText(0 - time)), isOver: true };
  if (wood < 0) return { text: t.over(`${volumeText(0 - wood)} m³`), isOver: true };
  return { text: time === 0 ? t.full : t.free(timeText(time)), isOver: false };
}

/** As long as the used share; an excess is hatched at its end. */
function Meter({ word, used, most, isWood = false }: { word: string; used: number; most: number; isWood?: boolean }) {
  const whole = Math.max(used, most, 1);
  const [fine, over] = [Math.min(used, most) / whole, Math.max(0, used - most) / whole];
  return (
    <div className={styles['meter']}>
      <span>{word}</span>
      <span aria-hidden="true" data-wood={isWood || undefined}>
        <i style={{ width: `${fine * 100}%` }} />
        {over === 0 ? null : <i className={styles['over']} style={{ width: `${over * 100}%` }} />}
      </span>
    </div>
  );
}
