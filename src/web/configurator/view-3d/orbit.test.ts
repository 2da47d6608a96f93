import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, cameraWeights, clampOrbit, draggedBy, eyeDirection, orbitKey, orbitOf, startOrbit } from './orbit.ts';

describe('the view around the product', () => {
  it('starts where the isometric drawing looks from', () => {
    expect(cameraWeights(startOrbit)).toEqual([0.58, 0.58, 0.58]);
  });

  it('keeps the direction of a share link', () => {
    expect(cameraWeights(orbitOf([1, 0, 0]))).toEqual([1, 0, 0]);
    expect(cameraWeights(orbitOf([0, -2, 0]))).toEqual([0, -1, 0]);
  });

  it('falls back to the first look when a link names no direction', () => {
    expect(orbitOf([0, 0, 0]).azimuth).toBeCloseTo(Math.PI / 4);
    expect(orbitOf([Number.NaN, 1, 1]).azimuth).toBeCloseTo(Math.PI / 4);
  });

  it('never leaves its limits, however it is dragged', () => {
    assert(
      property(double({ min: -5000, max: 5000, noNaN: true }), double({ min: -5000, max: 5000, noNaN: true }), (dx, dy) => {
        const orbit = draggedBy(startOrbit, dx, dy);
        expect(clampOrbit(orbit)).toEqual(orbit);
        expect(Math.hypot(...eyeDirection(orbit))).toBeCloseTo(1);
      }),
    );
  });

  it('turns by keys and ignores others', () => {
    expect(orbitKey(startOrbit, 'ArrowLeft')?.azimuth).toBeGreaterThan(startOrbit.azimuth);
    expect(orbitKey(startOrbit, 'Home')).toEqual(startOrbit);
    expect(orbitKey(startOrbit, 'x')).toBeNull();
  });

  it('goes the short way round', () => {
    const from = { azimuth: 3, elevation: 0.5, distance: 1 };
    const half = between(from, { azimuth: -3, elevation: 0.5, distance: 1 }, 0.5);
    expect(half.azimuth).toBeCloseTo(Math.PI, 1);
  });
});
