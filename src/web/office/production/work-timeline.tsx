import type { CSSProperties } from 'react';
import type { LoadDay } from '#contract/work-order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { dayOfMonth, monthOf } from '#domain/calendar/plain-date.ts';
import { weekdayText } from '../text/weekday-text.ts';
import { timeText } from './amount-text.ts';
import { breaksPromise, shortDay, shortNumber } from './board-view.ts';
import type { ViewProps } from './week-views.ts';
import { spanOf } from './week-views.ts';
import { cardId } from './work-card.tsx';
import { productionWords as t } from './production-words.ts';
import styles from './work-views.module.css';

interface TimelineProps extends ViewProps {
  /** Days from left to right. */
  axis: readonly LoadDay[];
  today: string;
}

/** Each work order on the timeline: the day it is finished, the time left after that, and the promised day. */
export function WorkTimeline({ stacks, chosen, stop, onChoose, onOpen, axis, today }: TimelineProps) {
  return (
    <div className={styles['timeline']} style={{ '--days': axis.length } as CSSProperties}>
      <div className={styles['axis']} aria-hidden="true">
        {axis.map(({ day }, index) => (
          <span key={day} style={{ gridColumn: index + 2 }} data-today={day === today || undefined}>
            <b>{weekdayText(day as PlainDate).slice(0, 2)}</b> {dayOfMonth(day as PlainDate)}.{monthOf(day as PlainDate)}.
          </span>
        ))}
      </div>
      <ul>
        {stacks.flat().map((work) => {
          const { end, latest, promised } = spanOf(axis, work);
          const isLate = work.state === 'OPEN' && work.day < today;
          const breaks = isLate || (work.state === 'OPEN' && breaksPromise(work, work.day));
          return (
            <li key={work.id} data-chosen={work.id === chosen?.id || undefined} data-state={work.state}>
              <button
                type="button"
                id={cardId(work.id)}
                aria-pressed={work.id === chosen?.id}
                tabIndex={work.id === stop?.id ? 0 : -1}
                onClick={() => onOpen(work.id)}
                onFocus={() => onChoose(work.id)}
              >
                <b>{shortNumber(work.formattedId)}</b> {work.customerName}
                <small>
                  {t.part(work.quantity, work.lineQuantity)} {work.name}
                </small>
              </button>
              <span className={styles['bar']} style={{ gridColumn: end + 1 }} data-breaks={breaks || undefined}>
                {work.state === 'CANCELED' ? t.canceled : timeText(work.minutes)}
                {isLate ? `, ${t.overdue}` : ''}
              </span>
              {latest > end ? <i className={styles['slack']} style={{ gridColumn: `${end + 2} / ${latest + 2}` }} /> : null}
              {promised === null || promised <= end ? null : (
                <span className={styles['promise']} style={{ gridColumn: promised + 1 }}>
                  {t.promisedOn(shortDay(work.promised))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
