import { decimalText } from '../text/decimal-text.ts';
import { priceWords as t } from './price-words.ts';

interface LadderHeadsProps {
  /** As a fraction; 0: none. */
  discount: number;
  /** False when the standard price itself is shown. */
  compares: boolean;
}

/** The heads of a ladder's columns: from how many pieces, price, cost and margin. */
export function LadderHeads({ discount, compares }: LadderHeadsProps) {
  return (
    <>
      <th scope="col">{t.from}</th>
      <th scope="col">{t.price}</th>
      {discount > 0 ? <th scope="col">{t.afterDiscount(decimalText(discount * 100, 2))}</th> : null}
      <th scope="col">{t.cost}</th>
      <th scope="col">{t.margin}</th>
      {compares ? <th scope="col">{t.against}</th> : null}
    </>
  );
}
