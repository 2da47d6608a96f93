import { useTranslations } from 'use-intl';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { phoneHref } from '../page/phone-href.ts';
import styles from './quote-actions.module.css';

/** Ids of the parts that the actions jump to. */
export const orderingId = 'bestellen';
export const changingId = 'aenderung';

/** Total and both actions always in view: at the head of the sums beside the lines, on a phone also at the bottom of the screen. */
export function QuoteActions({ total }: { total: number }) {
  const t = useTranslations('quote');
  const c = useTranslations('cart');
  return (
    <>
      <h2 className={styles['total']}>
        {c('total')}{' '}
        <span className={`num ${styles['amount']}`} aria-live="polite">
          {amountText(rappenFromChf(total))}
        </span>
      </h2>
      <div className={styles['actions']}>
        <p className={styles['price']}>
          <Money rappen={rappenFromChf(total)} />
        </p>
        <a className={styles['order']} href={`#${orderingId}`}>
          {t('goToOrder')} <Icon name="down" />
        </a>
        <a className={styles['change']} href={`#${changingId}`}>
          {t('answer')}
        </a>
      </div>
    </>
  );
}

/** Who answers questions: the person who sent the quote, at the company's own number and address. */
export function QuoteContact({ name }: { name: string }) {
  const t = useTranslations('quote');
  const profile = useRootData()?.profile;
  if (!profile) return null;
  return (
    <p className={styles['contact']}>
      <b>{name === '' ? t('contact') : t('contactPerson', { name })}</b>
      <a href={phoneHref(profile.phone)}>{profile.phone}</a>
      <a href={`mailto:${profile.email}`}>{profile.email}</a>
    </p>
  );
}
