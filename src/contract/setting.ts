/** Decisions of the office for the whole shop, each valid from a given day. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Chf, DateText, Instant, Whole } from './wire.ts';

const SettingValue = z.union([z.boolean(), z.number(), z.array(z.number()).max(10)]);

export const Setting = z.object({
  key: z.string(),
  /** Valid today. */
  value: SettingValue,
  /** Default of the shop until it is changed. */
  usual: SettingValue,
  /** All decisions, latest first, including future ones. */
  decisions: z.array(
    z.object({ validFrom: DateText, value: SettingValue, version: z.number().int(), changedAt: Instant, who: z.string() }),
  ),
});
export type Setting = z.infer<typeof Setting>;

const Key = z.object({ key: z.string().max(40) });

export const readSetting = endpoint({
  method: 'GET',
  path: '/setting/{key}',
  tag: 'setting',
  summary: 'A setting as it is valid today, and all decisions about it: confirmByItself, invoiceWithDelivery, reminderDays, marginFloor, …',
  access: staff('manageSettings'),
  params: Key,
  response: Setting,
  errors: ['notFound'],
});

const decision = {
  /** Absent: today. */
  validFrom: DateText.optional(),
};
const change = {
  value: SettingValue,
  /** Version of the decision for that day, if there is one. */
  version: Whole.optional(),
};

export const changeSetting = endpoint({
  method: 'PUT',
  path: '/setting/{key}',
  tag: 'setting',
  summary: 'Decide a setting from a day on, today or later; what has begun already stays as it was',
  access: staff('manageSettings'),
  params: Key,
  body: z.strictObject({ ...change, ...decision }),
  response: Setting,
  errors: ['notFound', 'settingValueNotPossible', 'deliveryDateNotPossible', 'dayInPast', 'changedMeanwhile'],
});

export const readSettings = endpoint({
  method: 'GET',
  path: '/setting',
  tag: 'setting',
  summary: 'All settings as they are valid today, each with all decisions about it',
  access: staff('manageSettings'),
  response: z.object({ items: z.array(Setting) }),
});

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/setting',
  tag: 'setting',
  summary: 'Decide several settings from one day on: all of them or, where one is refused, none',
  access: staff('manageSettings'),
  body: z.strictObject({
    ...decision,
    changes: z
      .array(z.strictObject({ key: Key.shape.key, ...change }))
      .min(1)
      .max(50),
  }),
  response: z.object({ items: z.array(Setting) }),
  errors: ['notFound', 'settingValueNotPossible', 'deliveryDateNotPossible', 'dayInPast', 'changedMeanwhile'],
});

export const SettingEffect = z.object({
  /** Delivery costs before the customer's own factor, now and with the changes. */
  shipping: z.array(z.object({ zipCode: z.string(), place: z.string(), spaces: z.number(), before: Chf, after: Chf })),
  /** Quotes that are not sent yet: they use the values valid on the day they are sent. */
  openQuotes: z.number().int(),
});
export type SettingEffect = z.infer<typeof SettingEffect>;

export const previewSettings = endpoint({
  method: 'POST',
  path: '/setting/effect',
  tag: 'setting',
  summary: 'What changed settings would do, by the shop’s own rules; nothing is stored',
  access: staff('manageSettings'),
  body: z.strictObject({
    changes: z.array(z.strictObject({ key: Key.shape.key, value: SettingValue })).max(50),
  }),
  response: SettingEffect,
  errors: ['notFound', 'settingValueNotPossible'],
});
