import { isWorkingDay } from '#domain/calendar/working-day.ts';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { waitedShare } from '#domain/calendar/waiting-time.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { ageText } from '../text/age-text.ts';
import styles from './quote-list.module.css';
import { quoteWords } from './quote-words.ts';

/** Working days within which customers are promised an answer. */
const promisedDays = 2;

/** Age of a quote; while its customer waits, a bar fills up to the promise and then turns red. */
export function AgeBar({ quote: { createdAt, waiting }, nowMs }: { quote: QuoteSummary; nowMs: number }) {
  const cameMs = Date.parse(createdAt);
  const text = ageText(nowMs - cameMs);
  if (!waiting) return text;
  const share = waitedShare(cameMs, nowMs, promisedDays, (date) => isWorkingDay(date, noOverrides));
  return (
    <span className={`${styles['age']} ${share >= 1 ? styles['late'] : ''}`}>
      {text}
      <i style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }} />
      {share >= 1 ? <span className={styles['hidden']}>{quoteWords.late}</span> : null}
    </span>
  );
}
