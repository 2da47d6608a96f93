/** The steps of a computed price, by margin or by workbook: price, cost, margin, and the difference from the standard price per piece. */
import { parseNumber } from '#domain/list/number-text.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { francsText } from '../text/francs-text.ts';
import { LadderHeads } from './ladder-heads.tsx';
import ladderStyles from './ladder.module.css';
import type { PriceDraft } from './price-draft.ts';
import { numbersIn } from './price-draft.ts';
import { againstText, marginText } from './step-figures.ts';
import type { Comparison } from './use-comparison.ts';

interface ReckonedLadderProps {
  draft: PriceDraft;
  factsAt: (quantity: number) => Comparison['items'][number] | undefined;
  /** As a fraction; 0: none. */
  discount: number;
  /** False when the standard price itself is edited. */
  compares: boolean;
}

const francs = (chf: number | null | undefined): string => (typeof chf === 'number' ? francsText(chf) : '–');

export function ReckonedLadder({ draft, factsAt, discount, compares }: ReckonedLadderProps) {
  const margin = parseNumber(draft.margin);
  return (
    <table className={ladderStyles['steps']}>
      <thead>
        <tr>
          <LadderHeads discount={discount} compares={compares} />
        </tr>
      </thead>
      <tbody>
        {(numbersIn(draft.quantities) ?? []).map((quantity) => {
          const facts = factsAt(quantity);
          const price =
            draft.strategy === 'MARGIN_PRICE' && typeof facts?.cost === 'number' && margin !== null
              ? facts.cost * (1 + margin / 100)
              : facts?.price;
          const net = typeof price === 'number' ? price * (1 - discount) : null;
          return (
            <tr key={quantity}>
              <td>{groupedText(quantity)}</td>
              <td>
                <b>{francs(price)}</b>
              </td>
              {discount > 0 ? <td>{francs(net)}</td> : null}
              <td>{francs(facts?.cost)}</td>
              <td>
                <b>{marginText(net, facts?.cost)}</b>
              </td>
              {compares ? <td>{againstText(price, facts?.standard)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
