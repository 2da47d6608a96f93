/** Rules for a company record, so that papers, slips and distances based on it are right. It queries no bank, no register and no list of postal codes. */
import { email, phone, plz, required } from '#domain/contact/rules.ts';
import { isQrIban, isSwissIban } from '#domain/qr-bill/payment-reference.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { isUid } from '#domain/vat/vat-number.ts';

export interface CompanyFacts {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly uid: string;
  readonly iban: string;
  /** Empty: slips have a creditor reference for the usual IBAN. */
  readonly qrIban: string;
}

/** Why a field is refused; valid fields are left out. */
export function companyProblems(company: CompanyFacts): Partial<Record<keyof CompanyFacts, Refusal>> {
  const found = {
    name: required(company.name),
    street: required(company.street),
    zipCode: required(company.zipCode) ?? plz(company.zipCode),
    city: required(company.city),
    phone: required(company.phone) ?? phone(company.phone),
    email: required(company.email) ?? email(company.email),
    uid: company.uid === '' || isUid(company.uid) ? null : refusal('uidNotRight'),
    // A QR-IBAN only accepts payments with a QR reference.
    iban: isSwissIban(company.iban) && !isQrIban(company.iban) ? null : refusal('ibanNotRight'),
    qrIban: company.qrIban === '' || isQrIban(company.qrIban) ? null : refusal('qrIbanNotRight'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** In groups of four, as printed. */
export function ibanText(iban: string): string {
  return iban
    .replaceAll(' ', '')
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
}
