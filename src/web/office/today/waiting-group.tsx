import { Link } from 'react-router';
import { amountText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import { screenOf } from '../frame/areas.ts';
import { addressOfWait } from '../frame/waits.ts';
import type { Wait } from '../frame/waits.ts';
import { StateSquare } from '../grid/state-square.tsx';
import { ageOf } from './age.ts';
import type { WaitingGroup, WaitingRow } from './load-today.ts';
import { todayWords as t } from './today-words.ts';
import { rowMark } from './use-row-keys.ts';
import groupStyles from './group.module.css';
import styles from './waiting-group.module.css';

/** One kind of open task: its number, the rows waiting longest, and a link to all of them. */
export function WaitingGroupList({ group: { wait, rows }, nowMs }: { group: WaitingGroup; nowMs: number }) {
  const { word } = screenOf(wait.screen);
  const all = addressOfWait(wait);
  return (
    <section className={`${groupStyles['group']} ${styles['group']}`} aria-labelledby={`wait-${wait.key}`}>
      <header>
        <h2 id={`wait-${wait.key}`}>{wait.head}</h2>
        <Link to={all} className="num" aria-label={`${wait.head}: ${wait.count}`}>
          {wait.count}
        </Link>
        <small>{wait.remark}</small>
      </header>
      <ul>
        {rows.map((row) => (
          <Row key={row.address} wait={wait} row={row} nowMs={nowMs} />
        ))}
      </ul>
      {wait.count > rows.length ? (
        <p>
          <Link to={all}>{t.more(wait.count - rows.length, word)}</Link>
        </p>
      ) : null}
    </section>
  );
}

function Row({ wait, row, nowMs }: { wait: Wait; row: WaitingRow; nowMs: number }) {
  const age = ageOf(wait, row, nowMs);
  return (
    <li className={age.isLate ? styles['late'] : undefined}>
      <Link to={row.address} className={styles['row']} {...rowMark(row.noted)}>
        <span className={styles['mark']}>
          <StateSquare mark={age.isLate ? 'error' : 'open'} />
          <span className={styles['spoken']}>{age.isLate ? t.states.late : t.states.waiting}</span>
        </span>
        <span className={styles['picture']}>{row.pictureUrl ? <img src={row.pictureUrl} alt="" loading="lazy" /> : null}</span>
        <span className={styles['number']}>{row.number}</span>
        <b className={styles['customer']}>{row.customer}</b>
        <span className={styles['about']}>{row.about}</span>
        <span className={styles['age']}>
          {age.text}
          {age.share === null ? null : <i style={{ width: `${Math.round(age.share * 100)}%` }} />}
        </span>
        <b className={styles['total']}>{row.total === null ? t.unpriced : amountText(rappen(row.total))}</b>
        <span className={styles['action']}>
          {wait.action} <kbd aria-hidden="true">↵</kbd>
        </span>
      </Link>
    </li>
  );
}
