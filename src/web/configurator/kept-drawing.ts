/** Drawings of the same thing in the same way, kept: on the server every visitor asks for the same few, in the browser undo and back do. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import type { IsometricOptions } from '#domain/drawing/isometric-drawing.ts';
import type { Drawing } from '#domain/drawing/svg-document.ts';

/** Characters: those of some four hundred products. */
const mostKept = 4_000_000;
const kept = new Map<string, Drawing>();
let keptSize = 0;

/** The hash names model, version and values; a workbook may draw other parts for another quantity, which their number and weight tell. */
const keyOf = ({ hash, instances, totals }: Evaluation, options: IsometricOptions): string =>
  `${hash}|${instances.length}|${totals.weight}|${JSON.stringify(options)}`;

export function keptDrawing(evaluation: Evaluation, options: IsometricOptions): Drawing {
  const key = keyOf(evaluation, options);
  const known = kept.get(key);
  if (known !== undefined) {
    // The last used stands last.
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const drawing = drawIsometric(evaluation.instances, options);
  kept.set(key, drawing);
  keptSize += drawing.svg.length;
  for (const [oldest, { svg }] of kept) {
    if (keptSize <= mostKept) break;
    kept.delete(oldest);
    keptSize -= svg.length;
  }
  return drawing;
}
