/** A customer's log-ins, which staff invite, close and reopen; a company may have several. */
import { z } from 'zod';
import { CustomerUser } from './customer-record.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { IdParam, IdText, line } from './wire.ts';

const UserParams = z.object({ id: IdText, userId: IdText });
/** `version`: of the customer, after the write. */
const Stored = z.object({ user: CustomerUser, version: Version });

export const inviteCustomerUser = endpoint({
  method: 'POST',
  path: '/customers/{id}/users',
  tag: 'user',
  summary: 'Give a customer a log-in: the person gets a link to choose a password. A guest is registered from then on',
  access: staff('manageCustomers'),
  params: IdParam,
  body: z.strictObject({ version: Version, email: line(254).min(3), displayName: line(100).default('') }),
  response: Stored,
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'emailTaken'],
});

export const remindCustomerUser = endpoint({
  method: 'POST',
  path: '/customers/{id}/users/{userId}/invitation',
  tag: 'user',
  summary: 'Send the invitation once more; the link before it is worthless from now on',
  access: staff('manageCustomers'),
  params: UserParams,
  body: z.strictObject({ version: Version }),
  response: Stored,
  errors: ['notFound', 'changedMeanwhile', 'customerGone', 'inUse'],
});

export const changeCustomerUser = endpoint({
  method: 'PUT',
  path: '/customers/{id}/users/{userId}',
  tag: 'user',
  summary: 'End a log-in or open it again; whoever is logged in with it is logged out',
  access: staff('manageCustomers'),
  params: UserParams,
  body: z.strictObject({ version: Version, active: z.boolean(), displayName: line(100).optional() }),
  response: Stored,
  errors: ['notFound', 'changedMeanwhile', 'customerGone'],
});
