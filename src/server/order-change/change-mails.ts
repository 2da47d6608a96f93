/** The mails about a change: the question with its link, the notice that it was applied, and the customer's answer to staff. */
import type { Order } from '#contract/order.ts';
import type { ChangeDifference } from '#contract/staged-change.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { customerMail, readerOf, staffMail } from '#server/mail/letter-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { orderLink } from '#server/order/order-link.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { changeFacts, moneyText } from './change-facts.ts';

export interface ChangeLetter {
  /** The order after the change. */
  order: Order;
  difference: ChangeDifference;
  company: Sender;
  publicUrl: string;
}

interface Question extends ChangeLetter {
  url: string;
  expiresAt: Date;
  message: string;
  /** Id and version of the change: the same question is sent once. */
  key: string;
}

export function askMail({ order, difference, company, url, expiresAt, message, key }: Question): NewMail {
  const words = company.words[order.language].change;
  const day = dayText(localNow(expiresAt.getTime()).date, order.language);
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-change-asked:${key}`,
      title: words.askTitle(order.formattedId),
      to: readerOf(order),
      language: order.language,
      paragraphs: [
        ...sentence(message),
        words.askText(day),
        { facts: changeFacts(difference, order, company) },
        ...sentence(moneyText(difference, order.language, company)),
        { action: { label: words.askLook, url } },
      ],
    }),
    // Anyone with the link can answer for the customer: it is removed from the stored copy.
    secretUntil: expiresAt,
  };
}

export function changedMail({ order, difference, company, publicUrl }: ChangeLetter): NewMail {
  const words = company.words[order.language].change;
  return {
    orderId: order.id,
    ...customerMail({
      company,
      key: `order-changed:${order.uuid}:${order.version}`,
      title: words.doneTitle(order.formattedId),
      to: readerOf(order),
      language: order.language,
      paragraphs: [
        words.doneText,
        { facts: changeFacts(difference, order, company) },
        ...sentence(moneyText(difference, order.language, company)),
        { action: { label: words.look, url: orderLink(publicUrl, order) } },
      ],
    }),
  };
}

export function answeredMail(
  { order, company, publicUrl }: Omit<ChangeLetter, 'difference'>,
  accepted: boolean,
  text: string,
  key: string,
): NewMail {
  return {
    orderId: order.id,
    ...staffMail({
      company,
      key: `order-change-answered:${key}`,
      title: `Änderung von ${order.formattedId} ${accepted ? 'angenommen' : 'abgelehnt'}: ${order.customer.name}`,
      paragraphs: [
        accepted ? 'Die Bestellung ist geändert.' : 'Die Bestellung bleibt, wie sie war.',
        ...sentence(text),
        { action: { label: 'Bestellung öffnen', url: `${publicUrl}/admin/Orders/${order.id}` } },
      ],
    }),
  };
}

const sentence = (text: string): string[] => (text.trim() === '' ? [] : [text]);
