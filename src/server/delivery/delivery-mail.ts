/** Tells the customer what is on its way or ready for pickup, and what is still open of the order. */
import type { Order } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { DeliveryModeName } from '#domain/checkout/delivery.ts';
import { addressLines } from '#domain/contact/address.ts';
import { customerMail, readerOf } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { companyAddress } from '#server/shop/letterhead.ts';
import { openLines } from './open-lines.ts';

export interface DeliveryMailFacts {
  company: Sender;
  publicUrl: string;
  /** Text by staff, placed first. */
  words?: string;
  delivery: {
    id: number;
    formattedId: string;
    day: string;
    deliveryType: DeliveryModeName;
    lines: readonly { name: string; quantity: number }[];
  };
}

/** `order`: after the delivery. */
export function deliveryMail(order: Order, { company, publicUrl, words = '', delivery }: DeliveryMailFacts): NewMail {
  const { language, formattedId, uuid } = order;
  const text = company.words[language].deliveryMail;
  const isPickup = order.deliveryType === 'PICKUP' || order.deliveryAddress === null;
  const isSent = delivery.deliveryType === 'MAIL' || delivery.deliveryType === 'FEDEX';
  const open = openLines(order);
  const isPart = open.length > 0;
  const title = (isPickup ? (isPart ? text.partReady : text.ready) : isPart ? text.partDelivered : text.delivered)(formattedId);
  const day = parsePlainDate(delivery.day);
  const paper = company.words[language].document;
  const place = isPickup || order.deliveryAddress === null ? companyAddress(company) : addressLines(order.deliveryAddress, language);
  const facts: (readonly [string, string])[] = [
    ...(day === null ? [] : ([[isPickup ? paper.pickup : isSent ? paper.dispatch : paper.delivery, dayText(day, language)]] as const)),
    [isPickup ? paper.pickupAddress : paper.deliveryAddress, place.join('\n')],
    [isPickup ? text.theseReady : text.these, listed(delivery.lines)],
    ...(isPart ? ([[text.stillOpen, listed(open)]] as const) : []),
    ...(order.externalCustomerNo === '' ? [] : ([[paper.reference, order.externalCustomerNo]] as const)),
  ];
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-sent:${uuid}:${delivery.id}`,
      title,
      to: readerOf(order),
      language,
      words,
      paragraphs: [
        isPickup ? text.readyText : isSent ? text.sentText : text.deliveredText,
        { facts },
        { action: { label: text.look, url: orderLink(publicUrl, order) } },
        {
          action: {
            label: text.note,
            url: `${publicUrl}/api/order-by-link/${uuid}/${delivery.id === 0 ? 'document/lieferschein' : `paper/delivery/${delivery.id}`}`,
            quiet: true,
          },
        },
      ],
    }),
  };
}

const listed = (lines: readonly { name: string; quantity: number }[]): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
