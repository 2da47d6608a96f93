import { describe, expect, it } from 'vitest';
import type { PlacedBox, Triple } from './box.ts';
import { bodyOf, facesOf, flatView, paintingOrder, pointsText } from './draw-load.ts';

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

  it('stands on the floor of the truck before its two far walls', () => {
    const body = bodyOf({ length: 2000, width: 1000, height: 500 });
    expect(body.map(({ part, points }) => [part, pointsText(points)])).toEqual([
      ['ground', '0,0 1732,1000 2598,500 866,-500'],
      ['wall', '0,0 866,-500 866,-1000 0,-500'],
      ['wall', '866,-500 2598,500 2598,0 866,-1000'],
    ]);
  });

  it('lies flat from above, the near long side below, and from the side, the floor below', () => {
    const boxes = [box(0, 0, 100), box(0, 0, 0), box(100, 200, 0)];
    const placesOf = (view: 'above' | 'side', extent: number): unknown[] =>
      flatView(boxes, view, extent).map(({ box: index, x, y, label }) => [index, x, y, label]);
    expect(placesOf('above', 300)).toEqual([
      [1, 0, 200, null],
      [2, 100, 0, [150, 50]],
      [0, 0, 200, [50, 250]],
    ]);
    expect(placesOf('side', 250)).toEqual([
      [2, 100, 150, [150, 200]],
      [0, 0, 50, [50, 100]],
      [1, 0, 150, [50, 200]],
    ]);
  });

  it('keeps the number of a box readable beside the one that covers its middle', () => {
    const [behind] = flatView([{ kind: 0, at: [0, 100, 0], size: [200, 100, 100] }, box(50, 0, 0)], 'side', 100);
    expect(behind?.label).toEqual([170, 50]);
  });
});
