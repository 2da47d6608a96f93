import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import styles from './completed-page.module.css';

/** What happens next and when, in sequence. */
export function NextSteps({ order, dayWords }: { order: Order; dayWords: string }) {
  const t = useTranslations('checkout');
  const p = useTranslations('payment');
  const brand = paymentBrand(order.paymentMethodId);
  const paid = order.paymentStatusId === paymentStatus.PAID && brand !== null;
  const prepaid = order.paymentMethodId === paymentMethod.PREPAYMENT;
  const steps = [
    t('next.confirmed'),
    ...(paid ? [p('nextPaid', { method: brand })] : []),
    prepaid ? t('next.prepay') : t('next.produce'),
    t(`next.coming.${deliveryModeOf(order)}`, { day: dayWords === '' ? t('next.firstDay') : dayWords }),
    ...(prepaid || paid ? [] : [t('next.invoice', { email: order.invoiceEmail, days: String(order.paymentTermDays) })]),
  ];
  return (
    <section>
      <h2>{t('whatNext')}</h2>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
