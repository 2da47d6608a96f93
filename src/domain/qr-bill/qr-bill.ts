/**
 * The payment part of an invoice: who is paid how much by whom, checked by the rules of the Swiss QR-bill before anything is printed.
 * Swiss Implementation Guidelines QR-bill 2.3 (structured addresses only since 21 November 2025). It knows no page and no picture.
 */
import type { AddressText } from '#domain/contact/address.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { isCreditorReference, isQrIban, isQrReference, isSwissIban, paymentReference } from './payment-reference.ts';

/** A structured address: street and house number are separate. */
export interface BillParty {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2, capital letters */
  readonly country: string;
}

export interface QrBill {
  /** Without spaces */
  readonly iban: string;
  readonly creditor: BillParty;
  /** null: left blank, to be filled in by hand; the standard has no characters for a name in Chinese or Arabic. */
  readonly debtor: BillParty | null;
  readonly amount: Rappen;
  readonly referenceType: 'QRR' | 'SCOR';
  readonly reference: string;
  readonly message: string;
}

export interface QrBillFacts {
  readonly creditor: Pick<AddressText, 'name' | 'street' | 'zipCode' | 'city' | 'country'>;
  readonly iban: string;
  /** Empty: the company has none; the reference is then a creditor reference for the plain IBAN. */
  readonly qrIban: string;
  readonly debtor: AddressText;
  readonly amount: Rappen;
  /** `A2026-00001` */
  readonly documentId: string;
  readonly message: string;
}

export type QrBillProblem = 'iban' | 'reference' | 'amount' | 'creditor' | 'debtor' | 'message';

const longest = { name: 70, street: 70, houseNumber: 16, zipCode: 16, city: 35, message: 140 } as const;
/** CHF 999'999'999.99: the largest amount that fits the payment part. */
export const largestBill = rappen(99_999_999_999);

export function qrBillOf(facts: QrBillFacts): QrBill {
  const byQrIban = facts.qrIban !== '';
  return {
    iban: (byQrIban ? facts.qrIban : facts.iban).replaceAll(' ', ''),
    creditor: billParty({ ...facts.creditor, addition: '', additionalAddress: '' }),
    debtor: debtorOf(facts.debtor),
    amount: facts.amount,
    referenceType: byQrIban ? 'QRR' : 'SCOR',
    reference: paymentReference(facts.documentId, facts),
    message: cut(printable(facts.message), longest.message),
  };
}

/** Reasons against printing the payment part; empty: it is valid. */
export function qrBillProblems(bill: QrBill): readonly QrBillProblem[] {
  const checks: readonly (readonly [QrBillProblem, boolean])[] = [
    ['iban', isSwissIban(bill.iban) && isQrIban(bill.iban) === (bill.referenceType === 'QRR')],
    ['reference', bill.referenceType === 'QRR' ? isQrReference(bill.reference) : isCreditorReference(bill.reference)],
    ['amount', Number.isSafeInteger(bill.amount) && bill.amount > 0 && bill.amount <= largestBill],
    ['creditor', isParty(bill.creditor)],
    ['debtor', bill.debtor === null || isParty(bill.debtor)],
    ['message', bill.message.length <= longest.message && isPrintable(bill.message)],
  ];
  return checks.filter(([, right]) => !right).map(([problem]) => problem);
}

/** `Bahnhofstrasse 12a` → street and number; a street without a number is not split. */
export function splitStreet(text: string): { street: string; houseNumber: string } {
  const [, street, houseNumber] = /^(.*\S)\s+([0-9]+\s?[a-zA-Z]?(?:[-/+][0-9]+\s?[a-zA-Z]?)?)$/.exec(text.trim().slice(0, 200)) ?? [];
  return street === undefined || houseNumber === undefined ? { street: text.trim(), houseNumber: '' } : { street, houseNumber };
}

function debtorOf(address: AddressText): BillParty | null {
  const party = billParty(address);
  return party.name === '' || party.zipCode === '' || party.city === '' ? null : party;
}

function billParty({ name, street, zipCode, city, country }: AddressText): BillParty {
  const parts = splitStreet(printable(street));
  return {
    name: cut(printable(name), longest.name),
    street: cut(parts.street, longest.street),
    houseNumber: cut(parts.houseNumber, longest.houseNumber),
    zipCode: cut(printable(zipCode), longest.zipCode),
    city: cut(printable(city), longest.city),
    country: country.toUpperCase(),
  };
}

function isParty(party: BillParty): boolean {
  const texts = (['name', 'street', 'houseNumber', 'zipCode', 'city'] as const).map((key) => [party[key], longest[key]] as const);
  return (
    party.name !== '' &&
    party.zipCode !== '' &&
    party.city !== '' &&
    /^[A-Z]{2}$/.test(party.country) &&
    texts.every(([text, most]) => text.length <= most && isPrintable(text))
  );
}

/** Basic Latin, Latin-1 and Latin Extended-A, the four Romanian letters and the euro sign. */
const allowed = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/;
const isPrintable = (text: string): boolean => allowed.test(text);

/** Characters outside the standard are dropped; line breaks and runs of spaces become one space. */
function printable(text: string): string {
  return Array.from(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").replaceAll(/[–—]/g, '-')).filter(isPrintable).join('').trim();
}

/** A longer text ends after a word, unless that would leave less than half of it. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const lastSpace = text.lastIndexOf(' ', most);
  return text.slice(0, lastSpace < most / 2 ? most : lastSpace).trim();
}
