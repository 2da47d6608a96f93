/** The letters about a change: the question with its link, the news that it was made, and the customer's answer to staff. */
import type { Order } from '#contract/order.ts';
import type { ChangeDifference } from '#contract/staged-change.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { letter, salutationFor } from '#server/mail/letter.ts';
import type { LetterPart } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { changeFacts, moneyText } from './change-facts.ts';

export interface ChangeLetter {
  /** As it becomes, or has become. */
  order: Order;
  difference: ChangeDifference;
  company: Sender;
  publicUrl: string;
}

interface Question extends ChangeLetter {
  url: string;
  expiresAt: Date;
  message: string;
  /** Of the change, with its version: the same question is sent once. */
  key: string;
}

export function askMail({ order, difference, company, url, expiresAt, message, key }: Question): NewMail {
  const words = company.words[order.language].change;
  const day = dayText(localNow(expiresAt.getTime()).date, order.language);
  return {
    ...toCustomer(order, company, words.askTitle(order.formattedId), [
      ...(message.trim() === '' ? [] : [message]),
      words.askText(day),
      { facts: changeFacts(difference, order, company) },
      ...sentence(moneyText(difference, order.language, company)),
      { action: { label: words.askLook, url } },
    ]),
    dedupeKey: `order-change-asked:${key}`,
    // Whoever has the link answers for the customer: the copy that is kept loses it.
    secretUntil: expiresAt,
  };
}

export function changedMail({ order, difference, company, publicUrl }: ChangeLetter): NewMail {
  const words = company.words[order.language].change;
  return {
    ...toCustomer(order, company, words.doneTitle(order.formattedId), [
      words.doneText,
      { facts: changeFacts(difference, order, company) },
      ...sentence(moneyText(difference, order.language, company)),
      { action: { label: words.look, url: orderLink(publicUrl, order) } },
    ]),
    dedupeKey: `order-changed:${order.uuid}:${order.version}`,
  };
}

/** Staff read German. */
export function answeredMail(
  { order, company, publicUrl }: Omit<ChangeLetter, 'difference'>,
  accepted: boolean,
  text: string,
  key: string,
): NewMail {
  const title = `Änderung von ${order.formattedId} ${accepted ? 'angenommen' : 'abgelehnt'}: ${order.customer.name}`;
  return {
    dedupeKey: `order-change-answered:${key}`,
    orderId: order.id,
    recipient: company.email,
    recipientName: company.name,
    subject: title,
    pictures: [],
    ...letter({
      company,
      language: 'de',
      title,
      toStaff: true,
      paragraphs: [
        accepted ? 'Die Bestellung ist geändert.' : 'Die Bestellung bleibt, wie sie war.',
        ...sentence(text),
        { action: { label: 'Bestellung öffnen', url: `${publicUrl}/admin/Orders/${order.id}` } },
      ],
    }),
  };
}

const sentence = (text: string): string[] => (text.trim() === '' ? [] : [text]);

function toCustomer(order: Order, company: Sender, title: string, paragraphs: readonly LetterPart[]): Omit<NewMail, 'dedupeKey'> {
  const { language } = order;
  const salutation = salutationFor(company, language, order.customer.guest ? '' : order.orderPerson);
  return {
    orderId: order.id,
    recipient: order.customer.email,
    recipientName: order.orderPerson,
    subject: `${title} | ${company.name}`,
    pictures: [],
    ...letter({ company, language, title, salutation, paragraphs }),
  };
}
