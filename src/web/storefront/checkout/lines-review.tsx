import { useTranslations } from 'use-intl';
import { useCart } from '../cart/cart-state.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import { productPicture } from '../page/product-picture.ts';
import { PositionRow } from '../document/position-row.tsx';
import { ReviewHead } from '../document/review-head.tsx';

/** The lines of the cart with all chosen values, as they will be ordered. */
export function LinesReview({ edit }: { edit: string }) {
  const t = useTranslations('checkout');
  const { lines, price } = useCart();
  return (
    <section>
      <ReviewHead title={t('positions', { count: lines.length })} edit={edit} size="whole" />
      <ul>
        {lines.map((line) => (
          <PositionRow
            key={line.key}
            picture={productPicture(line.articleNumber, { values: line.configuration?.values })}
            name={line.name}
            details={line.details}
            remark={line.remark}
            quantity={line.quantity}
            price={pricedItem(price, line.key)}
          />
        ))}
      </ul>
    </section>
  );
}
