/** Distance and offset of the camera: the product fills the picture, with its shadow and numerals inside the frame. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Box3 } from 'three';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { dimensionLines } from './dimension-line.ts';
import { labelPlace, numeralSize } from './label-place.ts';
import { eyeDirection, startOrbit } from './orbit.ts';
import type { Orbit } from './orbit.ts';
import { light } from './scene-light.ts';

export const fieldOfView = 24;

/** Size of the canvas, in pixels. */
export interface CanvasSize {
  clientWidth: number;
  clientHeight: number;
}

export interface StageFit {
  distance: number;
  /** Pixels by which the picture is moved left and up, so that product and numerals together are centred. */
  shift: readonly [x: number, y: number];
}

/** Shares of the picture's width and height: for the product alone, and with everything around it. */
const filled = { first: 0.84, turned: 0.92, whole: 0.97 };

const halves = [-0.5, 0.5] as const;
const corners = halves.flatMap((x) => halves.flatMap((y) => halves.map((z) => new Vector3(x, y, z))));
const steps = 14;
const widestText = '0000';

type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** The initial view sets the distance; turning never gets nearer, and farther only where the product would touch the frame. */
export function stageFit(shown: Box3, orbit: Orbit, canvas: CanvasSize): StageFit {
  const from = sightOf(shown, canvas);
  const first = nearest(from, startOrbit, filled.first, canvas);
  const turned = nearest(from, orbit, filled.turned, canvas);
  const distance = Math.max(first, turned);
  const [start, now] = [from.sight(startOrbit, first).whole, from.sight(orbit, distance).whole];
  const { clientWidth, clientHeight } = canvas;
  return {
    distance,
    shift: [held(start[0], start[2], clientWidth, [now[0], now[2]]), held(start[1], start[3], clientHeight, [now[1], now[3]])],
  };
}

/** Centred as in the initial view, as long as everything stays within the picture. */
function held(low: number, high: number, room: number, [nowLow, nowHigh]: readonly [number, number]): number {
  return Math.min(nowLow, Math.max(nowHigh - room, (low + high - room) / 2));
}

interface Sight {
  sight: (orbit: Orbit, distance: number) => { product: Frame; whole: Frame };
  radius: number;
}

function nearest({ sight, radius }: Sight, orbit: Orbit, share: number, { clientWidth, clientHeight }: CanvasSize): number {
  const fits = (distance: number): boolean => {
    const { product, whole } = sight(orbit, distance);
    return (
      isWithin(product, share * clientWidth, share * clientHeight) &&
      isWithin(whole, filled.whole * clientWidth, filled.whole * clientHeight)
    );
  };
  // If nearer than this, a corner may be behind the camera.
  let [near, far] = [radius, 2 * radius];
  while (!fits(far) && far < 1e6) far *= 2;
  for (let step = 0; step < steps; step++) {
    const middle = (near + far) / 2;
    if (fits(middle)) far = middle;
    else near = middle;
  }
  return far;
}

/** Positions of product, shadow and numerals in the picture, for a direction and distance. */
function sightOf(shown: Box3, { clientWidth, clientHeight }: CanvasSize): Sight {
  const [centre, extent] = [shown.getCenter(new Vector3()), shown.getSize(new Vector3())];
  const camera = new PerspectiveCamera(fieldOfView, clientWidth / clientHeight, 1, 1e6);
  const size = numeralSize(clientWidth);
  const points = corners.map((corner) => extent.clone().multiply(corner).add(centre));
  const shadow = points.map(
    ({ x, y, z }) => new Vector3(x - (light[0] * (y - shown.min.y)) / light[1], shown.min.y, z - (light[2] * (y - shown.min.y)) / light[1]),
  );
  const onScreen = (point: Vector3): readonly [number, number] => {
    const { x, y } = point.clone().project(camera);
    return [((x + 1) / 2) * clientWidth, ((1 - y) / 2) * clientHeight];
  };
  const pixel = (point: Vec3): readonly [number, number] => onScreen(new Vector3(...point));
  const sight: Sight['sight'] = (orbit, distance) => {
    const eye = eyeDirection(orbit);
    camera.position
      .set(...eye)
      .multiplyScalar(distance)
      .add(centre);
    camera.lookAt(centre);
    camera.updateMatrixWorld();
    const product = points.map(onScreen);
    const around = dimensionLines(shown.min.toArray(), shown.max.toArray(), eye).flatMap(({ from, to, edge }) => {
      const [a, b] = [pixel(from), pixel(to)];
      const [x, y] = labelPlace([...a, ...b], [[...pixel(edge[0]), ...a]], { text: widestText, size });
      const [wide, high] = [0.26 * size * widestText.length, 0.5 * size];
      return [a, b, [x - wide, y - high] as const, [x + wide, y + high] as const];
    });
    return { product: frameOf(product), whole: frameOf([...product, ...shadow.map(onScreen), ...around]) };
  };
  return { sight, radius: Math.max(1, extent.length() / 2) };
}

const isWithin = ([left, top, right, bottom]: Frame, width: number, height: number): boolean =>
  right - left <= width && bottom - top <= height;

function frameOf(points: readonly (readonly [number, number])[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
