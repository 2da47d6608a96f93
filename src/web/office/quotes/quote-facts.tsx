import { Link } from 'react-router';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Quote, QuoteMessage } from '#contract/quote.ts';
import { paths } from '#web/paths.ts';
import { decimalText } from '../text/decimal-text.ts';
import { dayText, empty } from '../text/day-text.ts';
import { FactList } from '../document/fact-list.tsx';
import { instantDayText, instantText } from '../text/instant-text.ts';
import { officeTexts } from '../frame/office-words.ts';
import orderStyles from '../document/document.module.css';
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
      {quote.versions.length === 0 ? null : (
        <>
          <h2>{t.versions}</h2>
          <FactList
            facts={quote.versions.map(({ number, sentAt, total }) => [
              t.versionLine(number, instantDayText(sentAt)),
              amountText(rappenFromChf(total)),
            ])}
          />
        </>
      )}
      {quote.state === 'ORDERED' && quote.orderUuid !== null ? (
        <p>
          <Link to={`${paths.officeOrders}?q=${encodeURIComponent(orderNumberOf(quote))}`}>{t.toOrder}</Link>
        </p>
      ) : null}
    </section>
  );
}

/** The number of the order that came of it stands in the message of that change. */
function orderNumberOf({ messages }: Quote): string {
  return messages.findLast(({ kind, text }) => kind === 'state' && text !== 'WITHDRAWN')?.text ?? '';
}

function headOf({ author, kind, text, who }: QuoteMessage): string {
  if (kind === 'state') return text === 'WITHDRAWN' ? t.withdrawn : t.ordered(text);
  if (kind === 'givenBack') return t.givenBack(text);
  const word = t.kinds[kind as keyof typeof t.kinds] ?? kind;
  if (author === 'customer') return `${word}, ${who || t.customer}`;
  return author === 'staff' ? who || t.shop : word;
}

/** What customer and shop said, newest first. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  if (quote.messages.length === 0) return null;
  return (
    <section>
      <h2>{t.messages}</h2>
      <ol className={orderStyles['history']}>
        {quote.messages.toReversed().map((message) => {
          const about = quote.positions.find(({ id }) => id === message.positionId);
          return (
            <li key={`${message.at} ${message.kind} ${message.author}`}>
              <time dateTime={message.at}>
                {instantText(message.at)}, {headOf(message)}
                {message.sent ? '' : `, ${t.notSent}`}
                {about === undefined ? '' : `, ${about.name}`}
              </time>
              {message.kind === 'state' || message.kind === 'givenBack' || message.text === '' ? null : (
                <p className={orderStyles['comment']}>{message.text}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
