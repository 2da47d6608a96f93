import { expect, it } from 'vitest';
import { z } from 'zod';
import { ChfAmount, decimals } from '#contract/wire.ts';
import { parseInput } from './parse-input.ts';
import { Refusal } from './refusal.ts';

const text = z.string().max(9);
const Body = z.strictObject({
  name: text.min(1).optional(),
  remark: text.default('-'),
  words: z.union([z.strictObject({ de: text }), text]).optional(),
  lines: z.array(z.object({ note: text })).default([]),
  count: z.number().optional(),
});
const problems = (value: unknown): string[] => {
  try {
    return [JSON.stringify(parseInput('body', Body, value))];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors.map(({ message, field }) => `${message} ${field}`);
  }
};

it('takes null for an empty text, wherever it stands', () => {
  const given = { remark: null, words: null, lines: [{ note: 'a' }, { note: null }] };
  expect(parseInput('body', Body, given)).toEqual({ remark: '', words: '', lines: [{ note: 'a' }, { note: '' }] });
  expect(given.remark).toBeNull();
  expect(parseInput('body', Body, { words: { de: null } })).toMatchObject({ words: { de: '' } });
  expect(parseInput('body', Body, null)).toEqual({ remark: '-', lines: [] });
});

it('takes it for nothing else', () => {
  expect(problems({ count: null })).toEqual(['validation.invalid_type body.count']);
  expect(problems({ name: null })).toEqual(['validation.too_small body.name']);
  expect(problems({ remark: 5, lines: null })).toEqual(['validation.invalid_type body.remark', 'validation.invalid_type body.lines']);
  expect(() => parseInput('query', Body, { remark: null })).toThrow(Refusal);
});

it('reads many wrong texts once', () => {
  const Many = z.record(z.string(), text);
  const wrong = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at % 2 === 0 ? null : 'a']));
  expect(Object.values(parseInput('body', Many, wrong)).filter((each) => each === '')).toHaveLength(10_000);
});

it('says how fine a number may be, also where something else could stand', () => {
  const Amounts = z.strictObject({
    rate: decimals(4).max(1).optional(),
    cost: z.union([ChfAmount.max(100), z.literal(''), z.null()]).optional(),
  });
  const errorsOf = (value: unknown) => {
    try {
      return [parseInput('body', Amounts, value)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.errors.map(({ message, params, field }) => [message, field, params['places']]);
    }
  };
  expect(errorsOf({ rate: 0.99999 })).toEqual([['validation.not_multiple_of', 'body.rate', 4]]);
  expect(errorsOf({ cost: 12.345 })).toEqual([['validation.not_multiple_of', 'body.cost', 2]]);
  expect(errorsOf({ cost: 100.01 })).toEqual([['validation.too_big', 'body.cost', undefined]]);
  expect(errorsOf({ cost: true })).toEqual([['validation.invalid_union', 'body.cost', undefined]]);
  expect(errorsOf({ rate: 1.1 / 100, cost: 0.1 + 0.2 })).toEqual([{ rate: 1.1 / 100, cost: 0.1 + 0.2 }]);
});
