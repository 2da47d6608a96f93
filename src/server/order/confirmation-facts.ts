/** What the confirmation of an order says, in German sentences and amounts, before it becomes HTML or plain text. */
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { addressLines } from '#domain/contact/address.ts';
import { percentText } from '#domain/money/fraction.ts';
import { amountText, chfText, chfUnitPriceText, groupedText } from '#domain/money/money-text.ts';
import { lineTotal } from '#domain/money/money.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { numberMark } from './new-order.ts';
import type { NewOrder } from './new-order.ts';

export interface ConfirmationLine {
  name: string;
  articleNumber: string;
  details: readonly { label: string; value: string }[];
  remark: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  pictureCid: string | null;
}

export interface Confirmation {
  number: string;
  greeting: string;
  intro: string;
  lines: ConfirmationLine[];
  /** Label and amount; the last one is the total. */
  sums: { label: string; amount: string }[];
  delivery: { title: string; lines: readonly string[] };
  invoice: { title: string; lines: readonly string[] };
  payment: { title: string; lines: readonly string[] };
  reference: string;
  comment: string;
  link: string;
  company: CompanyProfile;
}

export function pictureCid(order: NewOrder, index: number): string {
  return `position-${index + 1}.${order.uuid}`;
}

export function confirmationOf(order: NewOrder, company: CompanyProfile, publicUrl: string): Confirmation {
  const number = numberMark(order.uuid);
  return {
    number,
    greeting: order.orderPerson === '' ? 'Guten Tag' : `Guten Tag ${order.orderPerson}`,
    intro: 'Vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bestätigen sie Ihnen hiermit.',
    lines: order.positions.map((position, index) => ({
      name: position.name,
      articleNumber: position.articleNumber,
      details: position.details,
      remark: position.externalCustomerNo,
      quantity: groupedText(position.quantity),
      unitPrice: chfUnitPriceText(position.unitPrice),
      amount: amountText(lineTotal(position.unitPrice, position.quantity)),
      pictureCid: position.pictureHash === null ? null : pictureCid(order, index),
    })),
    sums: sumsOf(order),
    delivery: deliveryOf(order, company),
    invoice: { title: 'Rechnungsadresse', lines: [...addressLines(order.invoiceAddress), order.invoiceEmail] },
    payment: paymentOf(order, company, number),
    reference: order.externalCustomerNo,
    comment: order.comment,
    link: `${publicUrl}/checkout/completed?order=${order.uuid}`,
    company,
  };
}

function sumsOf(order: NewOrder): { label: string; amount: string }[] {
  const discount = { numerator: order.discount, denominator: 10_000 };
  return [
    { label: 'Produkte exkl. MWST', amount: amountText(order.products) },
    ...(order.discount === 0 ? [] : [{ label: `Rabatt ${percentText(discount)}`, amount: `-${amountText(order.discountAmount)}` }]),
    { label: order.deliveryType === 'PICKUP' ? 'Abholung' : 'Lieferung', amount: amountText(order.deliveryCost) },
    { label: 'Total exkl. MWST', amount: amountText(order.net) },
    { label: order.hasVat ? 'MWST 8.1 %' : 'MWST (Export)', amount: amountText(order.vat) },
    { label: 'Total', amount: chfText(order.total) },
  ];
}

function deliveryOf(order: NewOrder, company: CompanyProfile): Confirmation['delivery'] {
  const day = order.requestedDeliveryDate === null ? null : parsePlainDate(order.requestedDeliveryDate);
  const on = day === null ? '' : ` am ${dayText(day, 'de')}`;
  if (order.deliveryAddress === null || order.deliveryType === 'PICKUP')
    return { title: `Abholung${on}`, lines: [company.name, company.street, `${company.zipCode} ${company.city}`] };
  return { title: `Lieferung${on}`, lines: addressLines(order.deliveryAddress) };
}

function paymentOf(order: NewOrder, company: CompanyProfile, number: string): Confirmation['payment'] {
  if (order.paymentMethodId === paymentMethod.INVOICE)
    return {
      title: 'Zahlung gegen Rechnung',
      lines: [`Sie erhalten die Rechnung an ${order.invoiceEmail}, zahlbar innert ${order.paymentTermDays} Tagen netto.`],
    };
  return {
    title: 'Vorauskasse',
    lines: [
      'Bitte überweisen Sie den Betrag vor der Lieferung. Wir fertigen, sobald er eingegangen ist.',
      `Betrag: ${chfText(order.total)}`,
      `IBAN: ${company.iban}`,
      `Zugunsten von: ${company.name}, ${company.street}, ${company.zipCode} ${company.city}`,
      `Zahlungszweck: ${number}`,
    ],
  };
}
