import { Link, useSearchParams } from 'react-router';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { weekNumber, weekOf } from '#domain/calendar/week.ts';
import control from '../grid/control.module.css';
import { withOrderWindow } from './order-window.ts';
import type { OrderWindow } from './order-window.ts';
import styles from './week-bar.module.css';
import { orderListWords as t } from './order-words.ts';

interface WeekBarProps {
  window: OrderWindow;
  today: PlainDate;
  /** Only orders can wait for the payment provider. */
  withPreparation?: boolean;
}

/** Moves through the weeks in which orders came in, and shows those that still wait for the payment provider. */
export function WeekBar({ window, today, withPreparation = true }: WeekBarProps) {
  const [query, setQuery] = useSearchParams();
  const thisWeek = weekOf(today).from;
  const addressOf = (week: PlainDate | null): string => `?${withOrderWindow(query, { ...window, week }).toString()}`;
  const shown = window.week ?? thisWeek;
  const link = (week: PlainDate | null, word: string, label = word) => (
    <Link
      className={control['segment']}
      to={addressOf(week)}
      aria-label={label}
      aria-current={week === window.week ? 'true' : undefined}
      preventScrollReset
    >
      {word}
    </Link>
  );
  return (
    <div className={styles['bar']}>
      <nav className={control['segments']} aria-label={t.weeks} data-all={window.week === null || undefined}>
        {link(null, t.allWeeks)}
        {link(thisWeek, t.thisWeek)}
        {link(addDays(thisWeek, -7), t.lastWeek)}
        {link(addDays(shown, -7), '‹', t.weekBefore)}
        <span className={styles['week']}>
          {window.week === null ? t.anyWeek : t.week(weekNumber(shown), dateText(shown), dateText(weekOf(shown).to))}
        </span>
        {link(addDays(shown, 7), '›', t.weekAfter)}
      </nav>
      {withPreparation ? (
        <label className={styles['preparation']}>
          <input
            type="checkbox"
            checked={window.showPreparation}
            onChange={({ target }) =>
              setQuery(withOrderWindow(query, { ...window, showPreparation: target.checked }), { replace: true, preventScrollReset: true })
            }
          />
          {t.showPreparation}
        </label>
      ) : null}
    </div>
  );
}
