import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line } from './wire.ts';

/** What a token says (storefront §3 "Auth token payload"); `guest` marks the short-lived token of a guest customer. */
export const Session = z.object({
  customerId: z.number().int().nullable(),
  isCompanyCustomer: z.boolean(),
  hasQuickOrder: z.boolean(),
  perm: z.array(z.number().int()),
  email: z.string().nullable(),
  guest: z.boolean(),
  /** null for guests, who have no user. */
  userId: z.number().int().nullable(),
});
export type Session = z.infer<typeof Session>;

export const logIn = endpoint({
  method: 'POST',
  path: '/auth',
  tag: 'auth',
  summary: 'Log in; sets the session cookie and answers the token',
  access: 'public',
  body: z.object({ email: line(254).min(1), password: z.string().min(1).max(200) }),
  response: z.object({ token: z.string() }),
  errors: ['loginFailed', 'tooManyAttempts'],
  callsPerMinute: 60,
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/auth',
  tag: 'auth',
  summary: 'Log out; clears the session cookie and revokes the token',
  access: 'public',
  response: z.object({}),
});

export const readSession = endpoint({
  method: 'GET',
  path: '/auth',
  tag: 'auth',
  summary: 'The session of the caller, null without one',
  access: 'public',
  response: z.object({ session: Session.nullable() }),
});
