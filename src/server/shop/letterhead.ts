/** How the company names itself on papers and in mails: its address, and the head of its papers. */
import { placeLine } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { vatNumberText } from '#domain/vat/vat-number.ts';
import type { CompanyProfile, Sender } from './company-profile.ts';
import { fieldOf } from './field.ts';

export function companyAddress({ name, street, zipCode, city }: CompanyProfile): string[] {
  return [name, street, placeLine({ zipCode, city })];
}

export function letterhead(company: Sender, language: Language): { name: string; field: string; lines: string[] } {
  const [name = '', ...address] = companyAddress(company);
  return { name, field: fieldOf(company).field, lines: [...address, company.phone, company.email, vatNumberText(company.uid, language)] };
}
