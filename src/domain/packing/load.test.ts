import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import type { BoxKind, Room } from './box.ts';
import { bearsAnything } from './box.ts';
import { faultsOfLoad } from './check-load.ts';
import type { LoadedBox, StopGoods } from './load.ts';
import { loadTruck } from './load.ts';

const truck: Room = { size: [7200, 2480, 2500], payloadG: 9_000_000 };

const kind = record({
  size: tuple(integer({ min: 300, max: 2400 }), integer({ min: 300, max: 1300 }), integer({ min: 150, max: 1600 })),
  quantity: integer({ min: 1, max: 6 }),
  weightG: integer({ min: 1_000, max: 900_000 }),
  upright: constantFrom([false, false, true] as const, [true, true, true] as const),
  // Nothing on top, 200 or 1000 kg per m², anything.
  bearing: constantFrom(0, 0.2, 1, bearsAnything),
});
const day = array(record({ kinds: array(kind, { minLength: 1, maxLength: 4 }) }), { minLength: 1, maxLength: 5 });

const kindsOf =
  (stops: readonly StopGoods[]) =>
  (box: LoadedBox): BoxKind =>
    stops[box.stop]!.kinds[box.kind]!;

describe('a load', () => {
  it('is legal, loses nothing and ends where it says, whatever the day brings', () => {
    assert(
      property(day, (stops) => {
        const load = loadTruck(truck, stops, 12);
        expect(faultsOfLoad(truck, load.boxes, kindsOf(stops))).toEqual([]);
        stops.forEach(({ kinds }, stop) => {
          kinds.forEach(({ quantity }, index) => {
            const placed = load.boxes.filter((box) => box.stop === stop && box.kind === index).length;
            expect(placed + load.left[stop]![index]!).toBe(quantity);
          });
        });
        expect(load.lengthMm).toBe(Math.max(0, ...load.boxes.map(({ at, size }) => at[0] + size[0])));
        expect(load.weightG).toBe(load.boxes.reduce((total, box) => total + kindsOf(stops)(box).weightG, 0));
      }),
      { numRuns: depth(150, 2000), seed },
    );
  });

  const pallet: BoxKind = { size: [1200, 800, 1000], quantity: 2, weightG: 400_000, upright: [false, false, true], bearing: 1 };

  it('keeps the last stop at the far wall and takes no more of the floor than it needs', () => {
    const stops = [{ kinds: [pallet] }, { kinds: [{ ...pallet, bearing: 0 }] }];
    const load = loadTruck(truck, stops, 40);
    expect(load.left).toEqual([[0], [0]]);
    expect(Math.min(...load.boxes.filter(({ stop }) => stop === 1).map(({ at }) => at[0]))).toBe(0);
    // Two that carry nothing are side by side, two that do on top of each other: 800 or 1200 mm each.
    expect(load.lengthMm).toBeLessThanOrEqual(2000);
  });

  it('leaves behind what is too large, too heavy or one too many', () => {
    const tooLong = { ...pallet, size: [7300, 800, 1000] as const, quantity: 1 };
    expect(loadTruck(truck, [{ kinds: [tooLong] }], 10)).toMatchObject({ boxes: [], left: [[1]], lengthMm: 0 });
    const heavy = { ...pallet, weightG: 5_000_000 };
    expect(loadTruck(truck, [{ kinds: [heavy] }], 10).left).toEqual([[1]]);
    const many = { ...pallet, quantity: 60, weightG: 100_000, bearing: 0 };
    const load = loadTruck(truck, [{ kinds: [many] }], 40);
    // 7200 × 2480 mm hold eighteen Euro pallets on the floor.
    expect(load.boxes.length).toBe(18);
    expect(load.left).toEqual([[42]]);
  });

  it('is the same for the same day', () => {
    const stops = [{ kinds: [pallet, { ...pallet, size: [2000, 1000, 700] as const }] }];
    expect(loadTruck(truck, stops, 40)).toEqual(loadTruck(truck, stops, 40));
  });
});

describe('the judgement of a load', () => {
  const box: BoxKind = { size: [1000, 800, 600], quantity: 9, weightG: 100_000, upright: [false, false, true], bearing: 0.2 };
  const judge = (boxes: readonly Omit<LoadedBox, 'kind'>[], of = box): string[] =>
    faultsOfLoad(
      truck,
      boxes.map((placed) => ({ ...placed, kind: 0 })),
      () => of,
    ).map(({ fault }) => fault);
  const at = (x: number, y: number, z: number, stop = 0, size = box.size): Omit<LoadedBox, 'kind'> => ({ at: [x, y, z], size, stop });

  it.each([
    ['nothing', [at(0, 0, 0), at(1000, 0, 0), at(0, 0, 600)], []],
    ['outside', [at(6300, 0, 0)], ['outside']],
    ['overlap', [at(0, 0, 0), at(999, 799, 0)], ['overlap']],
    ['air below', [at(0, 0, 0), at(100, 0, 600)], ['unsupported']],
    ['two below', [at(0, 0, 0), at(1000, 0, 0), at(500, 0, 600)], []],
    ['too much on top', [at(0, 0, 0), at(0, 0, 600), at(0, 0, 1200)], ['overloaded']],
    ['behind a later stop', [at(0, 0, 0, 0), at(1000, 0, 0, 1)], ['blocked']],
    ['below a later stop', [at(0, 0, 0, 0), at(0, 0, 600, 1)], ['blocked']],
    ['before a later stop', [at(0, 0, 0, 1), at(1000, 0, 0, 0)], []],
    ['on its side', [at(0, 0, 0, 0, [1000, 600, 800])], ['turned']],
    ['turned on the floor', [at(0, 0, 0, 0, [800, 1000, 600])], []],
  ] as const)('%s', (_, boxes, faults) => {
    expect(judge(boxes)).toEqual(faults);
  });

  it('knows the limit of the truck', () => {
    expect(judge([at(0, 0, 0)], { ...box, weightG: 9_000_001 })).toEqual(['tooHeavy']);
  });
});
