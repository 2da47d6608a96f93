/** Letters as mails: to a customer, and to the shop's own staff. */
import type { Language } from '#domain/language/language.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { letter, salutationFor } from './letter.ts';
import type { LetterPart } from './letter.ts';
import type { NewMail } from './new-mail.ts';

export interface MailReader {
  email: string;
  name: string;
  /** True: the letter addresses them by name. */
  greeted: boolean;
}

interface MailContent {
  company: Sender;
  /** A mail with the same key is stored once. */
  key: string;
  title: string;
  paragraphs: readonly LetterPart[];
}

export interface CustomerLetter extends MailContent {
  to: MailReader;
  language: Language;
  /** Text added by hand, placed first. */
  words?: string;
}

/** The person who ordered or enquired; a guest's name is unverified. */
export function readerOf({ customer, orderPerson }: { customer: { email: string; guest: boolean }; orderPerson: string }): MailReader {
  return { email: customer.email, name: orderPerson, greeted: !customer.guest };
}

export function customerMail({
  company,
  key,
  title,
  to: { email, name, greeted },
  language,
  words = '',
  paragraphs,
}: CustomerLetter): NewMail {
  const salutation = salutationFor(company, language, greeted ? name : '');
  return {
    dedupeKey: key,
    recipient: email,
    recipientName: name,
    subject: `${title} | ${company.name}`,
    pictures: [],
    ...letter({ company, language, title, salutation, words, paragraphs }),
  };
}

/** Staff read German. */
export function staffMail({ company, key, title, paragraphs }: MailContent): NewMail {
  return {
    dedupeKey: key,
    recipient: company.email,
    recipientName: company.name,
    subject: title,
    pictures: [],
    ...letter({ company, language: 'de', title, toStaff: true, paragraphs }),
  };
}
