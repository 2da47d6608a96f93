import { describe, expect, it } from 'vitest';
import type { Triple } from './box.ts';
import { added, moved, onFloor, turned } from './move-box.ts';
import type { RoundBox } from './round.ts';

const floor = { length: 3000, width: 2000, height: 2000 };
const box = (at: Triple, size: Triple = [1000, 800, 600]): RoundBox => ({ positionId: 1, at, size });

describe('a box moved by hand', () => {
  it('moves on the floor and stops at the walls', () => {
    expect(moved([box([0, 0, 0])], 0, [100, 0], floor)[0]?.at).toEqual([100, 0, 0]);
    expect(moved([box([0, 0, 0])], 0, [9000, -10], floor)[0]?.at).toEqual([2000, 0, 0]);
  });

  it('is set down on what stands below, and on the floor again beside it', () => {
    const onTop = moved([box([0, 0, 0]), box([1000, 0, 0])], 1, [-1000, 0], floor);
    expect(onTop[1]?.at).toEqual([0, 0, 600]);
    expect(moved(onTop, 1, [1000, 0], floor)[1]?.at).toEqual([1000, 0, 0]);
  });

  it('turns around its corner and stays inside', () => {
    expect(turned([box([2000, 1200, 0])], 0, floor)[0]).toMatchObject({ at: [2000, 1000, 0], size: [800, 1000, 600] });
  });

  it('finds the nearest free place on the floor, or none', () => {
    const two = [box([0, 0, 0]), box([0, 0, 600])];
    expect(onFloor(two, 1, floor)?.[1]?.at).toEqual([0, 800, 0]);
    expect(onFloor([box([0, 0, 0], [3000, 2000, 600]), box([0, 0, 600])], 1, floor)).toBeNull();
  });

  it('is loaded near the doors', () => {
    expect(added([], { positionId: 2, size: [1000, 800, 600] }, floor)?.[0]?.at).toEqual([2000, 0, 0]);
    expect(added([], { positionId: 2, size: [1000, 800, 2600] }, floor)).toBeNull();
  });
});
