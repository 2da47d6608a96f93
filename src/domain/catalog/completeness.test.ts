import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaps, gapsOf, visibilityOf } from './completeness.ts';
import type { CompletenessFacts } from './completeness.ts';

const crate = { de: 'Kiste', fr: 'Caisse', en: 'Crate' };
const whole: CompletenessFacts = {
  texts: [crate],
  hasPicture: true,
  hasPrice: true,
  hasTransport: true,
  categories: 1,
  isService: false,
};

describe('what a product lacks', () => {
  it.each<[string, Partial<CompletenessFacts>, string[]]>([
    ['nothing', {}, []],
    ['a picture', { hasPicture: false }, ['picture']],
    ['French', { texts: [crate, { ...crate, fr: ' ' }] }, ['fr']],
    ['both translations', { texts: [{ de: 'Kiste', fr: '', en: '' }] }, ['fr', 'en']],
    ['nothing where German says nothing either', { texts: [{ de: '', fr: '', en: '' }] }, []],
    ['a price', { hasPrice: false }, ['price']],
    ['a transport need', { hasTransport: false }, ['transport']],
    ['a category of this shop', { categories: 0 }, ['category']],
    [
      'of a service only texts and price',
      { isService: true, hasPicture: false, hasTransport: false, categories: 0, hasPrice: false },
      ['price'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(gapsOf({ ...whole, ...facts })).toEqual(expected);
  });

  it('grows by exactly what is taken away', () => {
    const facts = fc.record({
      hasPicture: fc.boolean(),
      hasPrice: fc.boolean(),
      hasTransport: fc.boolean(),
      categories: fc.nat(2),
      isService: fc.constant(false),
      texts: fc.array(fc.record({ de: fc.string(), fr: fc.string(), en: fc.string() }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const found = gapsOf(given);
        expect(found).toEqual(gaps.filter((gap) => found.includes(gap)));
        expect(gapsOf({ ...given, hasPrice: false })).toEqual(gaps.filter((gap) => gap === 'price' || found.includes(gap)));
      }),
    );
  });
});

it.each([
  [{ published: true, publiclyAvailable: true, deletedAt: null }, 'shop'],
  [{ published: true, publiclyAvailable: false, deletedAt: null }, 'customers'],
  [{ published: false, publiclyAvailable: true, deletedAt: null }, 'hidden'],
  [{ published: true, publiclyAvailable: true, deletedAt: '2026-11-22T10:00:00.000Z' }, 'deleted'],
])('%j is seen: %s', (product, expected) => {
  expect(visibilityOf(product)).toBe(expected);
});
