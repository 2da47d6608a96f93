import { Link } from 'react-router';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { instantDayText } from '../instant-text.ts';
import styles from '../office-page.module.css';
import { quoteTexts } from './quote-texts.ts';
import { isWritable, quoteMark } from './quote-view.ts';

const t = quoteTexts.list;
const empty = '–';

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  return (
    <tr>
      <td className={styles['keep']}>
        <Link to={`/admin/Quotes/${quote.id}`}>{quote.formattedId}</Link>
      </td>
      <td className={styles['keep']}>{instantDayText(quote.createdAt)}</td>
      <td className={styles['strong']}>{quote.customerName}</td>
      <td>{quote.city}</td>
      <td>{quote.externalCustomerNo || empty}</td>
      <td className={styles['number']}>{quote.positionCount}</td>
      <td className={styles['number']}>{quote.validUntil === null ? empty : dateText(quote.validUntil as PlainDate)}</td>
      <td className={`${styles['number']} ${styles['strong']}`}>
        {quote.total === null ? t.open : amountText(rappenFromChf(quote.total))}
      </td>
      <td className={styles['keep']}>
        <StatusMark {...quoteMark(quote.state)} />{' '}
        {quote.waiting && isWritable(quote) && quote.state !== 'REQUESTED' ? <StatusMark state="open" label={quoteTexts.waiting} /> : null}
      </td>
    </tr>
  );
}

export function QuoteTable({ quotes }: { quotes: readonly QuoteSummary[] }) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t.caption}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {[t.number, t.date, t.customer, t.place, t.reference].map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
            {[t.positions, t.validUntil, t.total].map((word) => (
              <th key={word} scope="col" className={styles['number']}>
                {word}
              </th>
            ))}
            <th scope="col">{t.status}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
