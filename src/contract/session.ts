import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { IdParam, IdText, Instant, line, Uuid } from './wire.ts';

/** Contents of a token (storefront §3 "Auth token payload"); `guest` marks the short-lived token of a guest customer. */
export const Session = z.object({
  customerId: z.number().int().nullable(),
  isCompanyCustomer: z.boolean(),
  hasQuickOrder: z.boolean(),
  perm: z.array(z.number().int()),
  email: z.string().nullable(),
  guest: z.boolean(),
  /** null for guests, who have no user. */
  userId: z.number().int().nullable(),
  /** Staff view the shop as this customer; absent: as themselves. */
  seesAs: z.string().optional(),
  /** True: a role requires a second factor that is not set up; until then the office is closed to this user. */
  owesSecondFactor: z.literal(true).optional(),
});
export type Session = z.infer<typeof Session>;

export const logIn = endpoint({
  method: 'POST',
  path: '/auth',
  tag: 'auth',
  summary: 'Log in; sets the session cookie and answers the token. Who has a second factor gives its code too',
  access: 'public',
  body: z.object({ email: line(254).min(1), password: z.string().min(1).max(200), code: line(40).optional() }),
  response: z.object({ token: z.string() }),
  errors: ['loginFailed', 'secondFactorRequired', 'secondFactorWrong', 'tooManyAttempts'],
  callsPerMinute: 60,
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/auth',
  tag: 'auth',
  summary: 'Log out; clears the session cookie and ends this log-in',
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

export const LogInEntry = z.object({
  id: Uuid,
  /** `Firefox auf Windows`; empty: unknown. */
  device: z.string(),
  address: z.string(),
  since: Instant,
  lastSeen: Instant,
  until: Instant,
  /** True: the session of this call. */
  own: z.boolean(),
});
export type LogInEntry = z.infer<typeof LogInEntry>;

/** Default: the caller; another user's requires the permission to manage staff. */
const OfUser = z.object({ userId: IdText.optional() });

export const readLogIns = endpoint({
  method: 'GET',
  path: '/log-in',
  tag: 'auth',
  summary: 'Log-ins of a user that have not ended, the last seen first',
  access: 'session',
  query: OfUser,
  response: z.object({ items: z.array(LogInEntry) }),
});

export const endLogIn = endpoint({
  method: 'DELETE',
  path: '/log-in/{id}',
  tag: 'auth',
  summary: 'Ends one log-in at once',
  access: 'session',
  params: z.object({ id: Uuid }),
  response: z.object({}),
  errors: ['notFound'],
});

export const endLogIns = endpoint({
  method: 'DELETE',
  path: '/log-in',
  tag: 'auth',
  summary: 'Ends all log-ins of a user at once, but the one that asks',
  access: 'session',
  query: OfUser,
  response: z.object({ ended: z.number().int() }),
});

export const seeAsCustomer = endpoint({
  method: 'POST',
  path: '/customers/{id}/see-as',
  tag: 'auth',
  summary: 'From now on the caller sees the shop as this customer; what is done meanwhile bears the caller’s name',
  access: staff('manageCustomers'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound'],
});

export const stopSeeingAsCustomer = endpoint({
  method: 'DELETE',
  path: '/see-as',
  tag: 'auth',
  summary: 'The caller is themselves again; answers as which customer they have seen the shop',
  access: 'session',
  response: z.object({ customerId: z.number().int().nullable() }),
});
