import { describe, expect, it } from 'vitest';
import { dimensionLines } from './dimension-line.ts';

const lines = (eye: readonly [number, number, number]) => dimensionLines([0, 0, 0], [1000, 500, 600], eye);

describe('the dimension lines of the 3D view', () => {
  it('measure the whole product', () => {
    const spans = lines([1, 1, 1]).map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]));
    expect(spans).toEqual([1000, 600, 500]);
  });

  it('lie on the sides towards the eye', () => {
    const [length, width] = lines([1, 1, 1]);
    expect(length?.from[2]).toBeGreaterThan(600);
    expect(width?.from[0]).toBeGreaterThan(1000);
    const [behindLength, behindWidth] = lines([-1, 1, -1]);
    expect(behindLength?.from[2]).toBeLessThan(0);
    expect(behindWidth?.from[0]).toBeLessThan(0);
  });

  it('put the height at the right-hand corner', () => {
    expect(lines([1, 1, 1])[2]?.edge[0]).toEqual([1000, 0, 0]);
    expect(lines([-1, 1, -1])[2]?.edge[0]).toEqual([0, 0, 600]);
  });
});
