import { useLocale, useTranslations } from 'use-intl';
import type { OrderPayment } from '#contract/payment.ts';
import { momentText } from '#domain/calendar/moment-text.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paymentFailedPath } from '#web/paths.ts';
import styles from './open-payment.module.css';

/** The order waits for its payment: the deadline, and paying with the same method or another. */
export function OpenPayment({ uuid, payment }: { uuid: string; payment: OrderPayment }) {
  const t = useTranslations('order');
  const p = useTranslations('payment');
  const language = useLocale();
  const { state, total, keptUntil, formattedId: number } = payment;
  if (state === 'CHECKING' || state === 'REVIEW') {
    return (
      <section className={styles['open']}>
        <h2>{p(state === 'REVIEW' ? 'reviewTitle' : 'checkingTitle')}</h2>
        <p>{p(state === 'REVIEW' ? 'reviewText' : 'checkingText')}</p>
      </section>
    );
  }
  if ((state !== 'OPEN' && state !== 'FAILED') || keptUntil === null) return null;
  return (
    <section className={styles['open']}>
      <h2>{p('openTitle')}</h2>
      <p>{t('payUntil', { number, amount: chfText(rappenFromChf(total)), until: momentText(Date.parse(keptUntil), language) })}</p>
      <ButtonLink to={paymentFailedPath(uuid)} mark="arrow">
        {t('payNow')}
      </ButtonLink>
    </section>
  );
}
