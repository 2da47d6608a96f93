import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { numberText } from './wire.ts';

const shapeOf = (schema: z.ZodType | undefined): [string, z.ZodType][] =>
  schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];

/** Every field of every path and query that reads a text as a number, with a text that it takes. */
const fields = Object.entries(calls as Readonly<Record<string, AnyEndpoint>>).flatMap(([name, { params, query }]) =>
  [...shapeOf(params as z.ZodType | undefined), ...shapeOf(query as z.ZodType | undefined)].flatMap(([field, schema]) => {
    const taken = ['1', '99', '2026'].find((text) => typeof schema.safeParse(text).data === 'number');
    // A size such as `20x20` is no number.
    return taken === undefined || field === 'productImage' ? [] : [[`${name} ${field}`, schema, taken] as const];
  }),
);

describe('a number in a path or a query', () => {
  test('is found in many calls', () => {
    expect(fields.length).toBeGreaterThan(200);
  });

  test.each([0.1 + 0.2, 5 / 3, 0.5, -1.25, 12])('with decimals is read as it was written: %s', (number) => {
    expect(numberText(z.number()).parse(String(number))).toBe(number);
  });

  test('is written in digits alone', () => {
    const loose = fields.flatMap(([name, schema, taken]) =>
      [
        `0x${Number(taken).toString(16)}`,
        `0b${Number(taken).toString(2)}`,
        `${taken}e0`,
        ` ${taken}`,
        `${taken}\n`,
        `+${taken}`,
        `${taken}.`,
        '',
        'Infinity',
      ]
        .filter((text) => typeof schema.safeParse(text).data === 'number')
        .map((text) => `${name} takes ${JSON.stringify(text)}`),
    );
    expect(loose).toEqual([]);
  });
});
