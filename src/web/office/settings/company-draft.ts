/** The company record as texts by field. */
import type { Company } from '#contract/company.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { companyProblems } from '#domain/setting/company.ts';
import type { RecordForm } from '../record/use-record.ts';

const plain = ['name', 'street', 'zipCode', 'city', 'canton', 'phone', 'email', 'domain', 'uid', 'iban', 'qrIban', 'pageTitle'] as const;

export type CompanyField = (typeof plain)[number] | 'openingHours.de' | 'openingHours.fr' | 'openingHours.en';
export type CompanyDraft = Readonly<Record<CompanyField, string>>;

export function draftOf(company: Company): CompanyDraft {
  const { de, fr, en } = company.openingHours;
  const texts = Object.fromEntries(plain.map((name) => [name, company[name]])) as Record<(typeof plain)[number], string>;
  return { ...texts, 'openingHours.de': de, 'openingHours.fr': fr, 'openingHours.en': en };
}

/** The record as sent: texts trimmed. */
export function companyOf(draft: CompanyDraft): Omit<Company, 'version'> {
  const texts = Object.fromEntries(plain.map((name) => [name, draft[name].trim()])) as Record<(typeof plain)[number], string>;
  const openingHours = { de: draft['openingHours.de'], fr: draft['openingHours.fr'], en: draft['openingHours.en'] };
  return { ...texts, openingHours };
}

export function companyForm(say: (problem: Refusal) => string): RecordForm<CompanyDraft> {
  return {
    fieldsOf: (draft) => draft,
    withFields: (saved, _own, fields) => ({ ...saved, ...fields }),
    problemsOf: (draft) =>
      Object.fromEntries(Object.entries(companyProblems(companyOf(draft))).map(([field, problem]) => [field, say(problem)])),
  };
}
