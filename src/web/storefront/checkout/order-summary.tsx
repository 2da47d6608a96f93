import { useTranslations } from 'use-intl';
import { Picture } from '#web/ui/picture.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import { briefFacts } from '#web/texts/short-facts.ts';
import { shippingLabel } from '../cart/shipping-label.ts';
import { LinePrice } from '../cart/line-price.tsx';
import { TotalsList } from '../cart/totals-list.tsx';
import { productPicture } from '../page/product-picture.ts';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import styles from './order-summary.module.css';

/** What is being ordered and its cost, beside every step. The summary page lists the lines itself and, on narrow screens, the sums too, above its button. */
export function OrderSummary({ withLines }: { withLines: boolean }) {
  const t = useTranslations('checkout');
  const c = useTranslations('cart');
  const { lines, price, ready } = useCart();
  return (
    <aside className={`f-kraft-tint ${styles['summary']} ${withLines ? '' : styles['besideOnly']}`} aria-label={t('yourOrder')}>
      <h2>{t('yourOrder')}</h2>
      <ul className={styles['lines']}>
        {(withLines ? lines : []).map((line) => {
          const priced = pricedItem(price, line.key);
          return (
            <li key={line.key}>
              <Picture
                className={styles['picture']}
                src={productPicture(line.articleNumber, { values: line.configuration?.values })}
                alt=""
                width={64}
                height={52}
              />
              <span className={styles['words']}>
                <b>
                  {line.quantity} × {unbrokenProduct(line.name)}
                </b>
                <span className="small">{briefFacts(line.details, c('inner'))}</span>
              </span>
              <span className={styles['amount']}>
                <LinePrice line={priced} of="amount" plain />
              </span>
            </li>
          );
        })}
      </ul>
      {ready ? <OrderSums /> : null}
    </aside>
  );
}

export function OrderSums() {
  const c = useTranslations('cart');
  const { price, pricing, zipCode, delivery, ready } = useCart();
  const waits = pricing || !ready;
  if (!price?.totals)
    return (
      <p className={styles['waiting']} data-waits={waits ? '' : undefined}>
        {waits ? c('pricing') : c('noTotal')}
      </p>
    );
  return (
    <TotalsList
      totals={price.totals}
      lines={price.cartPrice.items.map(({ finalPrice }) => finalPrice)}
      discount={price.cartPrice.discount}
      shippingLabel={shippingLabel(c, { price, zipCode, delivery })}
      vatFree={price.totals.vat === 0}
      stale={pricing}
    />
  );
}
