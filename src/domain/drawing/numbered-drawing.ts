/** An isometric picture with position numbers in a row above it, each with a leader to its part: the picture of one building step. */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { balloonsSvg } from './annotation.ts';
import { balloonRow } from './balloon-row.ts';
import { boxOf, silhouette, visibleFaces } from './face.ts';
import { drawIsometric } from './isometric-drawing.ts';
import { toneOf } from './material-tone.ts';
import { painterOrder } from './painter-order.ts';
import { isometric } from './projection.ts';
import { solidsOf } from './solid.ts';
import { balloonWishes } from './technical-view.ts';

export interface NumberedPicture {
  svg: string;
  width: number;
  height: number;
}

/** Height of the numbers as a share of the picture's larger side. */
const numberShare = 0.028;

const ink = '#1D1916';

/** `numbers`: of each part, '' if it has none here. */
export function numberedDrawing(instances: readonly Instance[], numbers: readonly string[]): NumberedPicture {
  const picture = drawIsometric(instances, { field: 'white', standalone: {}, shadow: false });
  const solids = solidsOf(instances);
  const faces = visibleFaces(painterOrder(solids, isometric.toEye), isometric, {
    coverOf: (solid) => (toneOf(instances[solid.part]!.material).opacity === undefined ? silhouette(solid, isometric) : null),
  });
  const object = boxOf(solids.flatMap((solid) => [...silhouette(solid, isometric)]));
  const height = numberShare * Math.max(object[2] - object[0], object[3] - object[1]);
  const balloons = balloonRow(balloonWishes(faces, numbers, undefined), object, height);
  const corners = balloons.flatMap(({ centre: [u, v], radius }) => [[u - radius, v - radius] as const, [u + radius, v + radius] as const]);
  const pad = 0.5 * height;
  const [left, top, right, bottom] = boxOf([[object[0], object[1]], [object[2], object[3]], ...corners]);
  const inner = picture.svg.slice(picture.svg.indexOf('>') + 1, picture.svg.lastIndexOf('</svg>'));
  const body = inner + balloonsSvg(balloons, height, { line: ink, field: '#FFFFFF' });
  const [width, tall] = [right - left + 2 * pad, bottom - top + 2 * pad];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - pad} ${top - pad} ${width} ${tall}">${body}</svg>`,
    width,
    height: tall,
  };
}
