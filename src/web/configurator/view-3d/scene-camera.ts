/** The camera of the 3D picture, and the positions of the product's dimension lines on the screen. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Box3 } from 'three';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { dimensionLines } from './dimension-line.ts';
import { eyeDirection } from './orbit.ts';
import type { Orbit } from './orbit.ts';
import { fieldOfView, stageFit } from './stage-fit.ts';
import type { CanvasSize } from './stage-fit.ts';

export interface ScreenLine {
  id: 'length' | 'width' | 'height';
  line: readonly [number, number, number, number];
  extensions: readonly (readonly [number, number, number, number])[];
}

export function makeCamera(): PerspectiveCamera {
  return new PerspectiveCamera(fieldOfView, 1, 10, 100_000);
}

/** A canvas is rendered before the page has laid it out: then there is no size to aim for. */
const hasRoom = ({ clientWidth, clientHeight }: CanvasSize): boolean => clientWidth > 0 && clientHeight > 0;

export function aimCamera(camera: PerspectiveCamera, { shown, orbit, canvas }: { shown: Box3; orbit: Orbit; canvas: CanvasSize }): void {
  if (!hasRoom(canvas)) return;
  const centre = shown.getCenter(new Vector3());
  const size = shown.getSize(new Vector3());
  const radius = Math.max(1, size.length() / 2);
  const fit = stageFit(shown, orbit, canvas);
  const distance = fit.distance * orbit.distance;
  const eye = eyeDirection(orbit);
  camera.position.set(centre.x + eye[0] * distance, centre.y + eye[1] * distance, centre.z + eye[2] * distance);
  camera.near = Math.max(10, distance - radius * 3);
  camera.far = distance + radius * 4;
  camera.lookAt(centre);
  const [wide, high] = [canvas.clientWidth, canvas.clientHeight];
  camera.setViewOffset(wide, high, fit.shift[0], fit.shift[1], wide, high);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** The product's dimension lines, from its corners, in pixels of a canvas of this size. */
export function dimensionsOnScreen(
  camera: PerspectiveCamera,
  canvas: CanvasSize,
  { low, high, orbit }: { low: Vec3; high: Vec3; orbit: Orbit },
): ScreenLine[] {
  if (!hasRoom(canvas)) return [];
  const { clientWidth, clientHeight } = canvas;
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
