/** The mails about an account, in its owner's language. */
import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language/language.ts';
import { customerMail } from '#server/mail/letter-mail.ts';
import type { LetterPart } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Sender } from '#server/shop/company-profile.ts';

export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

interface Link {
  url: string;
  until: Date;
}

function mail(
  company: Sender,
  kind: string,
  { email, name, language }: Recipient,
  { title, paragraphs }: { title: string; paragraphs: readonly LetterPart[] },
): NewMail {
  return customerMail({ company, key: `${kind}:${randomUUID()}`, title, to: { email, name, greeted: true }, language, paragraphs });
}

const action = (label: string, url: string): LetterPart => ({ action: { label, url } });
const wordsFor = (company: Sender, { language }: Recipient) => company.words[language].account;

export function welcomeMail(company: Sender, to: Recipient, url: string): NewMail {
  const { welcome: t } = wordsFor(company, to);
  return mail(company, 'account-welcome', to, {
    title: t.title,
    paragraphs: [t.text(company.name), action(t.action, url), t.otherwise],
  });
}

/** To someone who already has an account, when another is to be opened with or moved to the same address. */
export function alreadyRegisteredMail(company: Sender, to: Recipient, urls: { logIn: string; reset: string }): NewMail {
  const { exists: t } = wordsFor(company, to);
  return mail(company, 'account-exists', to, {
    title: t.title,
    paragraphs: [t.text, t.question, action(t.action, urls.logIn), t.forgotten(urls.reset), t.otherwise],
  });
}

export function passwordLinkMail(company: Sender, to: Recipient, { url, until }: Link): NewMail {
  const { passwordLink: t } = wordsFor(company, to);
  const paragraphs = [t.text, action(t.action, url), t.otherwise];
  return { ...mail(company, 'password-link', to, { title: t.title, paragraphs }), secretUntil: until };
}

/** To someone who is new in the office, or has lost the password. */
export function invitationMail(company: Sender, to: Recipient, { url, until }: Link): NewMail {
  const { invitation: t } = wordsFor(company, to);
  const paragraphs = [t.text(company.name), action(t.action, url), t.otherwise];
  return { ...mail(company, 'invitation', to, { title: t.title, paragraphs }), secretUntil: until };
}

/** To a customer's person for whom staff opened a log-in. */
export function accessMail(company: Sender, to: Recipient, { url, until }: Link): NewMail {
  const { access: t } = wordsFor(company, to);
  const paragraphs = [t.text(company.name), action(t.action, url), t.otherwise];
  return { ...mail(company, 'account-access', to, { title: t.title, paragraphs }), secretUntil: until };
}

export function passwordChangedMail(company: Sender, to: Recipient, url: string): NewMail {
  const { passwordChanged: t } = wordsFor(company, to);
  return mail(company, 'password-changed', to, { title: t.title, paragraphs: [t.text, t.otherwise, action(t.action, url)] });
}

export function emailLinkMail(company: Sender, to: Recipient, { url, until }: Link): NewMail {
  const { emailLink: t } = wordsFor(company, to);
  const paragraphs = [t.text, action(t.action, url), t.otherwise];
  return { ...mail(company, 'email-link', to, { title: t.title, paragraphs }), secretUntil: until };
}

/** To the address used until now. */
export function emailChangedMail(company: Sender, to: Recipient, email: string): NewMail {
  const { emailChanged: t } = wordsFor(company, to);
  return mail(company, 'email-changed', to, { title: t.title, paragraphs: [t.text(email), t.otherwise] });
}
