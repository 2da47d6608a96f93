import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readFollowUps } from '#contract/note.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { recordAddress } from '../notes/record-address.ts';
import { shortDayText } from '../text/weekday-text.ts';
import { todayWords as t } from './today-words.ts';
import styles from './later-section.module.css';

/** What the reader will look at again on one of the next days. */
export function LaterSection({ coming }: Pick<OutputOf<typeof readFollowUps>, 'coming'>) {
  return coming.length === 0 ? null : (
    <section aria-labelledby="spaeter">
      <h2 id="spaeter">
        {t.later} <small>{t.laterRemark}</small>
      </h2>
      <ul className={styles['later']}>
        {coming.map(({ kind, recordId, label, customer, day, tags }) => {
          const address = recordAddress(kind, recordId);
          const words = `${t.noted[kind]} ${label}`;
          return (
            <li key={`${kind} ${recordId}`}>
              <time dateTime={day}>{shortDayText(day as PlainDate)}</time>
              <span>
                {address === null ? words : <Link to={address}>{words}</Link>}
                <small>{[customer, ...tags].filter((text) => text !== '').join(', ')}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
