/** The stand-ins for outside services in a demo, and the faults that staff can plan for them. Kept in this process until they are used up or removed. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { line } from './wire.ts';

export const StandInKey = z.enum(['payment', 'parcel', 'price', 'addressSearch', 'mail']);
export type StandInKey = z.infer<typeof StandInKey>;

export const StandIn = z.object({
  key: StandInKey,
  /** Kinds of calls. */
  operations: z.array(z.string()),
  /** What can go wrong with each. */
  faults: z.array(z.string()),
  /** What the next calls of a kind meet, in turn. */
  waiting: z.array(z.object({ operation: z.string(), faults: z.array(z.string()) })),
});
export type StandIn = z.infer<typeof StandIn>;

const StandIns = z.object({ items: z.array(StandIn) });

export const readStandIns = endpoint({
  method: 'GET',
  path: '/dev/stand-in',
  tag: 'dev',
  summary: 'The stand-ins that are in use, and the faults that are set; none where real services are set up',
  access: staff('manageSettings'),
  response: StandIns,
});

export const setStandInFault = endpoint({
  method: 'POST',
  path: '/dev/stand-in/{key}/fault',
  tag: 'dev',
  summary: 'Let the next calls of a kind to a stand-in go wrong',
  access: staff('manageSettings'),
  params: z.object({ key: StandInKey }),
  body: z.strictObject({ operation: line(40), fault: line(40), times: z.number().int().min(1).max(20).default(1) }),
  response: StandIns,
  errors: ['notFound', 'standInFaultUnknown'],
  callsPerMinute: 60,
});

export const forgetStandInFaults = endpoint({
  method: 'POST',
  path: '/dev/stand-in/{key}/forget',
  tag: 'dev',
  summary: 'Take back the faults of a stand-in that have not happened yet',
  access: staff('manageSettings'),
  params: z.object({ key: StandInKey }),
  body: z.strictObject({}),
  response: StandIns,
  errors: ['notFound'],
  callsPerMinute: 60,
});
