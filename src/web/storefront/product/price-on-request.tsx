/** Whom to ask about a price that is on request: the bar has room for the quote's button alone. */
import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import { useRootData } from '#web/root-data.ts';
import { phoneHref } from '../page/phone-href.ts';
import styles from './step-prices.module.css';

/** A price that is only not available right now may be known by the time of the order. */
export const isOnRequest = (item: PricedItem | null): boolean =>
  item !== null && item.pricePerOne === null && item.problem !== 'priceUnavailable';

export function PriceOnRequest({ item, articleNumber }: { item: PricedItem | null; articleNumber: string }) {
  const t = useTranslations('shell');
  const profile = useRootData()?.profile;
  if (!isOnRequest(item) || profile === undefined) return null;
  return (
    <section className={`${styles['prices']} ${styles['contact']}`} aria-label={t('onRequest')}>
      <h2>{t('onRequest')}</h2>
      <p>
        <a href={phoneHref(profile.phone)}>{profile.phone}</a>
        <a href={`mailto:${profile.email}?subject=${encodeURIComponent(articleNumber)}`}>{profile.email}</a>
      </p>
    </section>
  );
}
