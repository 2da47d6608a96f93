/** Every text check that callers can reach, on texts of 100 kB designed to be slow for careless patterns. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { FilterDate, IdList, line, paragraph, Uuid } from '#contract/wire.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import * as rules from '#domain/contact/rules.ts';
import { escaped } from '#server/mail/html.ts';
import { cpuMs } from '#test/cpu-time.ts';
import { isLong } from '#test/depth.ts';

const limitMs = 50;
const size = 100_000;
const repeated = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

const hostile: readonly string[] = [
  ...[
    'a',
    '0',
    ' ',
    '.',
    '-',
    '+',
    '@',
    '\t',
    '\n',
    'ä',
    '\u{1f4e6}',
    'a.',
    'a-',
    'a@',
    '@a.',
    '0 ',
    '1,',
    '9-',
    '"',
    '<',
    '&',
    '\\',
    '\u0301',
  ].map(repeated),
  `${repeated('a')}!`,
  `${repeated('0')}x`,
  `+${repeated('0 ')}x`,
  `${repeated('a.')}@`,
  `a@${repeated('a-')}`,
  `a@${repeated('a.')}`,
  `a@${repeated('a.')}ch\n`,
  `${repeated(' ')}x${repeated(' ')}`,
  `2026-01-01${repeated('0')}`,
  `${repeated('1,')}x`,
  `${repeated('-')}\n`,
  `Bearer ${repeated('a.')}`,
];

const slowest = (check: (text: string) => unknown, texts = hostile): number =>
  Math.max(...texts.map((text) => cpuMs(() => check(text), limitMs)));

const oneText: Record<string, (text: string) => unknown> = {
  required: rules.required,
  alpha: rules.alpha,
  min: (text) => rules.min(text, 10),
  max: (text) => rules.max(text, 10),
  numeric: rules.numeric,
  double: rules.double,
  password: (text) => rules.password(text, `${text}x`),
  phone: rules.phone,
  isPhoneShort: rules.isPhoneShort,
  street: rules.street,
  plz: rules.plz,
  plzNonCH: rules.plzNonCH,
  zipCodeByCountry: (text) => rules.zipCodeByCountry(text, 'DE'),
  currency: rules.currency,
  ascii: rules.ascii,
  carrierPhone: (text) => rules.carrierPhone(text, 'US'),
  stateOrProvince: (text) => rules.stateOrProvince(text, 'US'),
  controlCharacter: rules.controlCharacter,
  email: rules.email,
  webAddress: rules.webAddress,
  'plain date': parsePlainDate,
  'filter date': (text) => FilterDate.safeParse(text),
  'list of ids': (text) => IdList.safeParse(text),
  uuid: (text) => Uuid.safeParse(text),
  line: (text) => line(100).safeParse(text),
  paragraph: (text) => paragraph(2000).safeParse(text),
  'escaping for HTML': escaped,
};

describe('texts of 100 kB are judged within 50 ms', () => {
  it('by every rule that the domain has', () => {
    expect(Object.keys(rules).filter((name) => !(name in oneText))).toEqual([]);
  });

  it.each(Object.entries(oneText))('by %s', (_name, check) => {
    expect(slowest(check)).toBeLessThan(limitMs);
  });
});

/** Every text field of a schema, at any depth. */
function textsIn(schema: z.core.$ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => textsIn(field as z.ZodType, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return textsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return [...textsIn(schema.keyType, `${path}{key}`), ...textsIn(schema.valueType, `${path}{value}`)];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return textsIn(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(option, path));
  return schema instanceof z.ZodType ? [[path, schema]] : [];
}

const fields = Object.entries(calls).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema === undefined ? [] : textsIn(schema, name))),
);

/** Many fields share a schema: it is checked once. */
const distinct = Array.from(new Map(fields.map(([path, schema]) => [schema, path])), ([schema, path]) => [path, schema] as const);

describe('every field of every call judges them within 50 ms', () => {
  it('of which there are many', () => {
    expect(fields.length).toBeGreaterThan(60);
  });

  // In the short run each meets an eighth of the texts, and each text an eighth of the fields.
  it.each(distinct.map(([path, schema], at) => ({ path, schema, at })))('$path', ({ schema, at }) => {
    const check = (text: string): unknown => schema.safeParse(text);
    const texts = hostile.filter((_, place) => isLong || place % 8 === at % 8);
    expect(slowest(check, texts)).toBeLessThan(limitMs);
  });
});
