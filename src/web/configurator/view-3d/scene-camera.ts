/** The eye of the 3D picture: how far away the whole product is seen with its dimension lines, and where those lie on the screen. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Box3 } from 'three';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { dimensionGap, dimensionLines } from './dimension-line.ts';
import { eyeDirection, startOrbit } from './orbit.ts';
import type { Orbit } from './orbit.ts';

const fieldOfView = 24;
/** The height stands at the very right: its numeral needs a little more. */
const roomForNumerals = 1.12;

export interface ScreenLine {
  id: 'length' | 'width' | 'height';
  line: readonly [number, number, number, number];
  extensions: readonly (readonly [number, number, number, number])[];
}

export function makeCamera(): PerspectiveCamera {
  return new PerspectiveCamera(fieldOfView, 1, 10, 100_000);
}

/** From where the first look shows the whole product with its dimension lines; the same for every azimuth, so that turning does not zoom. */
function fittingDistance(size: Vector3, aspect: number): number {
  const up = Math.tan((fieldOfView * Math.PI) / 360);
  const { azimuth, elevation } = startOrbit;
  const x = size.x + 2 * dimensionGap(size.toArray());
  const z = size.z + 2 * dimensionGap(size.toArray());
  const flat = x * Math.sin(azimuth) + z * Math.cos(azimuth);
  const high = flat * Math.sin(elevation) + size.y * Math.cos(elevation);
  const wide = x * Math.cos(azimuth) + z * Math.sin(azimuth);
  const deep = flat * Math.cos(elevation) + size.y * Math.sin(elevation);
  return Math.max(high * 1.06, (wide * roomForNumerals) / aspect) / (2 * up) + deep * 0.25;
}

export function aimCamera(camera: PerspectiveCamera, shown: Box3, orbit: Orbit): void {
  const centre = shown.getCenter(new Vector3());
  const size = shown.getSize(new Vector3());
  const radius = Math.max(1, size.length() / 2);
  const distance = fittingDistance(size, camera.aspect) * orbit.distance;
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
  { clientWidth, clientHeight }: { clientWidth: number; clientHeight: number },
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
