/**
 * Opens an account for a person or a company. Neither the answer nor its timing reveals whether the e-mail address was known:
 * both cases hash the password, store and send one mail, and the owner of the address learns the rest from that mail.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { registerCompany, registerPerson } from '#contract/registration.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { contactName, contactPersonProblems, languageOf } from '#domain/contact/customer.ts';
import { email as emailRule, required, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { wrongAddress } from '#server/customer/store-address.ts';
import type { AddressServices } from '#server/customer/store-address.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { limitTries, waitWithin } from '#server/session/limit-tries.ts';
import { newPasswordProblem } from '#server/session/known-password.ts';
import { hashPassword } from '#server/session/password.ts';
import { welcomeMail } from '#server/user/account-mails.ts';
import type { Recipient } from '#server/user/account-mails.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { accountLink } from '#server/user/secret-link.ts';
import { addUser } from '#server/user/add-user.ts';
import { mailToOwner } from '#server/user/mail-to-owner.ts';
import { checkCaptcha } from './captcha.ts';
import { insertCustomer } from './registration-store.ts';

export type RegistrationServices = AccountServices & Pick<AddressServices, 'knowsZipCode'>;

type PersonGiven = ParsedOf<typeof registerPerson>['body'];
type CompanyGiven = ParsedOf<typeof registerCompany>['body'];

interface Registration {
  email: string;
  company: { name: string; invoiceEmail: string } | null;
  contactPerson: ContactPerson;
  address: AddressText;
}

export async function register(
  services: RegistrationServices,
  given: PersonGiven | CompanyGiven,
  { actor, ip }: { actor: Actor; ip: string },
): Promise<void> {
  if (actor.kind === 'customer') throw refused('registrationNotPossible');
  const wanted = registrationOf(given);
  refuseProblems('body', problemsOf(services, wanted, given.password));
  await limitTries(services, [
    { kind: 'registration', subject: `${wanted.email.toLowerCase()} ${ip}` },
    { kind: 'registration-caller', subject: ip },
  ]);
  await checkCaptcha(services, given.captcha, { ip, use: true, path: 'body.captcha.answer' });
  const passwordHash = await hashPassword(given.password);
  const company = await services.readCompany();
  await transaction(services.db, async (trx) => {
    const user = { email: wanted.email, passwordHash, displayName: contactName(wanted.contactPerson) };
    const opened = await addUser(trx, user, async () => insertCustomer(trx, wanted));
    const mail = opened
      ? welcomeMail(company, recipientOf(wanted), accountLink(services.publicUrl, '/user/login', recipientOf(wanted).language))
      : await reminder(services, trx, wanted.email);
    if (mail) await postMails(trx, services.post, [mail], services.now());
  });
}

/** To the owner of the address, at most once an hour, so that repeated registrations cannot flood the mailbox. */
async function reminder(services: RegistrationServices, trx: Trx, email: string): Promise<NewMail | null> {
  const wait = await waitWithin(trx, [{ kind: 'owner-mail', subject: email.toLowerCase() }], services.now());
  return wait > 0 ? null : mailToOwner(services, trx, email);
}

function registrationOf(given: PersonGiven | CompanyGiven): Registration {
  const email = given.email.trim();
  const company = 'name' in given ? { name: given.name, invoiceEmail: given.invoiceEmail } : null;
  // Titles and languages were checked by the call's schema.
  const contactPerson = { ...given.contactPerson, email } as ContactPerson;
  const name = given.address.name || company?.name || contactName(contactPerson);
  return { email, company, contactPerson, address: { ...given.address, name } };
}

const at = (path: string, problem: Refusal | null): Refusal[] => (problem ? [refusal(problem.key, problem.params, path)] : []);

function problemsOf(
  services: Pick<AddressServices, 'knowsZipCode'>,
  { email, company, contactPerson, address }: Registration,
  password: string,
): Refusal[] {
  return [
    ...at('email', required(email) ?? emailRule(email)),
    ...at('password', newPasswordProblem(password, email)),
    ...(company
      ? [...at('name', required(company.name) ?? webAddress(company.name)), ...at('invoiceEmail', emailRule(company.invoiceEmail))]
      : []),
    ...contactPersonProblems(contactPerson).flatMap((problem) =>
      problem.field === 'email' ? [] : at(`contactPerson.${problem.field}`, problem),
    ),
    ...wrongAddress(services, address).flatMap((problem) => at(`address.${problem.field}`, problem)),
  ];
}

function recipientOf({ email, contactPerson }: Registration): Recipient {
  // The ownership of the address is unproven: the mail must not contain anything that a stranger typed.
  return { email, name: '', language: languageOf(contactPerson.languageId) };
}
