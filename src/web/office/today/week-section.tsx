import { Link } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { weekNumber } from '#domain/calendar/week.ts';
import { dayBar } from '#domain/figure/day-bar.ts';
import { paths } from '#web/paths.ts';
import { weekdayText } from '../text/weekday-text.ts';
import type { Aside } from './load-aside.ts';
import { todayWords as t } from './today-words.ts';
import styles from './week-section.module.css';

/** The days of the week in the workshop that is planned for: hours booked, and what is free or too much. */
export function WeekSection({ week }: Pick<Aside, 'week'>) {
  const [monday] = week;
  return monday === undefined ? null : (
    <section aria-labelledby="werkstatt">
      <h2 id="werkstatt">
        <Link to={paths.officeProduction}>{t.week(weekNumber(monday.day as PlainDate))}</Link> <small>{t.weekRemark}</small>
      </h2>
      <ul className={styles['week']}>
        {week.map((each) => (
          <DayColumn key={each.day} {...each} />
        ))}
      </ul>
    </section>
  );
}

function DayColumn({ day, working, ...load }: Aside['week'][number]) {
  const { hours, over, spare, filled } = dayBar(load);
  return (
    <li>
      <span className="num">{hours}</span>
      <span className={styles['bar']} aria-hidden="true">
        <i className={over > 0 ? styles['over'] : undefined} style={{ height: `${Math.round(filled * 100)}%` }} />
      </span>
      <b>{weekdayText(day as PlainDate).slice(0, 2)}</b>
      <small className={over > 0 ? styles['late'] : undefined}>
        {over > 0 ? t.hoursOver(over) : working ? t.hoursFree(spare) : t.closed}
      </small>
    </li>
  );
}
