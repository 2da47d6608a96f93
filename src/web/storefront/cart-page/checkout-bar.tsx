import { useTranslations } from 'use-intl';
import { rappenFromChf } from '#domain/money/money.ts';
import { Money } from '#web/ui/money.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/cart-state.tsx';
import { orderProblems } from '../cart/line-pricing.ts';
import styles from './checkout-bar.module.css';

/** On a phone: total and button, always in reach of the thumb. Wider screens show both beside the lines. */
export function CheckoutBar() {
  const t = useTranslations('cart');
  const { price, ready } = useCart();
  if (!price?.totals || (orderProblems(price)?.length ?? 0) > 0) return null;
  return (
    <div className={styles['bar']}>
      <p>
        <span>{t('total')}</span>
        <Money rappen={rappenFromChf(price.totals.total)} />
      </p>
      <ButtonLink to={paths.signIn} mark="arrow" aria-disabled={!ready || undefined}>
        {t('checkout')}
      </ButtonLink>
    </div>
  );
}
