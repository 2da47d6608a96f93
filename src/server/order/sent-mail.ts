/** Tells the customer that the goods are on their way, or wait to be picked up. */
import type { Order } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { letter, salutationFor } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { orderLink } from './order-link.ts';
import { sentWords } from '#server/words/sent-words.ts';

export function sentMail(
  order: Order,
  { company, publicUrl, words = '' }: { company: CompanyProfile; publicUrl: string; words?: string },
): NewMail {
  const { language, formattedId, uuid } = order;
  const text = sentWords[language];
  const isPickup = order.deliveryType === 'PICKUP' || order.deliveryAddress === null;
  const title = isPickup ? text.ready(formattedId) : text.delivered(formattedId);
  const day = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  const paper = documentTexts[language];
  const place =
    isPickup || order.deliveryAddress === null
      ? [company.name, company.street, `${company.zipCode} ${company.city}`]
      : addressLines(order.deliveryAddress);
  const facts: (readonly [string, string])[] = [
    ...(day === null ? [] : ([[isPickup ? paper.pickup : paper.delivery, dayText(day, language)]] as const)),
    [isPickup ? paper.pickupAddress : paper.deliveryAddress, place.join('\n')],
    ...(order.externalCustomerNo === '' ? [] : ([[paper.reference, order.externalCustomerNo]] as const)),
  ];
  return {
    dedupeKey: `order-sent:${uuid}`,
    recipient: order.customer.email,
    recipientName: order.orderPerson,
    subject: `${title} | ${company.name}`,
    pictures: [],
    ...letter({
      company,
      language,
      title,
      salutation: salutationFor(language, order.customer.guest ? '' : order.orderPerson),
      words,
      paragraphs: [
        isPickup ? text.readyText : text.deliveredText,
        { facts },
        { action: { label: text.look, url: orderLink(publicUrl, order) } },
        `${text.note}: ${publicUrl}/api/order-by-link/${uuid}/document/lieferschein`,
      ],
    }),
  };
}
