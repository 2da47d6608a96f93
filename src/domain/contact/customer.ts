/**
 * The buyer: contact person, company, and when the company's particulars count as given.
 * Specification: storefront §3 (Customer, Contact person), §5 (company info). It knows no address and no price.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Language } from '#domain/language/language.ts';
import { controlCharacter, email, max, phone, required, webAddress } from './rules.ts';

export const title = { UNKNOWN: 0, MALE: 1, FEMALE: 2 } as const;
export type Title = (typeof title)[keyof typeof title];

/** Numbers 1 and 2 are from the specification; French is 3. */
export const languageId = { DE: 1, EN: 2, FR: 3 } as const;
export type LanguageId = (typeof languageId)[keyof typeof languageId];

export interface ContactPerson {
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly languageId: LanguageId;
}

export interface CompanyInfo {
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly invoiceEmail: string;
}

export const customerDefaults = { discount: 0, deliveryCostMultiplier: 1.1, quickOrderTruckId: 1 } as const;

/** Company info is valid only if it has an id or a non-empty name or invoice e-mail. */
export function isCompanyInfoValid(info: CompanyInfo): boolean {
  return info.id !== null || info.name.trim() !== '' || info.invoiceEmail.trim() !== '';
}

export function languageOf(id: number): Language {
  if (id === languageId.EN) return 'en';
  return id === languageId.FR ? 'fr' : 'de';
}

export function contactName(person: Pick<ContactPerson, 'firstName' | 'lastName'>): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** A company by its own name, if it has one. */
export function customerName({
  isCompany,
  companyName,
  ...person
}: Pick<ContactPerson, 'firstName' | 'lastName'> & { readonly isCompany: boolean; readonly companyName: string }): string {
  return isCompany && companyName !== '' ? companyName : contactName(person);
}

/** The first problem of each field, in the order of the form. */
export function contactPersonProblems(person: ContactPerson): readonly Refusal[] {
  const checks: readonly (readonly [keyof ContactPerson, Refusal | null])[] = [
    ['firstName', controlCharacter(person.firstName) ?? webAddress(person.firstName) ?? max(person.firstName, 70)],
    ['lastName', required(person.lastName) ?? controlCharacter(person.lastName) ?? webAddress(person.lastName) ?? max(person.lastName, 70)],
    ['phone', phone(person.phone)],
    ['email', required(person.email) ?? email(person.email)],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : []));
}
