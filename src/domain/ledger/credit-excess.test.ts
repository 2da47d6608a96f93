import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { divideExcess } from './credit-excess.ts';

const nothing = { writeOff: zeroRappen, rounding: zeroRappen, skonto: zeroRappen };

describe('of what a credit note leaves too much', () => {
  it('only money goes back', () => {
    const charged = { chargedBefore: rappen(100_00), chargedAfter: rappen(50_00) };
    expect(divideExcess(rappen(50_00), { granted: nothing, ...charged })).toEqual({ fallsAway: nothing, money: 50_00 });
    const writtenOff = { ...nothing, writeOff: rappen(40_00), rounding: rappen(2) };
    expect(divideExcess(rappen(50_00), { granted: writtenOff, ...charged })).toEqual({ fallsAway: writtenOff, money: 9_98 });
    expect(divideExcess(rappen(30_00), { granted: writtenOff, ...charged }).money).toBe(0);
  });

  it('cash discount stays on what is still charged', () => {
    const granted = { ...nothing, skonto: rappen(2_00) };
    const half = { granted, chargedBefore: rappen(100_00), chargedAfter: rappen(50_00) };
    expect(divideExcess(rappen(50_00), half)).toMatchObject({ fallsAway: { skonto: 1_00 }, money: 49_00 });
    expect(divideExcess(rappen(100_00), { ...half, chargedAfter: zeroRappen })).toMatchObject({
      fallsAway: { skonto: 2_00 },
      money: 98_00,
    });
  });

  it('a difference paid too much is not paid back', () => {
    const granted = { ...nothing, rounding: rappen(-3) };
    const whole = { granted, chargedBefore: rappen(100_00), chargedAfter: zeroRappen };
    expect(divideExcess(rappen(100_00), whole)).toEqual({ fallsAway: nothing, money: 100_00 });
  });

  it('nothing is lost, and never more than was granted falls away', () => {
    const amount = integer({ min: 0, max: 1_000_000 });
    assert(
      property(amount, amount, amount, integer({ min: -5, max: 5 }), amount, amount, (excess, writeOff, skonto, rounding, one, other) => {
        const granted = { writeOff: rappen(writeOff), skonto: rappen(skonto), rounding: rappen(rounding) };
        const charged = { chargedBefore: rappen(Math.max(one, other)), chargedAfter: rappen(Math.min(one, other)) };
        const { fallsAway, money } = divideExcess(rappen(excess), { granted, ...charged });
        expect(fallsAway.writeOff + fallsAway.rounding + fallsAway.skonto + money).toBe(excess);
        expect(money).toBeGreaterThanOrEqual(0);
        expect(fallsAway.writeOff).toBeLessThanOrEqual(writeOff);
        expect(fallsAway.skonto).toBeLessThanOrEqual(skonto);
      }),
    );
  });
});
