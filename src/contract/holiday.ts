/** Single days that staff close in addition to the holiday rule, or open contrary to it. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { DateText, line, Localized } from './wire.ts';

export const OwnDay = z.object({
  date: DateText,
  /** False: the shop is closed on that day; true: it is open although the rule makes it a holiday. */
  working: z.boolean(),
  name: Localized,
});
export type OwnDay = z.infer<typeof OwnDay>;

const OwnDays = z.object({ items: z.array(OwnDay) });
const Day = z.object({ date: DateText });

export const readOwnDays = endpoint({
  method: 'GET',
  path: '/holiday',
  tag: 'setting',
  summary: 'Days that staff closed or opened against the rule, in order of date',
  access: staff('manageSettings'),
  response: OwnDays,
});

export const storeOwnDay = endpoint({
  method: 'PUT',
  path: '/holiday/{date}',
  tag: 'setting',
  summary: 'Close a day or open it against the rule; what is promised for it already stays promised',
  access: staff('manageSettings'),
  params: Day,
  body: z.strictObject({ working: z.boolean(), name: z.strictObject({ de: line(60), fr: line(60), en: line(60) }) }),
  response: OwnDays,
  errors: ['deliveryDateNotPossible', 'dayInPast', 'validation.required'],
});

export const removeOwnDay = endpoint({
  method: 'DELETE',
  path: '/holiday/{date}',
  tag: 'setting',
  summary: 'Let the rule count again for a day',
  access: staff('manageSettings'),
  params: Day,
  response: OwnDays,
  errors: ['notFound', 'deliveryDateNotPossible', 'dayInPast'],
});
