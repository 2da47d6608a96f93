import type { ChangeDifference } from '#contract/staged-change.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import styles from './order-change.module.css';
import { changeWords } from './change-words.ts';

const t = changeWords.totals;
const amount = (chf: number): string => amountText(rappenFromChf(chf));
const difference = (before: number, after: number): string => {
  const rappen = rappenFromChf(after) - rappenFromChf(before);
  return `${rappen > 0 ? '+ ' : rappen < 0 ? '− ' : ''}${amount(Math.abs(rappen) / 100)}`;
};

function settlement({ way, amount: chf }: ChangeDifference['money']): string {
  const { money } = changeWords;
  if (way === 'none') return money.none;
  const words = way === 'nextInvoice' && chf < 0 ? money.lessOnNextInvoice : money[way];
  return words(chfText(rappenFromChf(Math.abs(chf))));
}

/** The order's totals before and after, and how the difference is settled. */
export function ChangeTotals({ difference: { before, after, money } }: { difference: ChangeDifference }) {
  const rows = [
    [t.products, before.products - before.discountAmount, after.products - after.discountAmount],
    [t.shipping, before.shipping ?? 0, after.shipping ?? 0],
    [t.vat, before.vat, after.vat],
    [t.total, before.total, after.total],
  ] as const;
  return (
    <div>
      <table className={styles['totals']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
            <th scope="col">{t.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([word, was, becomes]) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{amount(was)}</td>
              <td className="num">{amount(becomes)}</td>
              <td>{difference(was, becomes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{settlement(money)}</p>
    </div>
  );
}
