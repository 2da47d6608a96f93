import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { placeLine } from '#domain/contact/address.ts';
import { FactList } from '../document/fact-list.tsx';
import { officeWords } from '../frame/office-words.ts';
import { empty, longDayText } from '../text/day-text.ts';
import { weightText } from '../text/weight-text.ts';
import { EmailText } from '../ui/email-text.tsx';
import { PhoneText } from '../ui/phone-text.tsx';
import { deliveryText, paymentText } from './order-view.ts';
import styles from '../document/document.module.css';

const t = officeWords.order;

export function OrderFacts({ order }: { order: Order }) {
  const { customer, deliveryAddress, invoiceEmail } = order;
  const facts: (readonly [string, ReactNode])[] = [
    [t.contact, order.orderPerson || empty],
    [t.phone, <PhoneText key="phone" phone={customer.phone} />],
    [t.email, <EmailText key="email" email={customer.email} />],
    ...(invoiceEmail === customer.email ? [] : ([[t.invoiceEmail, <EmailText key="invoice" email={invoiceEmail} />]] as const)),
    [t.ownReference, order.externalCustomerNo || empty],
    ...(order.erpNumber === '' ? [] : ([[t.erpNumber, order.erpNumber]] as const)),
    [t.wish, longDayText(order.requestedDeliveryDate)],
    [t.confirmed, longDayText(order.confirmedDeliveryDate)],
    [t.delivery, deliveryAddress === null ? deliveryText(order) : placeLine(deliveryAddress)],
    [t.payment, paymentText(order.paymentMethodId)],
    [t.weight, `${weightText(order.weight)} kg`],
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
