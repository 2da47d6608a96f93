/** The steps of a computed price, by margin or by workbook: cost, price, and the standard price of each. */
import { parseNumber } from '#domain/list/number-text.ts';
import ladderStyles from './ladder.module.css';
import type { PriceDraft } from './price-draft.ts';
import { numbersIn } from './price-draft.ts';
import { priceWords as t } from './price-words.ts';
import type { Comparison } from './use-comparison.ts';

export function ReckonedLadder({
  draft,
  factsAt,
}: {
  draft: PriceDraft;
  factsAt: (quantity: number) => Comparison['items'][number] | undefined;
}) {
  const margin = parseNumber(draft.margin);
  return (
    <table className={ladderStyles['steps']}>
      <thead>
        <tr>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.cost}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.standardShort}</th>
        </tr>
      </thead>
      <tbody>
        {(numbersIn(draft.quantities) ?? []).map((quantity) => {
          const facts = factsAt(quantity);
          const price =
            draft.strategy === 'MARGIN_PRICE' && typeof facts?.cost === 'number' && margin !== null
              ? facts.cost * (1 + margin / 100)
              : facts?.price;
          return (
            <tr key={quantity}>
              <td>{quantity}</td>
              <td>{facts?.cost?.toFixed(2) ?? '–'}</td>
              <td>
                <b>{price?.toFixed(2) ?? '–'}</b>
              </td>
              <td>{facts?.standard?.toFixed(2) ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
