import { Box3, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { labelPlace, numeralSize } from './label-place.ts';
import { startOrbit } from './orbit.ts';
import { aimCamera, dimensionsOnScreen, makeCamera } from './scene-camera.ts';

const stage = { clientWidth: 700, clientHeight: 436 };
const goods = { crate: [1072, 654, 672], lath: [2000, 18, 60], bed: [2400, 288, 1600], tower: [600, 2000, 600] } as const;

const boxOf = ([x, y, z]: readonly [number, number, number]): Box3 => new Box3(new Vector3(0, 0, 0), new Vector3(x, y, z));

function seen(shown: Box3, orbit = startOrbit) {
  const camera: PerspectiveCamera = makeCamera();
  camera.aspect = stage.clientWidth / stage.clientHeight;
  aimCamera(camera, { shown, orbit, canvas: stage });
  const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z] as const)));
  const points = corners.map(([x, y, z]) => {
    const at = new Vector3(x === 0 ? shown.min.x : shown.max.x, y === 0 ? shown.min.y : shown.max.y, z === 0 ? shown.min.z : shown.max.z);
    at.project(camera);
    return [((at.x + 1) / 2) * stage.clientWidth, ((1 - at.y) / 2) * stage.clientHeight] as const;
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const size = numeralSize(stage.clientWidth);
  const numerals = dimensionsOnScreen(camera, stage, { low: shown.min.toArray(), high: shown.max.toArray(), orbit }).map(
    ({ line, extensions }) => labelPlace(line, extensions, { text: '1234', size }),
  );
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys), points, numerals, size };
}

/** Whether a point is inside the outline of the product: on the same side of every edge of the hull. */
function isOnProduct(points: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  const around = points.map(([px, py]) => Math.atan2(py - y, px - x)).sort((a, b) => a - b);
  const gaps = around.map((angle, index) => (around[index + 1] ?? around[0]! + 2 * Math.PI) - angle);
  return Math.max(...gaps) < Math.PI;
}

describe('the first look', () => {
  it('shows the product over four fifths of the picture in one direction, all of it within the frame', () => {
    for (const [name, size] of Object.entries(goods)) {
      const { left, right, top, bottom } = seen(boxOf(size));
      const share = Math.max((right - left) / stage.clientWidth, (bottom - top) / stage.clientHeight);
      // A long thin lath needs space for its numerals.
      expect(share, name).toBeGreaterThan(name === 'lath' ? 0.7 : 0.8);
      expect(share, name).toBeLessThan(0.86);
      expect(Math.min(left, top, stage.clientWidth - right, stage.clientHeight - bottom), name).toBeGreaterThan(0);
    }
  });

  it('has its numerals beside the product and on the picture', () => {
    for (const [name, size] of Object.entries(goods)) {
      const { points, numerals, size: high } = seen(boxOf(size));
      for (const [x, y] of numerals) {
        expect(isOnProduct(points, [x, y]), name).toBe(false);
        expect(x - high, name).toBeGreaterThanOrEqual(0);
        expect(x + high, name).toBeLessThanOrEqual(stage.clientWidth);
        expect(y + high / 2, name).toBeLessThanOrEqual(stage.clientHeight + 1);
      }
    }
  });
});

describe('turned', () => {
  it('product and numerals stay on the picture from every side', () => {
    for (const size of Object.values(goods)) {
      for (let step = 0; step < 16; step++) {
        const { left, right, top, bottom, numerals, size: high } = seen(boxOf(size), { ...startOrbit, azimuth: (step * Math.PI) / 8 });
        expect(Math.min(left, top, stage.clientWidth - right, stage.clientHeight - bottom)).toBeGreaterThanOrEqual(0);
        for (const [x, y] of numerals) {
          expect(Math.min(x - high, stage.clientWidth - x - high)).toBeGreaterThanOrEqual(0);
          expect(Math.min(y - high / 2, stage.clientHeight - y - high / 2)).toBeGreaterThanOrEqual(-1);
        }
      }
    }
  });
});

it('says no dimension of a canvas that has no size yet, and draws as ever once it has', () => {
  const camera = makeCamera();
  const shown = boxOf(goods.crate);
  const look = { low: shown.min.toArray(), high: shown.max.toArray(), orbit: startOrbit };
  const flat = { clientWidth: 0, clientHeight: 0 };
  aimCamera(camera, { shown, orbit: startOrbit, canvas: flat });
  expect(dimensionsOnScreen(camera, flat, look)).toEqual([]);
  camera.aspect = stage.clientWidth / stage.clientHeight;
  aimCamera(camera, { shown, orbit: startOrbit, canvas: stage });
  expect(
    dimensionsOnScreen(camera, stage, look)
      .flatMap(({ line }) => line)
      .every(Number.isFinite),
  ).toBe(true);
});
