import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import type { BoxKind, Room, Triple } from './box.ts';
import { fillTrucks, packable, roomBeside } from './fill-trucks.ts';
import { bearingOf, goodsOf } from './goods.ts';

const room: Room = { size: [7200, 2450, 2600], payloadG: 9_000_000 };
const kind = (quantity: number, size: Triple, weightG = 20_000): BoxKind =>
  goodsOf({ quantity, size, weightG, stackKgPerM2: bearingOf({ size, weightG }), storingSpaces: 1 }).kind;

describe('a truck is filled', () => {
  it.each([
    [[kind(18, [1200, 800, 2200])], 1, 7200],
    [[kind(19, [1200, 800, 2200])], 2, 8000],
    [[kind(40, [1200, 800, 144])], 1, 1200],
    [[], 0, 0],
  ])('with %j by so many and so long', (kinds, trucks, lengthMm) => {
    expect(fillTrucks(room, kinds)).toEqual({ trucks, lengthMm });
  });

  it('not with what is too large for it, nor with more trucks or kinds than are packed', () => {
    expect(fillTrucks(room, [kind(1, [8000, 800, 500])])).toBeNull();
    expect(fillTrucks(room, [kind(18 * packable.trucks + 1, [1200, 800, 2200])])).toBeNull();
    expect(
      fillTrucks(
        room,
        Array.from({ length: packable.kinds + 1 }, () => kind(1, [100, 100, 100])),
      ),
    ).toBeNull();
  });

  it('up to its payload', () => {
    const heavy = [kind(10, [1200, 800, 900], 1_000_000)];
    expect(fillTrucks(room, heavy)?.trucks).toBe(2);
  });
});

it('what goes beside the rest goes with it on one truck', () => {
  const side = integer({ min: 300, max: 1600 });
  const piece = record({ length: side, width: side, height: side, quantity: integer({ min: 1, max: 12 }) });
  assert(
    property(piece, piece, (one, other) => {
      const rest = kind(one.quantity, [one.length, one.width, one.height]);
      const more = kind(40, [other.length, other.width, other.height]);
      const boxes = roomBeside(room, [rest], more);
      if (boxes === null) expect(fillTrucks(room, [rest], 1)).toBeNull();
      else expect(boxes).toBeLessThanOrEqual(more.quantity);
    }),
    { numRuns: depth(40, 2000), seed },
  );
});
