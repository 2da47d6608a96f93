import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import { useRootData } from '#web/root-data.ts';
import styles from './prepayment-slip.module.css';

/** Payment details for the bank when the order is paid in advance. */
export function PrepaymentSlip({ order }: { order: Order }) {
  const t = useTranslations('checkout');
  const profile = useRootData()?.profile;
  if (!profile) return null;
  return (
    <section className={styles['slip']}>
      <h2>{t('payNow')}</h2>
      <dl>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{chfText(rappen(rappenFromChf(order.owedAmount) - rappenFromChf(order.paidAmount)))}</dd>
        </div>
        <div>
          <dt>IBAN</dt>
          <dd>{profile.iban}</dd>
        </div>
        <div>
          <dt>{t('payee')}</dt>
          <dd>
            {profile.companyName}, {profile.street}, {profile.zipCode} {profile.city}
          </dd>
        </div>
        <div>
          <dt>{t('purpose')}</dt>
          <dd>{order.formattedId}</dd>
        </div>
      </dl>
    </section>
  );
}
