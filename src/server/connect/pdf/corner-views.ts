/** The four views of a position, one from each corner: the specification's four screenshots of 512 × 512, as vector drawings that stay sharp at any size. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { turned } from '#domain/drawing/quarter-turn.ts';
import { coarseParts } from '#server/connect/images/coarse-parts.ts';

const corners = [0, 1, 2, 3] as const;

export function cornerViews(evaluation: Evaluation): string[] {
  const parts = coarseParts(pictureParts(evaluation, 'closed'));
  return corners.map((turns) => drawIsometric(turned(parts, turns), { field: 'white', standalone: {} }).svg);
}
