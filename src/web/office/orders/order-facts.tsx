import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { AddressText, HistoryEntry, Order } from '#contract/order.ts';
import { decimalText } from '../decimal-text.ts';
import { instantText } from '../instant-text.ts';
import { officeTexts } from '../office-texts.ts';
import { deliveryText, historyText, paymentText } from '../order-view.ts';
import styles from './order-page.module.css';

const t = officeTexts.order;
const empty = '–';

const dayText = (date: string | null): string => (date === null ? empty : dateText(date as PlainDate));

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
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.comment === '' ? null : (
        <>
          <h2>{t.comment}</h2>
          <p className={styles['comment']}>{order.comment}</p>
        </>
      )}
    </section>
  );
}

export function OrderHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <section>
      <h2>{t.history}</h2>
      <ol className={styles['history']}>
        {history.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.after}`}>
            <time dateTime={entry.at}>
              {instantText(entry.at)}, {entry.who}
            </time>
            <span>{historyText(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function AddressBlock({ title, address }: { title: string; address: AddressText }) {
  const lines = [
    address.name,
    address.addition,
    address.street,
    address.additionalAddress,
    `${address.country === 'CH' ? '' : `${address.country}-`}${address.zipCode} ${address.city}`,
  ];
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} style={{ display: 'block' }}>
              {line}
            </span>
          ))}
      </address>
    </section>
  );
}
