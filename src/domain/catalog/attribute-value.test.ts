import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAttributeValue, readAttributeValue, readStoredValue, storedValueOf } from './attribute-value.ts';
import { parseCommodityReferences } from './commodity-reference.ts';
import type { ReadValue } from './attribute-word.ts';
import { attributeType } from './product.ts';

const facts = (typeId: number, before: ReadValue | null = null) => ({ typeId, before, choices: new Map<string, ReadValue>() });
const text = fc.string({ maxLength: 60 });
const type = fc.constantFrom(...Object.values(attributeType));

describe('the stored form of a value', () => {
  it('reads back as what was stored, whatever the words hold', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(attributeType.string, attributeType.enum),
        fc.record({ de: text, fr: text, en: text }),
        (typeId, given) => {
          const outcome = newAttributeValue(given, facts(typeId));
          if (outcome.ok && outcome.value !== null) expect(readAttributeValue(typeId, storedValueOf(outcome.value))).toEqual(outcome.value);
        },
      ),
    );
  });

  it('is never half JSON: every stored word can be shown in every language', () => {
    fc.assert(
      fc.property(
        type,
        fc.oneof(
          text,
          text.map((rest) => `{"${rest}`),
        ),
        (typeId, given) => {
          const outcome = newAttributeValue(given, facts(typeId));
          if (!outcome.ok || outcome.value === null) return;
          const stored = storedValueOf(outcome.value);
          if (typeId === attributeType.string && stored.startsWith('{"')) expect(JSON.parse(stored)).toMatchObject({ de: given.trim() });
        },
      ),
    );
  });

  it('does not change when it is given again', () => {
    fc.assert(
      fc.property(type, text, (typeId, given) => {
        const once = newAttributeValue(given, facts(typeId));
        if (!once.ok || once.value === null) return;
        expect(newAttributeValue(once.value, facts(typeId, once.value))).toEqual(once);
      }),
    );
  });

  it('of older rows reads as text where it is no JSON', () => {
    expect(readStoredValue('{"de":')).toBe('{"de":');
    expect(readStoredValue('{"de":"Holz"}')).toEqual({ de: 'Holz', fr: '', en: '' });
  });
});

it('one language alone leaves the others as they are', () => {
  const before = { de: 'Lager', fr: 'Stock', en: 'Storage' };
  expect(newAttributeValue({ en: 'Store' }, facts(attributeType.string, before))).toEqual({ ok: true, value: { ...before, en: 'Store' } });
  expect(newAttributeValue({ en: 'Store' }, facts(attributeType.string, 'Lager'))).toEqual({
    ok: true,
    value: { de: 'Lager', fr: 'Lager', en: 'Store' },
  });
});

it('a word sent back in the language in which it was read is no change', () => {
  const before = { de: 'Lager', fr: 'Stock', en: 'Storage' };
  for (const typeId of [attributeType.string, attributeType.enum])
    for (const word of Object.values(before)) expect(newAttributeValue(word, facts(typeId, before))).toEqual({ ok: true, value: before });
  expect(newAttributeValue('Halle', facts(attributeType.string, before))).toEqual({ ok: true, value: 'Halle' });
});

it.each([
  ['#c79b68', '#C79B68'],
  ['#C79', null],
  ['rot', null],
])('colour %s is stored as %s', (given, stored) => {
  const outcome = newAttributeValue(given, facts(attributeType.color));
  expect(outcome.ok ? outcome.value : null).toBe(stored);
});

it.each([
  ['[{"productId":3,"quantity":2}]', true],
  ['[]', true],
  ['[{"productId":3}]', false],
  ['[{"productId":3,"quantity":0}]', false],
  ['{}', false],
  ['[', false],
])('commodity references %s: %s', (given, valid) => {
  expect(parseCommodityReferences(given).ok).toBe(valid);
});
