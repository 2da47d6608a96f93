/** Tells the customer that parcels are on their way, with their tracking numbers. */
import type { Order } from '#contract/order.ts';
import type { ParcelShipment } from '#contract/shipment.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import { partyLines } from '#domain/parcel/party.ts';
import { paysDuties } from '#domain/parcel/terms.ts';
import { customerMail, readerOf } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { trackingPage } from './shipment-answer.ts';

export interface ParcelMailFacts {
  company: Sender;
  publicUrl: string;
  wish: Pick<ParcelShipment, 'recipient' | 'termsOfSale'>;
  serviceName: string;
  trackingNumbers: readonly string[];
  arrivesOn: string | null;
}

export function parcelMail(order: Order, { company, publicUrl, wish, serviceName, trackingNumbers, arrivesOn }: ParcelMailFacts): NewMail {
  const { language, formattedId, uuid } = order;
  const text = company.words[language].parcel;
  const [first = ''] = trackingNumbers;
  const day = arrivesOn === null ? null : parsePlainDate(arrivesOn);
  const owesDuties = needsCustoms(wish.recipient.country) && !paysDuties(wish.termsOfSale);
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-parcel:${uuid}:${first}`,
      title: text.title(formattedId),
      to: readerOf(order),
      language,
      paragraphs: [
        text.text(trackingNumbers.length),
        {
          facts: [
            [text.service, serviceName],
            [trackingNumbers.length === 1 ? text.trackingNumber : text.trackingNumbers, trackingNumbers.join('\n')],
            ...(day === null ? [] : ([[text.arrives, dayText(day, language)]] as const)),
            [text.recipient, partyLines(wish.recipient, language).join('\n')],
          ],
        },
        ...(owesDuties ? [text.duties] : []),
        { action: { label: text.follow, url: trackingPage(first) } },
        { action: { label: text.look, url: orderLink(publicUrl, order), quiet: true } },
      ],
    }),
  };
}
