/** The eye of the 3D picture: how far away the whole product is seen with its dimension lines, and where those lie on the screen. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Box3 } from 'three';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { dimensionGap, dimensionLines } from './dimension-line.ts';
import { numeralSize } from './label-place.ts';
import { eyeDirection, startOrbit } from './orbit.ts';
import type { Orbit } from './orbit.ts';

const fieldOfView = 24;
export interface ScreenLine {
  id: 'length' | 'width' | 'height';
  line: readonly [number, number, number, number];
  extensions: readonly (readonly [number, number, number, number])[];
}

export function makeCamera(): PerspectiveCamera {
  return new PerspectiveCamera(fieldOfView, 1, 10, 100_000);
}

/** What a canvas of this size offers, in pixels. */
interface CanvasSize {
  clientWidth: number;
  clientHeight: number;
}

/** Of the picture's width and height, at most this much is the product. */
const filled = 0.84;

/**
 * From where the first look shows the whole product, its dimension lines and, beyond them, their numerals; the same for every azimuth, so that turning does not zoom.
 */
function fittingDistance(size: Vector3, { clientWidth, clientHeight }: CanvasSize): number {
  const up = Math.tan((fieldOfView * Math.PI) / 360);
  const aspect = clientWidth / clientHeight;
  const lines = size.clone().addScaledVector(new Vector3(2, 0, 2), dimensionGap(size.toArray()));
  const eye = new Vector3(...eyeDirection(startOrbit));
  const right = new Vector3(0, 1, 0).cross(eye).normalize();
  const above = eye.clone().cross(right);
  /** How far the eye must be for a box to stay within these parts of the picture. */
  const needed = (box: Vector3, wide: number, high: number): number =>
    Math.max(
      ...corners.map((corner) => {
        const point = box.clone().multiply(corner);
        return point.dot(eye) + Math.max(Math.abs(point.dot(right)) / (wide * aspect), Math.abs(point.dot(above)) / high) / up;
      }),
    );
  return Math.max(needed(size, filled, filled), needed(lines, Math.max(0.5, 1 - (4 * numeralSize(clientWidth)) / clientWidth), 0.97));
}

const halves = [-0.5, 0.5] as const;
const corners = halves.flatMap((x) => halves.flatMap((y) => halves.map((z) => new Vector3(x, y, z))));

export function aimCamera(camera: PerspectiveCamera, { shown, orbit, canvas }: { shown: Box3; orbit: Orbit; canvas: CanvasSize }): void {
  const centre = shown.getCenter(new Vector3());
  const size = shown.getSize(new Vector3());
  const radius = Math.max(1, size.length() / 2);
  const distance = fittingDistance(size, canvas) * orbit.distance;
  const eye = eyeDirection(orbit);
  camera.position.set(centre.x + eye[0] * distance, centre.y + eye[1] * distance, centre.z + eye[2] * distance);
  camera.near = Math.max(10, distance - radius * 3);
  camera.far = distance + radius * 4;
  camera.lookAt(centre);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Dimension lines of the product between its corners, as pixels of a canvas of this size. */
export function dimensionsOnScreen(
  camera: PerspectiveCamera,
  { clientWidth, clientHeight }: CanvasSize,
  { low, high, orbit }: { low: Vec3; high: Vec3; orbit: Orbit },
): ScreenLine[] {
  const onScreen = (point: Vec3): readonly [number, number] => {
    const { x, y } = new Vector3(...point).project(camera);
    return [((x + 1) / 2) * clientWidth, ((1 - y) / 2) * clientHeight];
  };
  return dimensionLines(low, high, eyeDirection(orbit)).map(({ id, from, to, edge }) => ({
    id,
    line: [...onScreen(from), ...onScreen(to)],
    extensions: [
      [...onScreen(edge[0]), ...onScreen(from)],
      [...onScreen(edge[1]), ...onScreen(to)],
    ],
  }));
}
