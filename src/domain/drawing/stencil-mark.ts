/**
 * Crate marks stencilled on the long face: a text and the handling signs, among them the plain frame of an ISPM mark (only
 * its shape, never the registered sign). They are placed on the largest uncovered rectangle of the foremost long side; a
 * product without room for them gets none. Specification: look, drawing rules.
 */
import type { Face } from './face.ts';
import { lettering, type Matrix } from './lettering.ts';
import { markArea } from './mark-area.ts';
import { markLayout, signOutlines, stencilPaint, type MarkLayout, type StencilMarks } from './mark-layout.ts';
import { cosine30, isometric, type Point } from './projection.ts';
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
  const signs = signsAt(layout.signs, (x, z) => isometric.project(area.x0 + x, area.y, area.z0 + z));
  return `<g fill="${stencilPaint}" fill-opacity=".88">${written}${signs}</g>`;
}

/** All signs as one path: they stand in a row and have one size. */
function signsAt(signs: MarkLayout['signs'], project: (x: number, z: number) => Point): string {
  const [first] = signs;
  if (first === undefined) return '';
  const k = first.unit / 30;
  const matrix = [...facePlane.map((value) => String(Number((value * k).toFixed(4)))), ...project(first.x, first.z).map(mmText)].join(' ');
  const data = signs.map(({ sign, x }) => `M${mmText((x - first.x) / k)} 0${signOutlines[sign]}`).join('');
  return `<path fill-rule="evenodd" transform="matrix(${matrix})" d="${data}"/>`;
}
