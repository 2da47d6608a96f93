/** The mail that tells the customer the promised day. */
import type { Order } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { customerMail, readerOf } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { companyAddress } from '#server/shop/letterhead.ts';

export function confirmedMail(
  order: Order,
  { company, publicUrl, words = '' }: { company: Sender; publicUrl: string; words?: string },
): NewMail {
  const { language, formattedId, uuid } = order;
  const text = company.words[language].confirmed;
  const paper = company.words[language].document;
  const date = parsePlainDate(order.confirmedDeliveryDate ?? '');
  const day = date === null ? '' : dayText(date, language);
  const title = text.title(formattedId, day);
  const sentence = { PICKUP: text.pickupText, DELIVERY: text.deliveryText, FEDEX: text.dispatchText }[order.deliveryType];
  const place = order.deliveryAddress === null ? companyAddress(company) : addressLines(order.deliveryAddress, language);
  const facts: (readonly [string, string])[] = [
    [order.deliveryAddress === null ? paper.pickupAddress : paper.deliveryAddress, place.join('\n')],
    ...(order.externalCustomerNo === '' ? [] : ([[paper.reference, order.externalCustomerNo]] as const)),
  ];
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-confirmed:${uuid}:${order.version}`,
      title,
      to: readerOf(order),
      language,
      words,
      paragraphs: [sentence(day), { facts }, { action: { label: text.look, url: orderLink(publicUrl, order) } }],
    }),
  };
}
