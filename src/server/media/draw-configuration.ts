/** The picture of an evaluated product: isometric, board by board, with or without its outer millimetres. */
import type { FieldId } from '#domain/drawing/field-colour.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { coarseParts } from './coarse-parts.ts';
import { pictureSize } from './picture-size.ts';

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
  const sides = pictureSize(evaluation);
  const thumbnail = widthPx < thumbnailPx;
  const hasNumerals = numerals && !thumbnail && sides !== null;
  return drawIsometric(coarseParts(pictureParts(evaluation, hasNumerals ? 'closed' : 'open')), {
    ...(hasNumerals ? { labels: [text(sides[0]), text(sides[1]), text(sides[2])], numeralSize: 0.3 } : {}),
    ...(markedModels.has(evaluation.modelId) && !thumbnail ? { marks: { symbols: ['up'] } } : {}),
    field: field ?? 'paper',
    thin: thumbnail,
    standalone: { background: field !== null, pixelWidth: widthPx },
  }).svg;
}
