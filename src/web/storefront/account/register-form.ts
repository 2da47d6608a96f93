/** Fields of the registration form, their problems, and the request body. */
import type { InputOf } from '#contract/endpoint.ts';
import type { registerCompany } from '#contract/registration.ts';
import { passwordProblem } from '#domain/access/password.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { addressProblems } from '#domain/contact/address.ts';
import { email as emailRule, required } from '#domain/contact/rules.ts';
import type { Language } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { addressText } from '../checkout/buyer-actions.ts';
import { emptyAddress } from '../checkout/checkout-session.ts';
import type { GuestForm } from '../form/guest-form.ts';
import type { KnownGuest } from '../form/known-guest.ts';
import { knowsZipCode } from '../form/places.ts';
import { emptyGuest, guestProblems, paperName, personOf } from '../form/guest-form.ts';

export interface RegisterForm {
  buyer: GuestForm;
  /** Number used by the contract, as text for the select. */
  title: string;
  invoiceEmail: string;
  address: AddressText;
  password: string;
  answer: string;
}

export const emptyRegistration: RegisterForm = {
  buyer: emptyGuest,
  title: '0',
  invoiceEmail: '',
  address: emptyAddress,
  password: '',
  answer: '',
};

/** With what a guest's order already says. */
export function registrationOf({ customer, orderPerson, invoiceEmail, invoiceAddress, person }: KnownGuest): RegisterForm {
  const { company, name, email, phone } = customer;
  const { firstName, lastName } = person ?? splitName(orderPerson);
  return {
    ...emptyRegistration,
    buyer: {
      kind: company ? 'company' : 'person',
      companyName: company ? name : '',
      firstName,
      lastName,
      email,
      phone,
    },
    invoiceEmail: company ? invoiceEmail : '',
    address: invoiceAddress,
  };
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...lastName] = name.split(' ');
  return { firstName, lastName: lastName.join(' ') };
}

const named = (field: string, problem: Refusal | null): Refusal[] => (problem ? [refusal(problem.key, problem.params, field)] : []);

/** One problem per field, in the order of the form. */
export function registerProblems({ buyer, invoiceEmail, address, password, answer }: RegisterForm): readonly Refusal[] {
  return [
    ...guestProblems(buyer),
    ...(buyer.kind === 'company' ? named('invoiceEmail', emailRule(invoiceEmail.trim())) : []),
    ...addressProblems({ ...addressText(address), name: paperName(buyer) || '-' }, knowsZipCode),
    ...named('password', passwordProblem(password, buyer.email)),
    ...named('answer', required(answer)),
  ];
}

/** A private person's body is this one without the last two. */
export function registerBody(form: RegisterForm, questionId: string, language: Language): InputOf<typeof registerCompany>['body'] {
  const { email, ...person } = personOf(form.buyer, language);
  return {
    email,
    password: form.password,
    captcha: { questionId, answer: form.answer },
    contactPerson: { ...person, title: Number(form.title) },
    address: { ...addressText(form.address), name: paperName(form.buyer) },
    name: form.buyer.companyName.trim(),
    invoiceEmail: form.invoiceEmail.trim(),
  };
}
