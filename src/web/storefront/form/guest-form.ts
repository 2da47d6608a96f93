/** A guest's details and their problems. Every field is required; the company name only for companies. */
import type { InputOf } from '#contract/endpoint.ts';
import type { createCustomer } from '#contract/customer.ts';
import { contactName, contactPersonProblems, languageId, title } from '#domain/contact/customer.ts';
import { controlCharacter, max, required, webAddress } from '#domain/contact/rules.ts';
import type { Language } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface GuestForm {
  kind: 'person' | 'company';
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const emptyGuest: GuestForm = { kind: 'person', companyName: '', firstName: '', lastName: '', email: '', phone: '' };

export function isUntouched(form: GuestForm): boolean {
  return JSON.stringify(form) === JSON.stringify(emptyGuest);
}

const languageIds = { de: languageId.DE, en: languageId.EN, fr: languageId.FR } as const;

export function personOf({ firstName, lastName, email, phone }: GuestForm, language: Language) {
  return {
    title: title.UNKNOWN,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    languageId: languageIds[language],
  };
}

/** One problem per field, in the order of the form. */
export function guestProblems(form: GuestForm): readonly Refusal[] {
  const company = form.kind === 'company' ? [['companyName', form.companyName] as const] : [];
  const missing = [
    ...company,
    ['firstName', form.firstName] as const,
    ['lastName', form.lastName] as const,
    ['email', form.email] as const,
    ['phone', form.phone] as const,
  ].flatMap(([field, value]) => {
    const problem = required(value);
    return problem ? [refusal(problem.key, problem.params, field)] : [];
  });
  const wrongCompany =
    form.kind === 'company' ? (controlCharacter(form.companyName) ?? webAddress(form.companyName) ?? max(form.companyName, 100)) : null;
  const wrong = [
    ...(wrongCompany ? [refusal(wrongCompany.key, wrongCompany.params, 'companyName')] : []),
    ...contactPersonProblems(personOf(form, 'de')),
  ].filter(({ field }) => !missing.some((other) => other.field === field));
  const order = ['companyName', 'firstName', 'lastName', 'email', 'phone'];
  return [...missing, ...wrong].sort((a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? ''));
}

export function guestBody(form: GuestForm, language: Language): InputOf<typeof createCustomer>['body'] {
  const contactPerson = personOf(form, language);
  if (form.kind === 'person') return { guest: true, contactPerson };
  return { guest: true, contactPerson, companyInfo: { name: form.companyName.trim(), invoiceEmail: contactPerson.email } };
}

/** The name on the guest's documents unless another one is typed. */
export function paperName(form: GuestForm): string {
  return form.kind === 'company'
    ? form.companyName.trim()
    : contactName({ firstName: form.firstName.trim(), lastName: form.lastName.trim() });
}

export function orderPerson(form: GuestForm): string {
  return contactName({ firstName: form.firstName.trim(), lastName: form.lastName.trim() });
}
