import { linkTokenLength } from '#domain/access/link-token.ts';
import { z } from 'zod';
import { AddressInput } from './address.ts';
import { ContactPerson } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { line, Uuid } from './wire.ts';

/** The answer to a question that the shop asked before; a question can be used once. */
export const CaptchaAnswer = z.object({ questionId: Uuid, answer: line(60) });
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>;

const password = z.string().max(200);

/** The secret of a link in a mail. */
const LinkToken = z.string().min(linkTokenLength.min).max(linkTokenLength.max);

/** Without a name: that of the person or company. */
const RegisteredAddress = AddressInput.extend({ name: line(100).default('') });

const common = {
  email: line(254),
  password,
  captcha: CaptchaAnswer,
  contactPerson: ContactPerson.omit({ email: true }),
};

/** A person's address as one object, or its fields beside the others. */
const PersonInput = z.union([
  z.object({ ...common, address: RegisteredAddress }),
  z
    .object({ ...RegisteredAddress.shape, ...common })
    .transform(({ email, password, captcha, contactPerson, ...address }) => ({ email, password, captcha, contactPerson, address })),
]);

const errors = ['wrongCaptcha', 'registrationNotPossible', 'zipCodeUnknown', 'tooManyAttempts'] as const;

export const readCaptcha = endpoint({
  method: 'GET',
  path: '/registration/captcha',
  tag: 'registration',
  summary: 'A question in words before a registration: serves once, for ten minutes',
  access: 'public',
  response: z.object({ questionId: z.string(), question: z.string() }),
  callsPerMinute: 60,
});

export const validateCaptcha = endpoint({
  method: 'POST',
  path: '/registration/validate-captcha',
  tag: 'registration',
  summary: 'Is the answer right? Three wrong ones end the question; a right one does not use it up',
  access: 'public',
  body: CaptchaAnswer,
  response: z.object({ valid: z.boolean() }),
  errors: ['wrongCaptcha', 'tooManyAttempts'],
  callsPerMinute: 60,
});

const registered = z.object({ registered: z.boolean() });

export const registerPerson = endpoint({
  method: 'POST',
  path: '/registration/register-person',
  tag: 'registration',
  summary: 'Register a person; the answer is the same whether the e-mail address was known or not',
  access: 'public',
  body: PersonInput,
  response: registered,
  errors,
  callsPerMinute: 60,
});

export const registerCompany = endpoint({
  method: 'POST',
  path: '/registration/register-company',
  tag: 'registration',
  summary: 'Register a company; the answer is the same whether the e-mail address was known or not',
  access: 'public',
  body: z.object({ ...common, address: RegisteredAddress, name: line(100), invoiceEmail: line(254).default('') }),
  response: registered,
  errors,
  callsPerMinute: 60,
});

export const requestPasswordReset = endpoint({
  method: 'PUT',
  path: '/registration/request-password-reset',
  tag: 'registration',
  summary: 'Send a link for a new password, if there is such an account; the answer is always the same',
  access: 'public',
  body: z.object({ email: line(254) }),
  response: z.object({}),
  errors: ['tooManyAttempts'],
  callsPerMinute: 30,
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/registration/reset-password',
  tag: 'registration',
  summary: 'Set a new password by the link from the mail: serves once, for an hour; ends all sessions',
  access: 'public',
  body: z.object({ token: LinkToken, password }),
  response: z.object({}),
  errors: ['linkExpired', 'tooManyAttempts'],
  callsPerMinute: 30,
});

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/registration/confirm-email',
  tag: 'registration',
  summary: 'Take over a new log-in address by the link from the mail: serves once, for a day',
  access: 'public',
  body: z.object({ token: LinkToken }),
  response: z.object({ email: z.string() }),
  errors: ['linkExpired', 'tooManyAttempts'],
  callsPerMinute: 30,
});
