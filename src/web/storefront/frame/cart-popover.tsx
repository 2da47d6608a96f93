import { useTranslations } from 'use-intl';
import { rappenFromChf } from '#domain/money/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/cart-state.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import styles from './cart-popover.module.css';
import { usePriceView } from '../page/price-view.tsx';
import { productPicture } from '../page/product-picture.ts';

export function CartPopover() {
  const t = useTranslations('shell');
  const cart = useCart();
  const view = usePriceView();
  const profile = useRootData()?.profile;
  if (cart.lines.length === 0) {
    return (
      <div className={styles['popover']}>
        <p className={styles['empty']}>{t('cartEmpty')}</p>
      </div>
    );
  }
  const totals = cart.price?.totals ?? null;
  return (
    <div className={styles['popover']}>
      <ul className={styles['list']}>
        {cart.lines.map((line) => {
          const priced = pricedItem(cart.price, line.key);
          return (
            <li key={line.key}>
              <Picture
                className={styles['picture']}
                src={productPicture(line.articleNumber, {
                  values: line.configuration?.values,
                  field: profile?.shop === 'moebel' ? 'forest-tint' : 'coral-tint',
                })}
                alt=""
                width={64}
                height={52}
              />
              <span className={styles['name']}>
                {line.quantity} × {line.name}
              </span>
              <span className={styles['amount']}>
                <LinePrice line={priced} of="amount" />
              </span>
              <button type="button" aria-label={t('cartRemove', { name: line.name })} onClick={() => cart.remove(line.key)}>
                <Icon name="close" size="small" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles['total']} aria-live="polite">
        {totals === null ? null : (
          <>
            <span>{t(view === 'incl' ? 'cartTotal' : 'cartTotalExcl')}</span>
            <Money rappen={rappenFromChf(view === 'incl' ? totals.total : totals.net)} />
          </>
        )}
        {cart.pricing && totals === null ? t('cartPricing') : null}
      </div>
      <ButtonLink to={paths.cart} mark="arrow" className={styles['checkout']}>
        {t('checkout')}
      </ButtonLink>
    </div>
  );
}
