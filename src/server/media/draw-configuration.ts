/** The picture of an evaluated product: isometric, board by board, with or without its outer millimetres. */
import type { FieldId } from '#domain/drawing/field-colour.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import type { Evaluation, Vec3 } from '#domain/configurator/evaluation.ts';
import { coarseParts } from './coarse-parts.ts';
import { erectedCarton } from './erected-carton.ts';

export interface PictureOptions {
  widthPx: number;
  numerals: boolean;
  /** null: transparent, drawn in ink. */
  field: FieldId | null;
}

/** Closed crates carry the double arrow, as they do in the workshop. */
const markedModels: ReadonlySet<string> = new Set(['holzkiste', 'sperrholzkiste', 'exportkiste', 'fefco-0201']);

/** Below this width numerals could not be read and textures would only blur. */
const thumbnailPx = 150;

const text = (value: number): string => String(Math.round(value));

/** Null: nothing to draw, because the values leave no part standing. */
export function drawConfiguration(evaluation: Evaluation, { widthPx, numerals, field }: PictureOptions): string | null {
  if (evaluation.instances.length === 0) return null;
  const carton = erectedCarton(evaluation);
  const sides = carton?.sides ?? outerSides(evaluation);
  const thumbnail = widthPx < thumbnailPx;
  return drawIsometric(carton?.parts ?? coarseParts(evaluation.instances), {
    ...(numerals && !thumbnail && sides !== null ? { labels: [text(sides[0]), text(sides[1]), text(sides[2])], numeralSize: 0.3 } : {}),
    ...(markedModels.has(evaluation.modelId) && !thumbnail ? { marks: { symbols: ['up'] } } : {}),
    field: field ?? 'paper',
    thin: thumbnail,
    standalone: { background: field !== null, pixelWidth: widthPx },
  }).svg;
}

function outerSides({ outputs: { outerLength, outerWidth, outerHeight } }: Evaluation): Vec3 | null {
  return outerLength && outerWidth && outerHeight ? [outerLength.value, outerWidth.value, outerHeight.value] : null;
}
