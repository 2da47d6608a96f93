/** Turns an order or a quote into the requested kind of paper, in the customer's language. Every amount is a stored one. */
import { isDeepStrictEqual } from 'node:util';
import type { AddressText, Order, OrderPosition } from '#contract/order.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { amountText, chfText, groupedText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { hasPaymentPart } from '#domain/order/order-document.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { largestBill, qrBillOf } from '#domain/qr-bill/qr-bill.ts';
import type { QrBill } from '#domain/qr-bill/qr-bill.ts';
import { shownAmount, shownLinePrice } from '#domain/vat/shown-price.ts';
import { shownRate, shownTotals, totalsFromChf } from '#domain/vat/shown-totals.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { vatPercentText } from '#domain/vat/vat.ts';
import type { DocumentLine, DocumentPaper, Pair } from '#server/connect/pdf/document-paper.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { companyAddress, letterhead } from '#server/shop/letterhead.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentText } from '../words/document-text.ts';
import { sentLines, shippingLabel } from '../words/document-text.ts';
import { paymentMethodName } from './payment-name.ts';

/** What an order and a quote have in common for papers. */
export type DocumentSubject = Order;

export interface DocumentFacts {
  kind: DocumentKind;
  company: Sender;
  /** Of the last reminder; shown only on papers about money. */
  reminderFee: Rappen;
  /** Date of the paper: of the order, the delivery, or the sent quote. */
  day: PlainDate;
  /** That day in milliseconds since 1970. */
  createdAt: number;
  /** SVG of a picture by its address; null: none. */
  pictureOf: (pictureUrl: string) => string | null;
  /** What is drawn of a line from all four corners; absent: nothing. */
  shownOf?: (position: OrderPosition) => Evaluation | null;
  /** Days on which the lines were delivered; absent or empty: the promised day is printed. */
  delivered?: readonly PlainDate[];
  /** Only quotes. */
  quote?: { validUntil: PlainDate; workingDays: number; contactName: string };
}

export function documentPaperOf(subject: DocumentSubject, facts: DocumentFacts): DocumentPaper {
  const { language } = subject;
  const { kind, company } = facts;
  const text = company.words[language].document;
  const priced = kind !== 'lieferschein';
  return {
    language,
    company: letterhead(company, language),
    recipient: addressLines(priced ? subject.invoiceAddress : (subject.deliveryAddress ?? subject.invoiceAddress), language),
    title: text.title[kind],
    number: subject.formattedId,
    createdAt: facts.createdAt,
    facts: factsOf(subject, facts, text),
    intro: text.intro[kind],
    lines: linesOf(subject, facts, priced),
    sums: priced ? [...sumsOf(subject, text), ...paidBefore(subject, kind, text)] : [],
    contained: priced ? containedVat(subject, text) : undefined,
    blocks: blocksOf(subject, facts, text),
    notes: notesOf(subject, facts, text),
    qrBill: qrBillFor(subject, facts),
    words: text.words,
  };
}

function factsOf(subject: DocumentSubject, { kind, day, delivered = [], quote }: DocumentFacts, text: DocumentText): Pair[] {
  const { language } = subject;
  const ordered = localNow(Date.parse(subject.createdAt)).date;
  const due = kind === 'rechnung' && isOpenInvoice(subject) ? addDays(day, subject.paymentTermDays) : null;
  const pairs: (Pair | null)[] = [
    { label: text.date, value: dateText(day) },
    kind === 'offerte' || ordered === day ? null : { label: text.orderDate, value: dateText(ordered) },
    quote === undefined ? null : { label: text.validUntil, value: dateText(quote.validUntil) },
    quote === undefined ? null : { label: text.deliveryTime, value: text.workingDays(quote.workingDays) },
    { label: text.reference, value: subject.externalCustomerNo },
    { label: kind === 'offerte' ? text.attention : text.person, value: subject.orderPerson },
    quote === undefined ? null : { label: text.contact, value: quote.contactName },
    delivered.length > 0
      ? { label: wayOf(subject, text.collectedOn, text.deliveredOn, text.dispatchedOn), value: daysText(delivered) }
      : { label: wayOf(subject, text.pickup, text.delivery, text.dispatch), value: deliveryDayWords(subject, language) },
    due === null ? null : { label: text.payment, value: text.payBy(dateText(due)) },
  ];
  return pairs.filter((pair) => pair !== null).filter(({ value }) => value !== '');
}

const wayOf = ({ deliveryType }: DocumentSubject, pickup: string, delivery: string, dispatch: string): string =>
  ({ PICKUP: pickup, DELIVERY: delivery, FEDEX: dispatch })[deliveryType];

/** Each of up to three days, else the first and the last. */
function daysText(days: readonly PlainDate[]): string {
  const texts = days.map((day) => dateText(day));
  return texts.length > 3 ? `${texts[0]} – ${texts.at(-1)}` : texts.join(', ');
}

function isOpenInvoice({ paymentMethodId, paymentStatusId }: DocumentSubject): boolean {
  return paymentMethodId === paymentMethod.INVOICE && paymentStatusId === paymentStatus.OPEN;
}

function linesOf(subject: DocumentSubject, { pictureOf, shownOf }: DocumentFacts, priced: boolean): DocumentLine[] {
  const { positions } = subject;
  const shown = { rate: shownRate(subject), priced, pictureOf, shownOf };
  const roots = positions.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root, at) => [
    lineOf(root, String(at + 1), shown),
    ...positions.filter(({ parentId }) => parentId === root.id).map((child, under) => lineOf(child, `${at + 1}.${under + 1}`, shown)),
  ]);
}

interface Shown {
  /** null: without VAT. */
  rate: VatRate | null;
  priced: boolean;
  pictureOf: DocumentFacts['pictureOf'];
  shownOf: DocumentFacts['shownOf'];
}

function lineOf(position: OrderPosition, item: string, { rate, priced, pictureOf, shownOf }: Shown): DocumentLine {
  return {
    item,
    name: position.name,
    articleNumber: position.articleNumber,
    details: position.details,
    remark: position.externalCustomerNo,
    quantity: groupedText(position.quantity),
    unitPrice: priced ? shownLinePrice(unitPriceFromChf(position.pricePerOne), position.quantity, rate) : '',
    amount: priced ? shownAmount(rappenFromChf(position.finalPrice), rate) : '',
    picture: pictureOf(position.pictureUrl),
    shown: shownOf?.(position) ?? null,
    canceled: position.storno,
  };
}

const amount = (chf: number): string => amountText(rappenFromChf(chf));

function sumsOf(subject: DocumentSubject, text: DocumentText): { label: string; amount: string }[] {
  const { totals, discount, hasVat, vatPercent, language } = subject;
  const rate = shownRate(subject);
  const lines = subject.positions.filter(({ parentId, storno }) => parentId === null && !storno);
  const finalPrices = lines.map(({ finalPrice }) => rappenFromChf(finalPrice));
  const shown = shownTotals(totalsFromChf(totals), finalPrices, rate);
  return [
    { label: rate === null ? text.products : text.productsGross, amount: amountText(shown.products) },
    ...(discount === 0
      ? []
      : [
          {
            label: text.discount(percentText(fractionFromNumber(discount), language)),
            amount: amountText(rappen(0 - shown.discountAmount)),
          },
        ]),
    {
      label: shippingLabel(text, subject),
      amount: amountText(shown.shipping ?? zeroRappen),
    },
    ...(shown.rounding === 0 ? [] : [{ label: text.rounding, amount: amountText(shown.rounding) }]),
    ...(rate === null
      ? [
          { label: text.net, amount: amount(totals.net) },
          { label: hasVat ? text.vat(vatPercentText(vatPercent, language)) : text.export, amount: amount(totals.vat) },
        ]
      : []),
    { label: text.total, amount: amount(totals.total) },
  ];
}

function containedVat(subject: DocumentSubject, text: DocumentText): { label: string; amount: string } | undefined {
  if (shownRate(subject) === null) return undefined;
  return { label: text.vatContained(vatPercentText(subject.vatPercent, subject.language)), amount: amount(subject.totals.vat) };
}

/** Payments received already reduce the amount due. */
function paidBefore(
  { owedAmount, paidAmount }: DocumentSubject,
  kind: DocumentKind,
  text: DocumentText,
): { label: string; amount: string }[] {
  if ((kind !== 'rechnung' && kind !== 'einzahlungsschein') || paidAmount <= 0 || paidAmount >= owedAmount) return [];
  return [
    { label: text.paidBefore, amount: amount(0 - paidAmount) },
    { label: text.toPay, amount: amountText(openOf({ owedAmount, paidAmount })) },
  ];
}

const openOf = ({ owedAmount, paidAmount }: Pick<DocumentSubject, 'owedAmount' | 'paidAmount'>): Rappen =>
  rappen(rappenFromChf(owedAmount) - rappenFromChf(paidAmount));

function blocksOf(subject: DocumentSubject, { kind, company }: DocumentFacts, text: DocumentText): { title: string; lines: string[] }[] {
  const { language, deliveryAddress, invoiceAddress, deliveryType, comment } = subject;
  const delivery =
    deliveryType === 'PICKUP' || deliveryAddress === null
      ? { title: text.pickupAddress, lines: companyAddress(company) }
      : { title: text.deliveryAddress, lines: [...placeOf(subject, deliveryAddress, kind, text), ...sentLines(text, subject)] };
  return [
    delivery,
    ...(kind === 'lieferschein'
      ? [{ title: text.invoiceAddress, lines: [...addressLines(invoiceAddress, language)] }]
      : [{ title: text.paymentBlock, lines: paymentLines(subject, company, text) }]),
    ...(comment === '' ? [] : [{ title: text.comment, lines: [comment] }]),
  ];
}

/** A bill has little room above its payment part: the address in its window is not repeated. */
function placeOf(
  { language, invoiceAddress }: DocumentSubject,
  to: AddressText,
  kind: DocumentKind,
  text: DocumentText,
): readonly string[] {
  const lines = addressLines(to, language);
  const isBill = kind === 'rechnung' || kind === 'einzahlungsschein';
  return isBill && isDeepStrictEqual(lines, addressLines(invoiceAddress, language)) ? [text.sameAddress] : lines;
}

function paymentLines(subject: DocumentSubject, company: Sender, text: DocumentText): string[] {
  const { paymentMethodId, paymentStatusId, paymentTermDays, skonto, language } = subject;
  if (paymentStatusId === paymentStatus.PAID) return [text.paid, paymentMethodName(paymentMethodId, language)];
  if (paymentMethodId === paymentMethod.PREPAYMENT) return [text.prepaid, `IBAN ${company.iban}`];
  if (paymentMethodId !== paymentMethod.INVOICE) return [paymentMethodName(paymentMethodId, language)];
  return [
    text.invoice(paymentTermDays),
    ...(skonto === null ? [] : [text.skonto(percentText(fractionFromNumber(skonto.percent / 100), language), skonto.days)]),
  ];
}

function notesOf(
  { weight, totals, positions }: DocumentSubject,
  { kind, company, reminderFee }: DocumentFacts,
  text: DocumentText,
): string[] {
  if (kind === 'lieferschein') return [text.weight(groupedText(Math.ceil(weight))), text.received];
  const bindsBuyer = positions.some(({ madeToMeasure, storno }) => madeToMeasure && !storno);
  const terms = [text.terms(chfText(reminderFee)), ...(bindsBuyer ? [text.madeToMeasure] : [])].join(' ');
  const slipless = rappenFromChf(totals.total) > largestBill && kind !== 'offerte' && kind !== 'auftragsbestaetigung';
  return slipless ? [text.noSlip(company.iban), terms] : [terms];
}

function qrBillFor(subject: DocumentSubject, { kind, company }: DocumentFacts): QrBill | null {
  const amount = openOf(subject);
  if (kind === 'offerte' || amount <= 0 || amount > largestBill || !hasPaymentPart(kind, subject)) return null;
  return qrBillOf({
    creditor: company,
    iban: company.iban,
    qrIban: company.qrIban,
    debtor: subject.invoiceAddress,
    amount,
    documentId: subject.formattedId,
    message: subject.formattedId,
  });
}
