/** The mails about quotes, in the customer's language; the shop's own copies are German. */
import type { Quote } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { sizeOfSides } from '#domain/position/size-of-sides.ts';
import { startOfDay } from '#server/call/date-window.ts';
import { customerMail, readerOf, staffMail } from '#server/mail/letter-mail.ts';
import type { LetterPart } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { QuoteWords } from '#server/words/quote-words.ts';
import type { Words } from '#server/words/house-words.ts';

export interface QuoteMailFacts {
  company: Sender;
  publicUrl: string;
}

export function requestMail(quote: Quote, facts: QuoteMailFacts): NewMail {
  const { company } = facts;
  const text = company.words[quote.language].quote;
  return toCustomer(quote, facts, {
    key: `quote-request:${quote.id}`,
    title: text.requested(quote.formattedId),
    parts: [text.requestedText, { facts: linesOf(quote, company.words[quote.language]) }],
  });
}

/** To staff; `quote`: as they read it. */
export function requestCopy(quote: Quote, facts: QuoteMailFacts): NewMail {
  const message = quote.messages[0]?.text ?? '';
  return toStaff(quote, facts, {
    key: `quote-request-copy:${quote.id}`,
    title: `Neue Offertanfrage ${quote.formattedId}: ${quote.customer.name}`,
    parts: [{ facts: linesOf(quote, facts.company.words.de) }, ...(message === '' ? [] : [`Nachricht:\n${message}`])],
  });
}

/** Default first paragraph of the mail of a sending. */
export function usualText({ language, versionNumber }: Quote, company: Sender): string {
  return versionNumber > 1 ? company.words[language].quote.renewed : company.words[language].quote.readyText;
}

/** `mailText` empty: the default. */
export function readyMail(quote: Quote, facts: QuoteMailFacts, messages: readonly string[], mailText = ''): NewMail {
  const { company } = facts;
  const text = company.words[quote.language].quote;
  const parts = [
    mailText.trim() === '' ? usualText(quote, company) : mailText.trim(),
    ...messages,
    { facts: conditionsOf(quote, facts.company) },
    ...linkOf(quote, facts, text),
  ];
  const key = `quote-ready:${quote.id}:${quote.versionNumber}`;
  return { ...toCustomer(quote, facts, { key, title: text.ready(quote.formattedId), parts }), ...secretOf(quote) };
}

export function expiringMail(quote: Quote, facts: QuoteMailFacts): NewMail {
  const { company } = facts;
  const text = company.words[quote.language].quote;
  const parts = [text.expiringText, { facts: conditionsOf(quote, facts.company) }, ...linkOf(quote, facts, text)];
  const key = `quote-expiring:${quote.id}:${quote.versionNumber}`;
  return { ...toCustomer(quote, facts, { key, title: text.expiring(quote.formattedId), parts }), ...secretOf(quote) };
}

/** To staff: a customer wrote about a quote. */
export function messageMail(quote: Quote, facts: QuoteMailFacts, message: { kind: string; text: string; number: number }): NewMail {
  const kinds: Readonly<Record<string, string>> = { change: 'Änderungswunsch', renewal: 'Wunsch nach Erneuerung', remark: 'Bemerkung' };
  const title = `${kinds[message.kind] ?? 'Nachricht'} zur Offerte ${quote.formattedId}: ${quote.customer.name}`;
  return toStaff(quote, facts, {
    key: `quote-message:${quote.id}:${message.number}`,
    title,
    parts: message.text === '' ? [] : [message.text],
  });
}

function linesOf({ positions, customer, externalCustomerNo }: Quote, { quote: text, document }: Words): [string, string][] {
  return [
    ...(positions.length === 0 ? [] : [[text.positions, listed(positions, text)] as [string, string]]),
    [text.from, [customer.name, customer.phone, customer.email].filter((each) => each !== '').join('\n')],
    ...(externalCustomerNo === '' ? [] : [[document.reference, externalCustomerNo] as [string, string]]),
  ];
}

/** Two crates of one model are told apart by their sizes; a set says enough, and what is crossed out is not offered. */
const listed = (positions: Quote['positions'], { inner }: QuoteWords): string =>
  positions
    .filter(({ parentId, storno }) => parentId === null && !storno)
    .map(({ name, quantity, articleNumber, details }) => {
      const number = articleNumber === '' ? '' : ` (${articleNumber})`;
      const sides = sizeOfSides(details, inner);
      return `${quantity} × ${name}${number}${sides === null ? '' : `, ${sides.text}`}`;
    })
    .join('\n');

function conditionsOf(
  { positions, totals, validUntil, timeToDeliver, language, externalCustomerNo, files }: Quote,
  company: Sender,
): [string, string][] {
  const paper = company.words[language].document;
  const until = parsePlainDate(validUntil ?? '');
  return [
    [company.words[language].quote.positions, listed(positions, company.words[language].quote)],
    ...(files.length === 0 ? [] : [[company.words[language].quote.files, files.join('\n')] as [string, string]]),
    ...(totals === null ? [] : [[paper.total.replace(' CHF', ''), chfText(rappenFromChf(totals.total))] as [string, string]]),
    ...(until === null ? [] : [[paper.validUntil, dateText(until)] as [string, string]]),
    [paper.deliveryTime, paper.workingDays(timeToDeliver)],
    ...(externalCustomerNo === '' ? [] : [[paper.reference, externalCustomerNo] as [string, string]]),
  ];
}

function linkOf({ uuid, pin, language }: Quote, { publicUrl }: QuoteMailFacts, text: QuoteWords): LetterPart[] {
  if (uuid === null || pin === null) return [];
  return [text.pin(pin), { action: { label: text.look, url: `${publicUrl}/checkout-quote/${uuid}?lang=${language}` } }];
}

/** The link gives access to the quote, as the pin is beside it: the stored copy of the mail loses it when the quote expires. */
function secretOf({ uuid, validUntil }: Quote): Pick<NewMail, 'secretUntil'> {
  const until = parsePlainDate(validUntil ?? '');
  if (uuid === null || until === null) return {};
  return { secretUntil: startOfDay(addDays(until, 1)) };
}

interface MailContent {
  key: string;
  title: string;
  parts: readonly LetterPart[];
}

function toCustomer(quote: Quote, { company }: QuoteMailFacts, { key, title, parts }: MailContent): NewMail {
  return customerMail({ company, key, title, to: readerOf(quote), language: quote.language, paragraphs: parts });
}

function toStaff(quote: Quote, { company, publicUrl }: QuoteMailFacts, { key, title, parts }: MailContent): NewMail {
  const action = { label: 'Offerte bearbeiten', url: `${publicUrl}/admin/Quotes/${quote.id}` };
  return staffMail({ company, key, title, paragraphs: [...parts, { action }] });
}
