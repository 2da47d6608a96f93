/** The commercial invoice for customs, in English whatever the customer's language: what is sent, the value of each kind, and its origin. */
import type { Order } from '#contract/order.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { placeLine } from '#domain/contact/address.ts';
import { amountText, groupedText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import { customsValue, hsDigits } from '#domain/parcel/customs.ts';
import type { ExportPurpose } from '#domain/parcel/terms.ts';
import { packageCount, totalWeightG } from '#domain/parcel/package.ts';
import { partyLines } from '#domain/parcel/party.ts';
import { vatNumberText } from '#domain/vat/vat-number.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { Shipment, ShipmentCustoms } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import { documentTexts } from '#server/words/document-words.ts';

const purposes: Readonly<Record<ExportPurpose, string>> = {
  SOLD: 'Sale',
  SAMPLE: 'Sample',
  GIFT: 'Gift',
  NOT_SOLD: 'Not sold',
  REPAIR_AND_RETURN: 'Repair and return',
  PERSONAL_EFFECTS: 'Personal effects',
};

export const customsInvoiceName = ({ formattedId }: Pick<Order, 'formattedId'>): string => `Commercial-invoice-${formattedId}.pdf`;

const kilograms = (grams: number): string => `${groupedText(Math.ceil(grams / 10) / 100)} kg`;

export function customsPaper(order: Order, shipment: Shipment, customs: ShipmentCustoms, company: CompanyProfile): DocumentPaper {
  const { to, packages, day } = shipment;
  const { commodities, incoterm, purpose, invoiceNumber } = customs;
  const on = plainDateOf(day);
  return {
    language: 'en',
    company: {
      name: company.name,
      lines: [company.street, `${placeLine(company)}, Switzerland`, company.phone, company.email, vatNumberText(company.uid, 'en')],
    },
    recipient: partyLines(to),
    title: 'Commercial invoice',
    number: invoiceNumber,
    createdAt: epochMsOf({ date: on, minutesOfDay: 0 }),
    facts: [
      { label: 'Date', value: dateText(on) },
      { label: 'Order', value: order.formattedId },
      { label: 'Terms of sale', value: `${incoterm} ${to.city}` },
      { label: 'Reason for export', value: purposes[purpose] },
      { label: 'Packages', value: String(packageCount(packages)) },
      { label: 'Gross weight', value: kilograms(totalWeightG(packages)) },
      { label: 'Carrier', value: 'FedEx' },
      { label: 'Currency', value: 'CHF' },
    ],
    intro: '',
    lines: commodities.map(({ description, articleNumber, quantity, weightG, unitPrice, hsCode, originCountry }, at) => ({
      item: String(at + 1),
      name: description,
      articleNumber,
      details: [
        { label: 'HS code', value: hsDigits(hsCode) },
        { label: 'Origin', value: originCountry },
        { label: 'Net weight', value: kilograms(weightG * quantity) },
      ],
      remark: '',
      quantity: groupedText(quantity),
      unitPrice: amountText(unitPrice),
      amount: amountText(rappen(unitPrice * quantity)),
      picture: null,
      canceled: false,
    })),
    sums: [{ label: 'Total customs value CHF', amount: amountText(customsValue(commodities)) }],
    blocks: [{ title: 'Consignee', lines: [...partyLines(to), `Phone ${to.phone}`] }],
    notes: [
      'We declare that the information in this invoice is true and correct and that the contents of this shipment are as stated above.',
      `${company.name}, ${company.city}, ${dateText(on)}     Signature: ______________________________`,
    ],
    qrBill: null,
    words: documentTexts.en.words,
  };
}
