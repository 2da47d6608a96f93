/** The cut and crease lines of a blank, at the places of their patterns. Specification: configurator design §5.4 step 5. */
import type { Frame } from '#domain/formula/compile.ts';
import type { CompiledContour } from './compiled-model.ts';
import type { Contour } from './evaluation.ts';
import { everyPlace, numberOf, stoppable, type ExpandRefusal } from './pattern-place.ts';

export function expandContours(contours: readonly CompiledContour[], frame: Frame): Contour[] | ExpandRefusal {
  return stoppable(() => {
    const drawn: Contour[] = [];
    for (const contour of contours) {
      everyPlace(contour.patterns, frame, () => {
        if (contour.when !== null && contour.when(frame) !== true) return;
        const points = contour.points.map(([x, y]): readonly [number, number] => [numberOf(x, frame), numberOf(y, frame)]);
        drawn.push({ id: contour.id, layer: contour.layer, closed: contour.closed, points });
      });
    }
    return drawn;
  });
}
