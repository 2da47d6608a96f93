import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdParam, line } from './wire.ts';

export const User = z.object({
  id: z.number().int(),
  customerId: z.number().int().nullable(),
  email: z.string(),
  displayName: z.string(),
  active: z.boolean(),
  /** Names of the roles; a customer has none. */
  roles: z.array(z.string()),
  /** A new address waiting for confirmation. */
  pendingEmail: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const readUser = endpoint({
  method: 'GET',
  path: '/user/{id}',
  tag: 'user',
  summary: 'The caller’s own user',
  access: 'session',
  params: IdParam,
  response: User,
  errors: ['notFound'],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user/{id}',
  tag: 'user',
  summary: 'Change the own name, log-in address (takes effect when confirmed by mail) or password; the last two need the current password',
  access: 'session',
  params: IdParam,
  body: z.object({
    displayName: line(100).optional(),
    email: line(254).optional(),
    password: z.string().max(200).optional(),
    currentPassword: z.string().max(200).optional(),
  }),
  /** `token`: the new session after a change of password, which ends all others. */
  response: User.extend({ token: z.string().nullable() }),
  errors: ['notFound', 'currentPasswordWrong', 'tooManyAttempts'],
  callsPerMinute: 60,
});
