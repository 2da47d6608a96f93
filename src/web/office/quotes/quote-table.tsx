import { Link } from 'react-router';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { officeQuotePath } from '#web/paths.ts';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { dayText, empty } from '../text/day-text.ts';
import { instantDayText } from '../text/instant-text.ts';
import styles from '../ui/page.module.css';
import { quoteTexts } from './quote-texts.ts';
import { isWritable, quoteMark } from './quote-view.ts';

const t = quoteTexts.list;

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  return (
    <tr>
      <td className={styles['keep']}>
        <Link to={officeQuotePath(quote.id)}>{quote.formattedId}</Link>
      </td>
      <td className={styles['keep']}>{instantDayText(quote.createdAt)}</td>
      <td className={styles['strong']}>{quote.customerName}</td>
      <td>{quote.city}</td>
      <td>{quote.externalCustomerNo || empty}</td>
      <td className={styles['number']}>{quote.positionCount}</td>
      <td className={styles['number']}>{dayText(quote.validUntil)}</td>
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
    <DataTable
      label={t.caption}
      columns={[
        ...columns([t.number, t.date, t.customer, t.place, t.reference]),
        ...columns([t.positions, t.validUntil, t.total], 'number'),
        { word: t.status },
      ]}
    >
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </tbody>
    </DataTable>
  );
}
