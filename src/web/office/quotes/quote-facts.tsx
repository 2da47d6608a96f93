import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Quote, QuoteMessage } from '#contract/quote.ts';
import { paths } from '#web/paths.ts';
import { dayText, empty } from '../text/day-text.ts';
import { weightText } from '../text/weight-text.ts';
import { FactList } from '../document/fact-list.tsx';
import { officeWords } from '../frame/office-words.ts';
import { RecordNotes } from '../notes/record-notes.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { AddressBreak } from '../ui/address-break.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { PhoneText } from '../ui/phone-text.tsx';
import { quoteWords as t } from './quote-words.ts';

const order = officeWords.order;

const deliveryWords = { PICKUP: 'Abholung', TRUCK: 'Lieferung', MAIL: 'Post', FEDEX: 'Paketdienst' } as const;

export function QuoteFacts({ quote }: { quote: Quote }) {
  const facts: (readonly [string, ReactNode])[] = [
    [t.validUntil, dayText(quote.validUntil)],
    [t.pin, quote.sentToCustomer ? (quote.pin ?? empty) : empty],
    [order.contact, quote.orderPerson || empty],
    [order.phone, <PhoneText key="phone" phone={quote.customer.phone} />],
    [order.email, <EmailText key="email" email={quote.customer.email} />],
    ...(quote.invoiceEmail === quote.customer.email
      ? []
      : ([[order.invoiceEmail, <EmailText key="invoice" email={quote.invoiceEmail} />]] as const)),
    [order.wish, dayText(quote.requestedDeliveryDate)],
    [order.ownReference, quote.externalCustomerNo || empty],
    [order.delivery, deliveryWords[quote.deliveryType]],
    [order.weight, `${weightText(quote.weight)} kg`],
    [t.language, t.languages[quote.language]],
  ];
  return (
    <section aria-label={order.facts}>
      <FactList facts={facts} />
      {quote.state === 'ORDERED' && quote.orderUuid !== null ? (
        <p>
          <Link to={`${paths.officeOrders}?search=${encodeURIComponent(orderNumberOf(quote))}`}>{t.toOrder}</Link>
        </p>
      ) : null}
    </section>
  );
}

/** The number of the resulting order, from the message about that change of state. */
function orderNumberOf({ messages }: Quote): string {
  return messages.findLast(({ kind, text }) => kind === 'state' && text !== 'WITHDRAWN')?.text ?? '';
}

function headOf({ author, kind, text, who }: QuoteMessage, personName: (who: string) => string): string {
  if (kind === 'state') return text === 'WITHDRAWN' ? t.withdrawn : t.ordered(text);
  if (kind === 'givenBack') return t.givenBack(text);
  const word = t.kinds[kind as keyof typeof t.kinds] ?? kind;
  if (author === 'customer') return `${word}, ${personName(who) || t.customer}`;
  return author === 'staff' ? personName(who) || t.shop : word;
}

/** Messages of customer and shop, newest first. */
export function QuoteHistory({ quote: { id, messages, positions } }: { quote: Quote }) {
  const personName = usePersonName();
  const lines = messages.toReversed().map((message) => {
    const about = positions.find(({ id }) => id === message.positionId);
    const says = message.kind !== 'state' && message.kind !== 'givenBack' && message.text !== '';
    const what = [headOf(message, personName), message.sent ? '' : t.notSent, about?.name ?? ''].filter((part) => part !== '').join(', ');
    const head = <AddressBreak text={what} />;
    return { at: message.at, who: '', what: says ? <b>{head}</b> : head, ...(says ? { text: message.text } : {}) };
  });
  return <RecordNotes kind="quote" id={id} history={lines} />;
}
