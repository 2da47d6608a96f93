/** The picture of an evaluated product: isometric, board by board, with or without its outer dimensions in millimetres. */
import type { PictureView } from '#contract/media.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import type { FieldId } from '#domain/drawing/field-colour.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import type { StencilMarks } from '#domain/drawing/mark-layout.ts';
import { drawOrthographic } from '#domain/drawing/orthographic-drawing.ts';
import { turned } from '#domain/drawing/quarter-turn.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { coarseParts } from '#server/connect/images/coarse-parts.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { packedParts } from './packed-parts.ts';
import { pictureSize } from '#server/connect/images/picture-size.ts';

export interface PictureOptions {
  widthPx: number;
  numerals: boolean;
  /** Default: isometric. */
  view?: PictureView;
  /** null: transparent, drawn in ink. */
  field: FieldId | null;
}

/** Closed packaging whose model has no marks of its own gets the double arrow, as it does in the workshop. */
const markedModels: ReadonlySet<string> = new Set(['holzkiste', 'sperrholzkiste', 'exportkiste', 'fefco-0201']);

const marksOf = ({ marks, modelId }: Evaluation): StencilMarks => marks ?? (markedModels.has(modelId) ? { signs: ['up'] } : {});

/** Below this width numerals would be illegible and textures would only blur. */
const thumbnailPx = 150;

const text = (value: number): string => String(Math.round(value));

/** The part of a drawing around its nearest corner, as under a magnifier. */
function detailOf(svg: string): string {
  return svg.replace(/viewBox="([^"]+)"/, (_, text: string) => {
    const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
    const share = 0.45;
    const part = [x + width * 0.3, y + height * 0.38, width * share, height * share];
    return `viewBox="${part.map((value) => Math.round(value * 10) / 10).join(' ')}"`;
  });
}

function isometricView(models: ModelLibrary, built: Evaluation, { widthPx, numerals, view, field }: PictureOptions): string {
  const compiled = models.compiled(built.modelId, built.version);
  const pictured = compiled === null ? null : picturedParts(compiled, built, {});
  const evaluation = pictured === null ? built : { ...built, instances: pictured };
  const sides = pictureSize(built);
  const thumbnail = widthPx < thumbnailPx;
  const hasNumerals = numerals && !thumbnail && sides !== null && view !== 'detail';
  const parts = coarseParts(pictureParts(evaluation, hasNumerals ? 'closed' : 'open'));
  const { svg } = drawIsometric(view === 'back' ? turned(parts, 2) : parts, {
    ...(hasNumerals ? { labels: [text(sides[0]), text(sides[1]), text(sides[2])], numeralSize: 0.3 } : {}),
    ...(pictured === null ? {} : { measured: boundingBox(built.instances) }),
    ...(thumbnail ? {} : { marks: marksOf(evaluation) }),
    field: field ?? 'paper',
    thin: thumbnail,
    standalone: { background: field !== null, pixelWidth: widthPx },
  });
  return view === 'detail' ? detailOf(svg) : svg;
}

/** Null: nothing to draw, because the values leave no parts, or because this product has no such view. */
export function drawConfiguration(models: ModelLibrary, evaluation: Evaluation, options: PictureOptions): string | null {
  if (evaluation.instances.length === 0) return null;
  const { widthPx, view = 'isometric' } = options;
  const standalone = { background: options.field !== null, pixelWidth: widthPx };
  const field = options.field ?? 'paper';
  switch (view) {
    case 'isometric':
    case 'back':
    case 'detail':
      return isometricView(models, evaluation, options);
    case 'exploded':
      return drawIsometric(coarseParts(evaluation.instances), {
        explode: 1,
        blueprint: true,
        field: 'blueprint',
        standalone: { ...standalone, background: true },
      }).svg;
    case 'front':
    case 'side':
    case 'top':
      return drawOrthographic(coarseParts(pictureParts(evaluation, 'closed')), view, { field, standalone }).svg;
    case 'blank':
      return evaluation.contours.length === 0 ? null : drawBlank(evaluation.contours, { field, standalone }).svg;
    default: {
      const packed = packedParts(models, evaluation);
      return packed === null ? null : drawIsometric(packed.parts, { field, thin: widthPx < thumbnailPx, standalone }).svg;
    }
  }
}
