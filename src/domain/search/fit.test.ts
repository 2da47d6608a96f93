import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Goods, SizeMm } from './fit.ts';
import { fits, holds, lowestPrice, rankFits } from './fit.ts';

const goods: Goods = { lengthMm: 1000, widthMm: 600, heightMm: 500, massKg: 120 };

test.each([
  ['just so', [1000, 600, 500], 120, true],
  ['turned on its foot', [600, 1000, 500], 120, true],
  ['a millimetre too short', [999, 600, 500], 120, false],
  ['lying on its side', [1000, 500, 600], 120, false],
  ['too weak', [1000, 600, 500], 100, false],
  ['of unknown strength', [1000, 600, 500], null, false],
] as const)('%s: %j', (_, innerMm, maxLoadKg, expected) => {
  expect(holds({ innerMm, maxLoadKg }, goods)).toBe(expected);
});

test('light goods may go into what nobody has tested', () => {
  expect(holds({ innerMm: [1000, 600, 500], maxLoadKg: null }, { ...goods, massKg: 30 })).toBe(true);
});

test('a container is no fit for a shoe box', () => {
  expect(fits({ innerMm: [5000, 2300, 2300], maxLoadKg: 9000 }, goods)).toBe(false);
});

test('what holds goods holds smaller and lighter ones', () => {
  const side = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(side, side, side, side, fc.integer({ min: 0, max: 500 }), (length, width, height, less, massKg) => {
      const innerMm: SizeMm = [length, width, height];
      const smaller = { lengthMm: Math.max(1, length - less), widthMm: width, heightMm: height, massKg };
      expect(holds({ innerMm, maxLoadKg: 500 }, smaller)).toBe(true);
      expect(holds({ innerMm, maxLoadKg: 500 }, { ...smaller, heightMm: height + 1 })).toBe(false);
    }),
  );
});

test('the cheapest comes first, then the smaller outside, on request last', () => {
  const offers = [
    { id: 'request', price: null, outerMm: [1, 1, 1] as const },
    { id: 'large', price: 50, outerMm: [2000, 1000, 1000] as const },
    { id: 'small', price: 50, outerMm: [1000, 1000, 1000] as const },
    { id: 'cheap', price: 40, outerMm: null },
  ];
  expect(rankFits(offers).map(({ id }) => id)).toEqual(['cheap', 'small', 'large', 'request']);
  expect(lowestPrice(offers)).toBe(40);
  expect(lowestPrice(offers.slice(0, 2))).toBeNull();
});
