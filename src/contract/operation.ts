/** State of the shop itself: the services it depends on and its background work. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Instant } from './wire.ts';

export const ServiceState = z.object({
  key: z.enum(['database', 'disk', 'mail', 'payment', 'parcel', 'routing', 'addressSearch']),
  /** standIn: replaced by a stand-in of the demo. off: not set up. */
  state: z.enum(['ok', 'trouble', 'standIn', 'off']),
  /** Time it took to answer; null: not asked. */
  ms: z.number().nullable(),
  /** Used by the database, or free on the disk. */
  bytes: z.number().nullable(),
});
export type ServiceState = z.infer<typeof ServiceState>;

const QueueKey = z.enum(['mail', 'payment']);

export const QueueState = z.object({
  key: QueueKey,
  /** Waiting for its turn, or for the next try. */
  waiting: z.number().int(),
  active: z.number().int(),
  /** Failed for good after the last try. */
  failed: z.number().int(),
  /** Within the last day; null: none. */
  lastDoneAt: Instant.nullable(),
  lastFailedAt: Instant.nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

export const readOperation = endpoint({
  method: 'GET',
  path: '/dev/operation',
  tag: 'dev',
  summary: 'Whether the database answers, how much room there is, which outside services are set up, and what waits in the background',
  access: staff('manageSettings'),
  response: z.object({ services: z.array(ServiceState), queues: z.array(QueueState) }),
});

export const retryQueue = endpoint({
  method: 'POST',
  path: '/dev/operation/{queue}/retry',
  tag: 'dev',
  summary: 'Try once more what was given up: mails that no server took, questions to the payment provider',
  access: staff('manageSettings'),
  params: z.object({ queue: QueueKey }),
  body: z.strictObject({}),
  response: z.object({ count: z.number().int() }),
  callsPerMinute: 20,
});
