import { expect, it } from 'vitest';
import { bodyOutline, figureHalfWidthMm, figureHeightMm, headCentreMm, headRadiusMm } from './figure.ts';

it('the figure is 1750 mm high, stands on the floor and is the same on both sides', () => {
  const points = bodyOutline();
  expect(headCentreMm + headRadiusMm).toBe(1750);
  expect(figureHeightMm).toBe(1750);
  expect(Math.min(...points.map(([, y]) => y))).toBe(0);
  expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(headCentreMm - headRadiusMm);
  expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBe(figureHalfWidthMm);
  for (const [x, y] of points) expect(points).toContainEqual([-x, y]);
});
