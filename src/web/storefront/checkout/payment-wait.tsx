import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './payment-page.module.css';
import { useOrderPayment } from '../document/use-order-payment.ts';
import { paymentFailedPath } from '#web/paths.ts';

/** The customer may return from the payment a little before the provider's notification. */
const patienceMs = 6000;
const longMs = 45_000;

/** Shown after the payment while its result is unknown: waits for it and then goes to the page for it. */
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
