import { assert, property, subarray, double, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markSigns } from '#domain/configurator/mark-sign.ts';
import { capHeight, textWidth } from './lettering.ts';
import { markLayout, signWidths } from './mark-layout.ts';

describe('marks on a wall', () => {
  it('stay on it and keep clear of each other, whatever is asked', () => {
    const side = double({ min: 40, max: 4000, noNaN: true });
    assert(
      property(side, side, string({ maxLength: 24 }), subarray([...markSigns]), (width, height, text, signs) => {
        const layout = markLayout(width, height, { text, signs });
        if (layout === null) return;
        const boxes = layout.signs.map(({ sign, x, z, unit }) => ({ x0: x, x1: x + (signWidths[sign] / 30) * unit, z0: z, z1: z + unit }));
        const written = layout.text;
        if (written !== null)
          boxes.unshift({
            x0: written.x,
            x1: written.x + textWidth(text) * written.size,
            z0: written.z,
            z1: written.z + capHeight * written.size,
          });
        for (const { x0, x1, z0, z1 } of boxes) {
          expect(x0).toBeGreaterThanOrEqual(0);
          expect(x1).toBeLessThanOrEqual(width);
          expect(z0).toBeGreaterThanOrEqual(0);
          expect(z1).toBeLessThanOrEqual(height);
        }
        boxes.forEach((one, at) => {
          for (const other of boxes.slice(at + 1)) {
            const apart = one.x1 <= other.x0 + 1e-6 || other.x1 <= one.x0 + 1e-6 || one.z1 <= other.z0 + 1e-6 || other.z1 <= one.z0 + 1e-6;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });

  it('are left out where there is no room, and where nothing can be painted', () => {
    expect(markLayout(300, 30, { signs: ['up'] })).toBeNull();
    expect(markLayout(1000, 500, { text: '漢字' })).toBeNull();
  });
});
