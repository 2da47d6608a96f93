/** The mails around an account, in its owner's language. */
import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language/language.ts';
import { letter, salutationFor } from '#server/mail/letter.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { CompanyProfile } from '#server/shop/company-profile.ts';
import type { AccountWords } from '#server/words/account-words.ts';
import {
  alreadyRegisteredWords,
  emailChangedWords,
  emailLinkWords,
  accessWords,
  invitationWords,
  passwordChangedWords,
  passwordLinkWords,
  welcomeWords,
} from '#server/words/account-words.ts';

export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

function mail(company: CompanyProfile, kind: string, { email, name, language }: Recipient, { title, paragraphs }: AccountWords): NewMail {
  const salutation = salutationFor(language, name);
  return {
    dedupeKey: `${kind}:${randomUUID()}`,
    recipient: email,
    recipientName: name,
    subject: `${title} | ${company.name}`,
    pictures: [],
    ...letter({ company, language, title, salutation, paragraphs }),
  };
}

export function welcomeMail(company: CompanyProfile, to: Recipient, url: string): NewMail {
  return mail(company, 'account-welcome', to, welcomeWords(company.name, url)[to.language]);
}

/** To who has an account already, when somebody wants to open or move one to the same address. */
export function alreadyRegisteredMail(company: CompanyProfile, to: Recipient, urls: { logIn: string; reset: string }): NewMail {
  return mail(company, 'account-exists', to, alreadyRegisteredWords(urls)[to.language]);
}

export function passwordLinkMail(company: CompanyProfile, to: Recipient, { url, until }: { url: string; until: Date }): NewMail {
  return { ...mail(company, 'password-link', to, passwordLinkWords(url)[to.language]), secretUntil: until };
}

/** To somebody who is new in the office, or lost the password. */
export function invitationMail(company: CompanyProfile, to: Recipient, { url, until }: { url: string; until: Date }): NewMail {
  return { ...mail(company, 'invitation', to, invitationWords(company.name, url)[to.language]), secretUntil: until };
}

/** To somebody of a customer for whom staff opened a log-in. */
export function accessMail(company: CompanyProfile, to: Recipient, { url, until }: { url: string; until: Date }): NewMail {
  return { ...mail(company, 'account-access', to, accessWords(company.name, url)[to.language]), secretUntil: until };
}

export function passwordChangedMail(company: CompanyProfile, to: Recipient, url: string): NewMail {
  return mail(company, 'password-changed', to, passwordChangedWords(url)[to.language]);
}

export function emailLinkMail(company: CompanyProfile, to: Recipient, { url, until }: { url: string; until: Date }): NewMail {
  return { ...mail(company, 'email-link', to, emailLinkWords(url)[to.language]), secretUntil: until };
}

/** To the address that was used until now. */
export function emailChangedMail(company: CompanyProfile, to: Recipient, email: string): NewMail {
  return mail(company, 'email-changed', to, emailChangedWords(email)[to.language]);
}
