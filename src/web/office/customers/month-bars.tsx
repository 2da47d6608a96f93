import type { CustomerFigures } from '#contract/customer-record.ts';
import { groupedText } from '#domain/money/money-text.ts';
import styles from './customer.module.css';

const letters = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const;

/** Twelve months as bars, the current one in ink; a hidden table has the figures for screen readers. */
export function MonthBars({ months }: { months: CustomerFigures['months'] }) {
  const most = Math.max(1, ...months.map(({ net }) => net));
  return (
    <ol className={styles['bars']}>
      {months.map(({ month, net }) => (
        <li key={month} aria-label={`${month}: CHF ${groupedText(Math.round(net))}`}>
          <span aria-hidden="true" className={styles['amount']}>
            {net === 0 ? '' : (net / 1000).toFixed(1)}
          </span>
          <span aria-hidden="true" className={styles['bar']} style={{ blockSize: `${Math.round((net / most) * 88)}px` }} />
          <span aria-hidden="true">{letters[Number(month.slice(5)) - 1]}</span>
        </li>
      ))}
    </ol>
  );
}
