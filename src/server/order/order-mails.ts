/** The two mails of a new order: the confirmation to the buyer and a copy to the shop. */
import type { Sender } from '#server/shop/company-profile.ts';
import { confirmationOf, pictureCid } from './confirmation-facts.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import type { InGerman } from './in-german.ts';
import { numberMark } from './new-order.ts';
import type { NewOrder, OrderMail } from './new-order.ts';

interface MailFacts {
  company: Sender;
  publicUrl: string;
  email: string;
}

export function orderMails(order: NewOrder, { inGerman, ...facts }: MailFacts & { inGerman: InGerman }): OrderMail[] {
  return [confirmationMail(order, facts), copyMail({ ...order, language: 'de', positions: inGerman(order) }, facts)];
}

/** `words`: a message of staff in it. */
export function confirmationMail(order: NewOrder, { company, publicUrl, email, words = '' }: MailFacts & { words?: string }): OrderMail {
  const facts = confirmationOf(order, company, publicUrl, words);
  return {
    dedupeKey: `order-confirmation:${order.uuid}`,
    recipient: email,
    recipientName: order.orderPerson,
    subject: `${facts.words.title} ${numberMark(order.uuid)} | ${company.name}`,
    html: confirmationHtml(facts),
    text: confirmationText(facts),
    pictures: picturesOf(order),
  };
}

/** Staff work in German, whatever the customer's language. */
function copyMail(order: NewOrder, { company, publicUrl }: MailFacts): OrderMail {
  const facts = { ...confirmationOf(order, company, publicUrl), title: 'Neue Bestellung', toStaff: true };
  return {
    dedupeKey: `order-copy:${order.uuid}`,
    recipient: company.email,
    recipientName: company.name,
    subject: `Neue Bestellung ${numberMark(order.uuid)}: ${order.customerName}, ${order.city}`,
    html: confirmationHtml(facts),
    text: confirmationText(facts),
    pictures: picturesOf(order),
  };
}

const picturesOf = (order: NewOrder): OrderMail['pictures'] =>
  order.positions.flatMap(({ pictureHash, partOf }, index) =>
    pictureHash === null || partOf !== undefined
      ? []
      : [{ cid: pictureCid(order, index), hash: pictureHash, fileName: `position-${index + 1}.png` }],
  );
