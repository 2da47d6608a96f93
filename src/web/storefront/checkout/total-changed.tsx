import { useTranslations } from 'use-intl';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { useCart } from '../cart/cart-state.tsx';
import styles from './step-page.module.css';

/** The total differs from the one the customer agreed to: shows both and asks for confirmation again. */
export function TotalChanged({ before }: { before: number }) {
  const t = useTranslations('checkout');
  const { price, pricing } = useCart();
  const now = price?.totals?.total;
  if (pricing || now === undefined || now === before) return null;
  return (
    <p className={styles['warning']} role="status">
      {t('totalChanged', { before: chfText(rappenFromChf(before)), now: chfText(rappenFromChf(now)) })}
    </p>
  );
}
