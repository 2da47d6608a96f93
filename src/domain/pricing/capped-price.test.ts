import { assert, array, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { depth, seed } from '#test/depth.ts';
import { cappedPrice, cappedSteps, sameTotal } from './capped-price.ts';
import { stepPrice } from './price-ladder.ts';
import type { LadderStep } from './price-row.ts';

const step = (quantity: number, chf: number): LadderStep => ({ quantity, price: unitPriceFromChf(chf) });
const pallet = [step(1, 64.29), step(5, 23.25), step(10, 21)];
const priceAt = (steps: readonly LadderStep[], quantity: number) => cappedPrice(stepPrice(steps, quantity)!, quantity, steps, 1);

describe('a line beside larger quantities', () => {
  it('costs what the step says where no larger quantity is cheaper', () => {
    expect(priceAt(pallet, 1)).toBe(unitPriceFromChf(64.29));
    expect(priceAt(pallet, 5)).toBe(unitPriceFromChf(23.25));
    expect(sameTotal(priceAt(pallet, 1), 1, pallet, 1)).toBeNull();
  });

  it('is capped by the cheapest larger step, and names it', () => {
    expect([2, 3, 4].map((quantity) => lineTotal(priceAt(pallet, quantity), quantity))).toEqual([11_625, 11_625, 11_625]);
    expect(sameTotal(priceAt(pallet, 4), 4, pallet, 1)?.quantity).toBe(5);
    expect(sameTotal(priceAt(pallet, 5), 5, pallet, 1)).toBeNull();
  });

  it('counts a step from the quantity at which it can be ordered', () => {
    const steps = [step(50, 2.6), step(220, 1.45)];
    expect(lineTotal(cappedPrice(unitPriceFromChf(2.6), 200, steps, 50), 200)).toBe(36_250);
  });

  it('is not free because a larger quantity is', () => {
    const steps = [step(1, 5), step(10, 0)];
    expect([9, 10].map((quantity) => priceAt(steps, quantity))).toEqual([50_000, 0]);
    expect(cappedSteps(steps, 1)).toEqual(steps);
    expect(sameTotal(priceAt(steps, 9), 9, steps, 1)).toBeNull();
  });

  it('lowers a step that a later one undercuts', () => {
    expect(cappedSteps([step(1, 30), step(5, 20), step(6, 10)], 1).map(({ price }) => price)).toEqual([300_000, 120_000, 100_000]);
  });

  it('never falls with the quantity but for the last ten-thousandth of a piece, and stays its unit price times its quantity', () => {
    const ladders = record({
      quantities: uniqueArray(integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
      prices: array(integer({ min: 1, max: 3_000_000 }), { minLength: 6, maxLength: 6 }),
    });
    assert(
      property(ladders, integer({ min: 1, max: 450 }), ({ quantities, prices }, quantity) => {
        const sorted = quantities.toSorted((a, b) => a - b);
        const steps = cappedSteps(
          sorted.map((each, at) => ({ quantity: at === 0 ? 1 : each, price: unitPrice(prices[at] ?? 1) })),
          1,
        );
        const [here, next] = [quantity, quantity + 1].map((pieces) => lineTotal(priceAt(steps, pieces), pieces));
        expect(next! - here!).toBeGreaterThanOrEqual(-Math.ceil(quantity / 100));
      }),
      { numRuns: depth(300, 5000), seed },
    );
  });
});
