import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './payment-page.module.css';
import { useOrderPayment } from '../document/use-order-payment.ts';
import { paymentFailedPath } from '#web/paths.ts';

/** Who has just paid may be a little faster than the provider's news. */
const patienceMs = 6000;
const longMs = 45_000;

/** Back from the payment, and nobody knows yet: waits for the truth and then goes where it belongs. */
export function PaymentWait({ uuid, number }: { uuid: string; number: string }) {
  const p = useTranslations('payment');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { payment, waitedMs } = useOrderPayment(uuid);
  const state = payment?.state ?? null;
  const gaveUp = state === 'FAILED' || state === 'CANCELED' || (state === 'OPEN' && (waitedMs > patienceMs || payment?.failure !== null));
  const settled = state === 'PAID' || state === 'NONE';
  useEffect(() => {
    if (gaveUp) void navigate(paymentFailedPath(uuid), { replace: true });
    else if (settled) void revalidate();
  }, [gaveUp, settled, navigate, revalidate, uuid]);
  const review = state === 'REVIEW';
  return (
    <div className={`wrap ${styles['wait']}`} role="status">
      <p className="num">{number}</p>
      <h1>{p(review ? 'reviewTitle' : 'checkingTitle')}</h1>
      {review ? null : <span className={styles['bar']} aria-hidden="true" />}
      <p>{p(review ? 'reviewText' : waitedMs > longMs ? 'checkingLong' : 'checkingText')}</p>
    </div>
  );
}
