import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

const wish = fc.record({ centre: fc.double({ min: -500, max: 500, noNaN: true }), width: fc.double({ min: 1, max: 80, noNaN: true }) });

describe('labels side by side', () => {
  it('stay where they wish when they do not touch', () => {
    expect(
      spread(
        [
          { centre: 50, width: 10 },
          { centre: 0, width: 10 },
        ],
        2,
      ),
    ).toEqual([50, 0]);
  });

  it('share the way when they do', () => {
    expect(
      spread(
        [
          { centre: 10, width: 10 },
          { centre: 10, width: 10 },
        ],
        2,
      ),
    ).toEqual([4, 16]);
  });

  it('never touch, keep their order, and stay inside where they fit', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const [gap, within] = [3, [-600, 600] as const];
        const places = spread(wishes, gap, within);
        const order = wishes.map((_, index) => index).sort((a, b) => wishes[a]!.centre - wishes[b]!.centre || a - b);
        order.forEach((index, at) => {
          const next = order[at + 1];
          if (next === undefined) return;
          const room = places[next]! - places[index]! - (wishes[index]!.width + wishes[next]!.width) / 2;
          expect(room).toBeGreaterThanOrEqual(gap - 1e-6);
        });
        const need = wishes.reduce((sum, { width }) => sum + width + gap, -gap);
        if (need > within[1] - within[0]) return;
        wishes.forEach(({ width }, index) => {
          expect(places[index]! - width / 2).toBeGreaterThanOrEqual(within[0] - 1e-6);
          expect(places[index]! + width / 2).toBeLessThanOrEqual(within[1] + 1e-6);
        });
      }),
    );
  });
});
