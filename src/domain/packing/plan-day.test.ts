import { describe, expect, it } from 'vitest';
import { bearsAnything } from './box.ts';
import type { Triple } from './box.ts';
import { goodsOf } from './goods.ts';
import { drivingOrder, planDay } from './plan-day.ts';

const line = { quantity: 1, size: [1072, 672, 654] as Triple, weightG: 33_670, stackKgPerM2: 200, storingSpaces: 1 };

describe('the goods of a line', () => {
  it('stand one by one when they are large, rounded up to whole millimetres', () => {
    expect(goodsOf({ ...line, quantity: 4, size: [1071.2, 671.5, 654] })).toEqual({
      kind: { size: [1072, 672, 654], quantity: 4, weightG: 33_670, upright: [false, false, true], bearing: 0.2 },
      pieces: 1,
      onPallet: false,
    });
  });

  it('stand on Euro pallets when four or more make a layer: nothing goes on top', () => {
    // 400 × 300: eight on a layer, five layers of 200 above the pallet's 144.
    expect(goodsOf({ ...line, quantity: 90, size: [400, 300, 200], weightG: 500 })).toEqual({
      kind: { size: [1200, 800, 1144], quantity: 3, weightG: 45_000, upright: [false, false, true], bearing: 0 },
      pieces: 40,
      onPallet: true,
    });
  });

  it('are counted in storing spaces when nobody knows their size', () => {
    expect(goodsOf({ ...line, quantity: 10, size: null, storingSpaces: 2.5 })).toMatchObject({
      kind: { size: [1200, 800, 1200], quantity: 3 },
      pieces: 4,
    });
  });
});

const truck = (id: number, length: number) => ({ id, room: { size: [length, 2400, 2400] as Triple, payloadG: 5_000_000 } });
const stop = (length: number) => ({
  kinds: [
    { size: [length, 2400, 1000] as Triple, quantity: 1, weightG: 1000, upright: [false, false, true] as const, bearing: bearsAnything },
  ],
});
const stopOf = (length: number) => ({ kinds: [{ ...stop(length).kinds[0]!, bearing: 0 }] });

describe('the rounds of a day', () => {
  it('take the smallest truck that is enough', () => {
    const { rounds, left } = planDay([truck(1, 7000), truck(2, 3000)], [stopOf(1500), stopOf(1500)], 10);
    expect(rounds.map(({ truckId, stops }) => [truckId, stops])).toEqual([[2, [0, 1]]]);
    expect(left).toEqual([]);
  });

  it('fill the largest first when one is not enough, and say who waits', () => {
    const { rounds, left } = planDay([truck(1, 7000), truck(2, 3000)], [stopOf(4000), stopOf(4000), stopOf(2500), stopOf(2900)], 10);
    expect(rounds.map(({ truckId, stops }) => [truckId, stops])).toEqual([
      [1, [0, 2]],
      [2, [3]],
    ]);
    expect(left).toEqual([1]);
  });

  it('drive to the nearest place, then to the nearest of the rest; unknown ones last', () => {
    const at = (longitude: number) => ({ latitude: 47, longitude });
    const order = drivingOrder(at(8), [at(9.5), null, at(8.1), at(8.9), at(7.9)], (from, to) => Math.abs(from.longitude - to.longitude));
    expect(order).toEqual([2, 4, 3, 0, 1]);
  });
});
