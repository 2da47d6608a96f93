import type { BulkRow } from '#contract/price-bulk.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { decimalText } from '../text/decimal-text.ts';
import { bulkWords as t } from './bulk-words.ts';
import { plannedWords } from './planned-words.ts';
import { priceWords } from './price-words.ts';
import bulkStyles from './bulk.module.css';
import ladderStyles from './ladder.module.css';

const mostShown = 200;

const ladder = (steps: BulkRow['before']): string => steps.map(({ price }) => unitPriceText(unitPriceFromChf(price))).join(' / ');
const margin = (percent: number | null): string => (percent === null ? '' : `${decimalText(percent, 2)} %`);

/** Before and after of each row; unchanged ones are marked. */
export function BulkPreview({ rows }: { rows: readonly BulkRow[] }) {
  const again = rows.filter(({ changes, plannedLater }) => changes && plannedLater).length;
  return (
    <div className={bulkStyles['bulkRows']}>
      <table className={ladderStyles['preview']}>
        <thead>
          <tr>
            <th scope="col">{priceWords.columns.number}</th>
            <th scope="col">{priceWords.customer}</th>
            <th scope="col">{priceWords.before}</th>
            <th scope="col">{priceWords.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.articleNumber}</th>
              <td>{row.isDefault ? priceWords.standard : row.customerName}</td>
              <td>{ladder(row.before) + margin(row.marginBefore)}</td>
              <td>
                {row.changes ? <b>{ladder(row.after) + margin(row.marginAfter)}</b> : t.stays(priceWords.strategies[row.activeStrategy])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {again === 0 ? null : <p>{plannedWords.stays(again)}</p>}
      {rows.length > mostShown ? <p>{t.more(rows.length - mostShown)}</p> : null}
    </div>
  );
}
