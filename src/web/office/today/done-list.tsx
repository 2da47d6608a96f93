import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Done, readDoneToday } from '#contract/today.ts';
import { clockText } from '#domain/calendar/clock-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { officeInvoicePath, officeOrderPath, officeQuotePath, workOrderPath } from '#web/paths.ts';
import { PersonName } from '../people/person-names.tsx';
import { PlainGroup } from './plain-group.tsx';
import { todayWords as t } from './today-words.ts';
import styles from './plain-group.module.css';

const addressOf: Readonly<Record<Done['record']['kind'], (id: number) => string>> = {
  order: officeOrderPath,
  quote: officeQuotePath,
  invoice: officeInvoicePath,
  workOrder: workOrderPath,
};

/** What people have done today at a desk, newest first. */
export function DoneList({ done: { items, total } }: { done: OutputOf<typeof readDoneToday> }) {
  return (
    <PlainGroup id="erledigt" head={t.done} count={total} remark={total === 0 ? t.doneNothing : t.doneRemark}>
      {items.map(({ did, record, label, customer, at, who }) => (
        <li key={`${did} ${label} ${at}`}>
          <Link to={addressOf[record.kind](record.id)} data-row="">
            {label}
          </Link>
          <b>{customer}</b>
          <span className={styles['text']}>{t.deeds[did]}</span>
          <span>
            <PersonName who={who} />, <time dateTime={at}>{clockText(localNow(Date.parse(at)).minutesOfDay)}</time>
          </span>
        </li>
      ))}
      {total > items.length ? <li>{t.doneMore(total - items.length)}</li> : null}
    </PlainGroup>
  );
}
