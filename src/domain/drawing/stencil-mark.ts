/**
 * Crate marks stencilled on the long face: a text and the handling signs, among them the plain frame of an ISPM mark (only
 * its shape, never the registered sign). They are placed on the largest uncovered rectangle of the foremost long side; a
 * product without room for them gets none. Specification: look, drawing rules.
 */
import type { Face } from './face.ts';
import { lettering, type Matrix } from './lettering.ts';
import { markArea } from './mark-area.ts';
import { markLayout, signOutlines, stencilPaint, type StencilMarks } from './mark-layout.ts';
import { cosine30, isometric } from './projection.ts';
import type { Solid } from './solid.ts';
import { mmText } from './svg-path.ts';

const facePlane: Matrix = [cosine30, 0.5, 0, 1];

export function stencilMarks(
  faces: readonly Face[],
  solids: readonly Solid[],
  marks: StencilMarks,
  { groupOf, grid }: { groupOf: (part: number) => string; grid: number | undefined },
): string {
  const area = markArea(faces, solids, groupOf);
  const layout = area === null ? null : markLayout(area.x1 - area.x0, area.z1 - area.z0, marks);
  if (area === null || layout === null) return '';
  const { text = '' } = marks;
  const written =
    layout.text === null
      ? ''
      : lettering(
          {
            text,
            size: layout.text.size,
            at: isometric.project(area.x0 + layout.text.x, area.y, area.z0 + layout.text.z),
            plane: facePlane,
            grid,
          },
          '',
        );
  const signs = layout.signs.map(({ sign, x, z, unit }) => {
    const [u, v] = isometric.project(area.x0 + x, area.y, area.z0 + z);
    const k = unit / 30;
    const matrix = [facePlane[0] * k, facePlane[1] * k, 0, k].map((value) => String(Number(value.toFixed(4)))).join(' ');
    return `<path fill-rule="evenodd" transform="matrix(${matrix} ${mmText(u)} ${mmText(v)})" d="${signOutlines[sign]}"/>`;
  });
  return `<g fill="${stencilPaint}" fill-opacity=".88">${written}${signs.join('')}</g>`;
}
