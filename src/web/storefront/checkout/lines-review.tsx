import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCart } from '../cart/cart-state.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import { productPicture } from '../layout/product-picture.ts';
import { PositionRow } from './position-row.tsx';
import styles from './position-row.module.css';

/** The lines of the cart with all chosen values, as they will be ordered. */
export function LinesReview({ edit }: { edit: string }) {
  const t = useTranslations('checkout');
  const { lines, price } = useCart();
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('positions', { count: lines.length })}</h2>
        <Link to={edit} aria-label={t('changeThing', { title: t('positions', { count: lines.length }) })}>
          {t('change')}
        </Link>
      </div>
      <ul>
        {lines.map((line) => {
          const priced = pricedItem(price, line.key);
          return (
            <PositionRow
              key={line.key}
              picture={productPicture(line.articleNumber, { values: line.configuration?.values })}
              name={line.name}
              details={line.details}
              remark={line.remark}
              quantity={line.quantity}
              pricePerOne={priced?.pricePerOne ?? null}
              finalPrice={priced?.finalPrice ?? null}
            />
          );
        })}
      </ul>
    </section>
  );
}
