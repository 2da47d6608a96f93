import { Link } from 'react-router';
import type { Quote, QuoteMessage } from '#contract/quote.ts';
import { paths } from '#web/paths.ts';
import { decimalText } from '../text/decimal-text.ts';
import { dayText, empty } from '../text/day-text.ts';
import { FactList } from '../document/fact-list.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { RecordNotes } from '../notes/record-notes.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { quoteTexts as t } from './quote-texts.ts';

const order = officeTexts.order;

const deliveryWords = { PICKUP: 'Abholung', TRUCK: 'Lieferung', MAIL: 'Lieferung', FEDEX: 'Paketdienst' } as const;

export function QuoteFacts({ quote }: { quote: Quote }) {
  const facts: [string, string][] = [
    [t.validUntil, dayText(quote.validUntil)],
    [t.pin, quote.sentToCustomer ? (quote.pin ?? empty) : empty],
    [order.contact, quote.orderPerson || empty],
    [order.phone, quote.customer.phone || empty],
    [order.email, quote.customer.email],
    [order.invoiceEmail, quote.invoiceEmail],
    [order.wish, dayText(quote.requestedDeliveryDate)],
    [order.ownReference, quote.externalCustomerNo || empty],
    [order.delivery, deliveryWords[quote.deliveryType]],
    [order.weight, `${decimalText(quote.weight, 1)} kg`],
    [t.language, t.languages[quote.language]],
  ];
  return (
    <section aria-label={order.facts}>
      <FactList facts={facts} />
      {quote.state === 'ORDERED' && quote.orderUuid !== null ? (
        <p>
          <Link to={`${paths.officeOrders}?q=${encodeURIComponent(orderNumberOf(quote))}`}>{t.toOrder}</Link>
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
    return { at: message.at, who: '', what: says ? <b>{what}</b> : what, ...(says ? { text: message.text } : {}) };
  });
  return <RecordNotes kind="quote" id={id} history={lines} />;
}
