/** Taking an order that was placed as a guest into one's own account (decision 0140). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Uuid } from './wire.ts';

export const takeOrder = endpoint({
  method: 'POST',
  path: '/order-by-link/{uuid}/take',
  tag: 'order',
  summary: 'Take an order placed as a guest, with all that this guest has, into the own account of the same e-mail address',
  access: 'session',
  params: z.object({ uuid: Uuid }),
  body: z.strictObject({}),
  /** CONFIRM: nobody has shown yet that the address belongs to the account. A link was mailed there; take the order again afterwards. */
  response: z.object({ state: z.enum(['TAKEN', 'CONFIRM']) }),
  errors: ['notFound', 'forbidden', 'orderOtherEmail', 'orderNotTaken', 'customerGone'],
  callsPerMinute: 10,
});
