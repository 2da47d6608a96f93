/** The two mails of a new order: the confirmation to the buyer and a copy to the shop. */
import type { Sender } from '#server/shop/company-profile.ts';
import { confirmationOf, pictureCid } from './confirmation-facts.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { numberMark } from './new-order.ts';
import type { NewOrder, OrderMail } from './new-order.ts';

export function orderMails(
  order: NewOrder,
  { company, publicUrl, email, words = '' }: { company: Sender; publicUrl: string; email: string; words?: string },
): OrderMail[] {
  const number = numberMark(order.uuid);
  const pictures = order.positions.flatMap(({ pictureHash }, index) =>
    pictureHash === null ? [] : [{ cid: pictureCid(order, index), hash: pictureHash, fileName: `position-${index + 1}.png` }],
  );
  const facts = confirmationOf(order, company, publicUrl, words);
  // Staff work in German, whatever the customer's language.
  const copy = { ...confirmationOf({ ...order, language: 'de' }, company, publicUrl), title: 'Neue Bestellung', toStaff: true };
  return [
    {
      dedupeKey: `order-confirmation:${order.uuid}`,
      recipient: email,
      recipientName: order.orderPerson,
      subject: `${facts.words.title} ${number} | ${company.name}`,
      html: confirmationHtml(facts),
      text: confirmationText(facts),
      pictures,
    },
    {
      dedupeKey: `order-copy:${order.uuid}`,
      recipient: company.email,
      recipientName: company.name,
      subject: `Neue Bestellung ${number}: ${order.customerName}, ${order.city}`,
      html: confirmationHtml(copy),
      text: confirmationText(copy),
      pictures,
    },
  ];
}
