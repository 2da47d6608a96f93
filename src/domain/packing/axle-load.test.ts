import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axlesOf, axlesUnknown, axleUses, centreOf } from './axle-load.ts';
import type { Axles } from './axle-load.ts';
import { axlesHold, loadBalanced } from './balance.ts';
import type { Triple } from './box.ts';
import { topUp } from './box.ts';
import { faultsOfLoad } from './check-load.ts';
import type { LoadedBox, StopGoods } from './load.ts';
import { loadTruck } from './load.ts';

/** A rigid truck: 5.6 m between the axles, the front one 0.6 m in front of the loading space. */
const axles: Axles = {
  front: { atMm: -600, emptyKg: 4900, mostKg: 7500 },
  rear: { atMm: 5000, emptyKg: 3700, mostKg: 11_500 },
};
const facts = { frontAxle: -600, frontAxleEmpty: 4900, frontAxleMost: 7500, rearAxle: 5000, rearAxleEmpty: 3700, rearAxleMost: 11_500 };
const size: Triple = [1000, 1000, 500];

/** A box with its middle at `x`. */
const box = (x: number, stop = 0): LoadedBox => ({ kind: 0, stop, at: [x - 500, 0, 0], size });
const tonne = (): number => 1000;

describe('the axles of a truck', () => {
  it('carry by the law of the lever', () => {
    expect(axleUses(axles, [box(2200)], tonne)).toMatchObject({ front: { kg: 5400 }, rear: { kg: 4200 } });
    expect(axleUses(axles, [box(5000)], tonne)).toMatchObject({ front: { kg: 4900 }, rear: { kg: 4700 } });
  });

  it('carry most when what lifted the front one is unloaded', () => {
    const uses = axleUses(axles, [box(600, 1), box(6400, 0)], tonne);
    expect(uses.front).toMatchObject({ afterStops: 1, mostKg: 7500 });
    expect(uses.front.kg).toBeCloseTo(4900 + (1000 * 4400) / 5600, 6);
    expect(uses.rear.afterStops).toBe(0);
  });

  it('carry together the empty truck and all goods, wherever they stand', () => {
    const places = array(integer({ min: 500, max: 7000 }), { minLength: 1, maxLength: 20 });
    assert(
      property(places, (all) => {
        const { front, rear } = axleUses(
          axles,
          all.map((x) => box(x)),
          tonne,
        );
        expect(front.kg + rear.kg).toBeCloseTo(8600 + all.length * 1000, 6);
      }),
    );
  });

  it('are known as a whole or not at all', () => {
    expect(axlesOf(facts)).toEqual(axles);
    for (const key of Object.keys(axlesUnknown)) expect(axlesOf({ ...facts, [key]: null })).toBeNull();
    expect(axlesOf({ ...facts, rearAxle: -600 })).toBeNull();
    expect(axlesOf({ ...facts, frontAxleMost: 4900 })).toBeNull();
  });
});

it('the centre of gravity is where the weight is', () => {
  const weights = [3, 1];
  const boxes = [box(1000), box(3000)];
  expect(centreOf(boxes, (each) => weights[boxes.indexOf(each)]!)).toEqual([1500, 500]);
  expect(centreOf([], tonne)).toBeNull();
});

describe('a load too heavy for an axle', () => {
  const room = { size: [7200, 2400, 2600] as const, payloadG: 12_000_000, axles };
  const heavy = (quantity: number, kg: number): StopGoods => ({
    kinds: [{ size: [1000, 1200, 500], quantity, weightG: kg * 1000, upright: topUp, bearing: 0 }],
  });
  const faults = (stops: readonly StopGoods[], boxes: readonly LoadedBox[]): string[] =>
    faultsOfLoad(room, boxes, ({ stop, kind }) => stops[stop]!.kinds[kind]!).map(({ fault }) => fault);

  it('is moved towards the doors as far as the front axle asks for, and no further', () => {
    const stops = [heavy(4, 1000)];
    const packed = loadTruck(room, stops, 40);
    expect(faults(stops, packed.boxes)).toEqual(['frontAxle']);
    expect(axlesHold(room, packed, stops)).toBe(false);
    const moved = loadBalanced(room, stops, 40);
    expect(faults(stops, moved.boxes)).toEqual([]);
    const by = moved.lengthMm - packed.lengthMm;
    expect(moved.boxes.map(({ at }) => at)).toEqual(packed.boxes.map(({ at: [x, y, z] }) => [x + by, y, z]));
    const less = moved.boxes.map((each): LoadedBox => ({ ...each, at: [each.at[0] - 50, each.at[1], each.at[2]] }));
    expect(faults(stops, less)).toEqual(['frontAxle']);
  });

  it('stays where it is when moving it does not help, and is found faulty', () => {
    const stops = [heavy(10, 1050)];
    const load = loadBalanced(room, stops, 40);
    expect(load).toEqual(loadTruck(room, stops, 40));
    expect(faults(stops, load.boxes)).toEqual(['frontAxle']);
  });

  it('is not looked for where the axles are not known', () => {
    const { axles: _, ...unknown } = room;
    const stops = [heavy(4, 1000)];
    expect(loadBalanced(unknown, stops, 40)).toEqual(loadTruck(unknown, stops, 40));
    expect(axlesHold(unknown, loadTruck(unknown, stops, 40), stops)).toBe(true);
  });
});
