import { describe, expect, it } from 'vitest';
import type { PlacedBox, Triple } from './box.ts';
import { facesOf, floorDrawing, paintingOrder } from './draw-load.ts';

const box = (...at: [number, number, number]): PlacedBox => ({ kind: 0, at, size: [100, 100, 100] as Triple });

describe('a load as a picture', () => {
  it('paints what is behind first: nearer to the far wall, farther across, lower', () => {
    expect(paintingOrder([box(100, 0, 0), box(0, 0, 0)])).toEqual([1, 0]);
    expect(paintingOrder([box(0, 0, 0), box(0, 100, 0)])).toEqual([1, 0]);
    expect(paintingOrder([box(0, 0, 100), box(0, 0, 0)])).toEqual([1, 0]);
  });

  it('paints a box that lies behind one and before another between them', () => {
    expect(paintingOrder([box(200, 0, 0), box(0, 200, 0), box(100, 100, 0)])).toEqual([1, 2, 0]);
  });

  it('shows top, long side and end of each box', () => {
    expect(facesOf([box(0, 0, 0)]).map(({ side, points }) => [side, points.length])).toEqual([
      ['long', 4],
      ['end', 4],
      ['top', 4],
    ]);
  });

  it('marks the boxes of a stop on the floor', () => {
    const svg = floorDrawing(7200, 2450, [box(0, 0, 0), box(100, 0, 0)], (index) => index === 1);
    expect(svg.match(/#D97757/g)).toHaveLength(1);
    expect(svg).toContain('viewBox="-60 -60 7320 2570"');
  });
});
