import type { QuoteMargin } from '#contract/quote-desk.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import styles from './lines.module.css';
import { quoteWords as t } from './quote-words.ts';

/** The parts of what one piece costs, each with a bar as long as its share. */
export function LineCosts({ margin }: { margin: QuoteMargin['lines'][number] }) {
  const whole = margin.items.reduce((sum, { chf }) => sum + chf, 0);
  return (
    <table className={styles['costs']}>
      <caption className={styles['hidden']}>{t.costs}</caption>
      <thead>
        <tr>
          <th scope="col">{t.costs}</th>
          <th scope="col">CHF</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {margin.items.map(({ label, chf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amountText(rappenFromChf(chf))}</td>
            <td className={styles['share']} aria-hidden="true">
              <span>
                <i style={{ width: `${whole > 0 ? Math.round((chf / whole) * 100) : 0}%` }} />
              </span>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.costOfOne}</th>
          <td>{amountText(rappenFromChf(margin.costPerOne ?? 0))}</td>
          <td aria-hidden="true" />
        </tr>
      </tbody>
    </table>
  );
}
