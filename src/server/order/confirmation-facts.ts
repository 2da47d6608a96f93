/** Contents of an order's confirmation in the customer's language, before it becomes HTML or plain text. */
import { labelled } from '#domain/language/labelled.ts';
import { shownAmount, shownChfLinePrice } from '#domain/vat/shown-price.ts';
import { priceViewFor, shownTotals } from '#domain/vat/shown-totals.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { vatRateText } from '#domain/vat/vat.ts';
import { addressLines } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { percentText } from '#domain/money/fraction.ts';
import { amountText, chfText, groupedText } from '#domain/money/money-text.ts';
import { lineTotal, rappen, zeroRappen } from '#domain/money/money.ts';
import { deliveryDayWords } from '#domain/order/delivery-day-words.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { salutationFor } from '#server/mail/letter.ts';
import { paymentMethodName } from '#server/document/payment-name.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import { companyAddress } from '#server/shop/letterhead.ts';
import type { ConfirmationWords } from '../words/confirmation-words.ts';
import { sentLines, shippingLabel } from '../words/document-text.ts';
import { numberMark, ownLines } from './new-order.ts';
import type { NewOrder, NewPosition } from './new-order.ts';
import { orderLink } from './order-link.ts';

export interface ConfirmationLine {
  name: string;
  articleNumber: string;
  details: readonly { label: string; value: string }[];
  remark: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  pictureCid: string | null;
  /** Of a set; its price contains theirs. */
  parts: readonly Pick<ConfirmationLine, 'name' | 'articleNumber' | 'details' | 'quantity'>[];
}

export interface Confirmation {
  language: Language;
  words: ConfirmationWords;
  title: string;
  number: string;
  /** True: the copy for staff, without greeting, thanks and terms. */
  toStaff: boolean;
  greeting: string;
  /** Text that staff added by hand; empty: none. */
  staffWords: string;
  lines: ConfirmationLine[];
  /** The last one is the total. */
  sums: { label: string; amount: string }[];
  /** VAT included in the total; null: listed among the sums. */
  contained: { label: string; amount: string } | null;
  delivery: { title: string; lines: readonly string[] };
  invoice: { title: string; lines: readonly string[] };
  payment: { title: string; lines: readonly string[] };
  reference: { label: string; text: string };
  comment: { label: string; text: string };
  /** What applies to the order. */
  terms: string;
  link: string;
  /** To the printed confirmation, without log-in. */
  paperLink: string;
  termsLink: string;
  company: Sender;
}

export function pictureCid(order: NewOrder, index: number): string {
  return `position-${index + 1}.${order.uuid}`;
}

export function confirmationOf(order: NewOrder, company: Sender, publicUrl: string, staffWords = ''): Confirmation {
  const { language } = order;
  const words = company.words[language].confirmation;
  const number = numberMark(order.uuid);
  return {
    language,
    words,
    title: words.title,
    number,
    toStaff: false,
    // Without an account the mail address is unproven: the greeting must not contain a name that a stranger typed.
    greeting: salutationFor(company, language, order.userId === null ? '' : order.orderPerson),
    staffWords: staffWords.trim(),
    lines: order.positions.flatMap((position, index) => (position.partOf === undefined ? [lineOf(order, position, index)] : [])),
    sums: sumsOf(order, company),
    contained: containedOf(order, company),
    delivery: deliveryOf(order, company),
    invoice: {
      title: company.words[language].document.invoiceAddress,
      lines: [...addressLines(order.invoiceAddress, language), order.invoiceEmail],
    },
    payment: paymentOf(order, company, number),
    reference: { label: company.words[language].document.reference, text: order.externalCustomerNo },
    comment: { label: words.comment, text: order.comment },
    terms: [...(order.positions.some(({ madeToMeasure }) => madeToMeasure) ? [words.custom] : []), words.terms].join(' '),
    link: orderLink(publicUrl, order),
    paperLink: `${publicUrl}/api/order-by-link/${order.uuid}/document/auftragsbestaetigung`,
    termsLink: `${publicUrl}/agb?lang=${language}`,
    company,
  };
}

function lineOf(order: NewOrder, position: NewPosition, index: number): ConfirmationLine {
  return {
    ...goodsOf(position),
    remark: position.externalCustomerNo,
    unitPrice: shownChfLinePrice(position.unitPrice, position.quantity, shownRate(order)),
    amount: shownAmount(lineTotal(position.unitPrice, position.quantity), shownRate(order)),
    pictureCid: position.pictureHash === null ? null : pictureCid(order, index),
    parts: order.positions.filter(({ partOf }) => partOf === index).map(goodsOf),
  };
}

function goodsOf({ name, articleNumber, details, quantity }: NewPosition) {
  return { name, articleNumber, details, quantity: groupedText(quantity) };
}

/** The VAT rate included in shown amounts; null: shown without VAT, as to companies. */
function shownRate({ company, hasVat, vatRate }: NewOrder): VatRate | null {
  return hasVat && priceViewFor(company) === 'incl' ? vatRate : null;
}

function sumsOf(order: NewOrder, company: Sender): { label: string; amount: string }[] {
  const text = company.words[order.language].document;
  const rate = shownRate(order);
  const net = { ...order, shipping: order.deliveryCost };
  const lines = ownLines(order.positions).map(({ unitPrice, quantity }) => lineTotal(unitPrice, quantity));
  const shown = shownTotals(net, lines, rate);
  const discount = { numerator: order.discount, denominator: 10_000 };
  return [
    { label: rate === null ? text.products : text.productsGross, amount: amountText(shown.products) },
    ...(order.discount === 0
      ? []
      : [{ label: text.discount(percentText(discount, order.language)), amount: amountText(rappen(0 - shown.discountAmount)) }]),
    { label: shippingLabel(text, order), amount: amountText(shown.shipping ?? zeroRappen) },
    ...(shown.rounding === 0 ? [] : [{ label: text.rounding, amount: amountText(shown.rounding) }]),
    ...(rate === null
      ? [
          { label: text.net, amount: amountText(order.net) },
          { label: order.hasVat ? text.vat(vatRateText(order.vatRate, order.language)) : text.export, amount: amountText(order.vat) },
        ]
      : []),
    { label: company.words[order.language].confirmation.total, amount: chfText(order.total) },
  ];
}

function containedOf(order: NewOrder, company: Sender): Confirmation['contained'] {
  const rate = shownRate(order);
  return rate === null
    ? null
    : { label: company.words[order.language].document.vatContained(vatRateText(rate, order.language)), amount: amountText(order.vat) };
}

function deliveryOf(order: NewOrder, company: Sender): Confirmation['delivery'] {
  const words = company.words[order.language].confirmation;
  const day = deliveryDayWords(order, order.language);
  if (order.deliveryAddress === null || order.deliveryType === 'PICKUP')
    return { title: words.pickupOn(day), lines: companyAddress(company) };
  return {
    title: order.deliveryType === 'FEDEX' ? words.dispatchOn(day) : words.deliveryOn(day),
    lines: [...addressLines(order.deliveryAddress, order.language), ...sentLines(company.words[order.language].document, order)],
  };
}

function skontoOf({ skontoPercent, skontoDays, language }: NewOrder, company: Sender): string[] {
  if (skontoPercent === 0) return [];
  return [company.words[language].document.skonto(percentText({ numerator: skontoPercent, denominator: 10_000 }, language), skontoDays)];
}

function paymentOf(order: NewOrder, company: Sender, number: string): Confirmation['payment'] {
  const words = company.words[order.language].confirmation;
  const method = paymentMethodName(order.paymentMethodId, order.language);
  if (order.paymentMethodId === paymentMethod.INVOICE)
    return {
      title: words.invoiceTitle,
      lines: [words.invoiceLine(order.invoiceEmail, order.paymentTermDays), ...skontoOf(order, company)],
    };
  if (order.paymentMethodId !== paymentMethod.PREPAYMENT) return { title: words.providerTitle, lines: [words.providerLine(method)] };
  return {
    title: method,
    lines: [
      words.prepaymentLine,
      labelled(order.language, words.amount, chfText(order.total)),
      labelled(order.language, 'IBAN', company.iban),
      labelled(order.language, words.inFavourOf, companyAddress(company).join(', ')),
      labelled(order.language, words.purpose, number),
    ],
  };
}
