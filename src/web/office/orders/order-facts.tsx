import type { Order } from '#contract/order.ts';
import { decimalText } from '../text/decimal-text.ts';
import { dayText, empty } from '../text/day-text.ts';
import { FactList } from '../document/fact-list.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { deliveryText, paymentText } from './order-view.ts';
import styles from '../document/document.module.css';

const t = officeTexts.order;

export function OrderFacts({ order }: { order: Order }) {
  const facts: [string, string][] = [
    [t.contact, order.orderPerson || empty],
    [t.phone, order.customer.phone || empty],
    [t.email, order.customer.email],
    [t.invoiceEmail, order.invoiceEmail],
    [t.wish, dayText(order.requestedDeliveryDate)],
    [t.confirmed, dayText(order.confirmedDeliveryDate)],
    [t.ownReference, order.externalCustomerNo || empty],
    [t.payment, paymentText(order.paymentMethodId)],
    [t.delivery, deliveryText(order)],
    [t.weight, `${decimalText(order.weight, 1)} kg`],
  ];
  return (
    <section aria-label={t.facts}>
      <FactList facts={facts} />
      {order.comment === '' ? null : (
        <>
          <h2>{t.comment}</h2>
          <p className={styles['comment']}>{order.comment}</p>
        </>
      )}
    </section>
  );
}
