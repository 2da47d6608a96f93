import { Form, Link } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Month, MonthSpan } from '#domain/figure/month-span.ts';
import { addMonths, monthOfDay, monthsIn, mostMonths, namedSpan, spanKinds } from '#domain/figure/month-span.ts';
import control from '../grid/control.module.css';
import styles from './figures.module.css';
import { figuresWords as t } from './figures-words.ts';
import { monthName } from './month-tables.ts';

/** Months that can be chosen, back from the current one. */
const offered = 60;

/** Which months are shown: some by name, any by their first and last. The span is in the address. */
export function PeriodBar({ span, today }: { span: MonthSpan; today: PlainDate }) {
  const current = monthOfDay(today);
  const oldest = addMonths(current, 1 - offered);
  const months = monthsIn({ from: span.from < oldest ? span.from : oldest, to: current }).toReversed();
  const select = (name: 'from' | 'to', month: Month) => (
    <label>
      {t[name]}
      <select name={name} defaultValue={month}>
        {months.map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles['period']}>
      <nav className={control['segments']} aria-label={t.period}>
        {spanKinds.map((kind) => {
          const { from, to } = namedSpan(kind, today);
          return (
            <Link
              key={kind}
              className={control['segment']}
              to={`?${new URLSearchParams({ from, to }).toString()}`}
              aria-current={from === span.from && to === span.to ? 'true' : undefined}
              preventScrollReset
            >
              {t.periods[kind]}
            </Link>
          );
        })}
      </nav>
      <Form key={`${span.from} ${span.to}`} className={styles['months']} title={t.most(mostMonths)} preventScrollReset>
        {select('from', span.from)}
        {select('to', span.to)}
        <button type="submit" className={control['button']}>
          {t.show}
        </button>
      </Form>
    </div>
  );
}
