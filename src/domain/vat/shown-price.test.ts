import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, unitPrice } from '#domain/money/money.ts';
import { shownAmount, shownLinePrice } from './shown-price.ts';

const rate = 810;

describe('the price of one piece in a line', () => {
  it.each([
    [149_000, 1, '16.11'],
    // 2 × 16.11 would be 32.22, and the line is 32.21.
    [149_000, 2, '16.107'],
    [149_000, 100, '16.1069'],
    [1_000_000, 12, '108.10'],
    [825, 50, '0.0892'],
  ])('%d ten-thousandths, %d pieces: %s', (net, quantity, shown) => expect(shownLinePrice(unitPrice(net), quantity, rate)).toBe(shown));

  it('without tax is as agreed', () => expect(shownLinePrice(unitPrice(149_000), 2, null)).toBe('14.90'));

  it('times the quantity is the amount beside it, as near as four decimals come', () => {
    assert(
      property(integer({ min: 1, max: 500_000 }), integer({ min: 1, max: 1000 }), (rappen, quantity) => {
        const net = unitPrice(rappen * 100);
        const [shown, amount] = [shownLinePrice(net, quantity, rate), shownAmount(lineTotal(net, quantity), rate)].map((text) =>
          Number(text.replaceAll("'", '')),
        ) as [number, number];
        expect(Math.abs(shown * quantity - amount)).toBeLessThan(0.005 + quantity * 0.00005 + 1e-6);
      }),
    );
  });
});
