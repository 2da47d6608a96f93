/**
 * A cushion in the isometric view: rounded corners, soft inner edges and a piping line below the rim, instead of a hard box.
 */
import type { Polygon } from './convex-polygon.ts';
import { silhouette } from './face.ts';
import type { Tone } from './material-tone.ts';
import type { Point, Projection } from './projection.ts';
import { pointOf, type Solid } from './solid.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter, towards, type PathStyle } from './svg-path.ts';

function radiusOf(solid: Solid): number {
  return Math.min(46, 0.62 * Math.min(...solid.half));
}

/** The area that a cushion hides for certain: its outline without the rounded corners. */
export function cushionCover(solid: Solid, projection: Projection): Polygon {
  const outline = silhouette(solid, projection);
  const radius = radiusOf(solid);
  return outline.flatMap((corner, i) => [
    towards(corner, outline[(i + outline.length - 1) % outline.length]!, radius),
    towards(corner, outline[(i + 1) % outline.length]!, radius),
  ]);
}

export function drawCushion(solid: Solid, projection: Projection, tone: Tone, style: PathStyle): string {
  const radius = radiusOf(solid);
  const at = (a: number, b: number, c: number): Point => projection.project(...pointOf(solid, a, b, c));
  const outline = silhouette(solid, projection);
  const soft = outline.map(() => radius);
  const right = shape([at(1, 1, -1), at(1, -1, -1), at(1, -1, 1), at(1, 1, 1)], [radius, radius, radius, 0], style);
  const top = shape([at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)], [radius, radius, radius * 0.7, radius], style);
  const around = shape(outline, soft, style);
  const drop = solid.half[2] === 0 ? 0 : 1 - Math.min(0.5, (radius * 0.5) / solid.half[2]);
  const piping = pathWriter(style);
  piping.line([
    at(-0.985, 1, drop),
    at(1 - (radius * 0.5) / solid.half[0], 1, drop),
    at(1, 1 - (radius * 0.5) / solid.half[1], drop),
    at(1, -0.985, drop),
  ]);
  return [
    '<g stroke="none">',
    `<path fill="${tone.left}" d="${around}"/>`,
    `<path fill="${tone.right}" d="${right}"/>`,
    `</g><g fill="none" stroke="${tone.edge}">`,
    `<path stroke-opacity=".45"${nonScaling} d="${piping.data()}"/>`,
    `<path${nonScaling} d="${around}"/>`,
    `<path fill="${tone.top}"${nonScaling} d="${top}"/></g>`,
  ].join('');
}

function shape(points: readonly Point[], radii: readonly number[], style: PathStyle): string {
  const writer = pathWriter(style);
  writer.rounded(points, radii);
  return writer.data();
}
