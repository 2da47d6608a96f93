/** The pictures of a part list: one on a coloured field for the first page, one drawing sheet with all views, or the flat blank of a carton. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import { drawSheet, type Sheet } from '#domain/drawing/drawing-sheet.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { coarseParts } from '#server/connect/images/coarse-parts.ts';
import { pictureSize } from '#server/connect/images/picture-size.ts';
import { benchSubject } from '#domain/workshop/bench-subject.ts';
import type { Pair } from './part-list-paper.ts';
import { qrModules } from './qr-code.ts';
import type { PartListText } from '#server/words/part-list-words.ts';

export function partListPicture(evaluation: Evaluation): string {
  const size = pictureSize(evaluation)?.map((mm) => String(Math.round(mm)));
  const labels = size === undefined ? {} : { labels: [size[0] ?? '', size[1] ?? '', size[2] ?? ''] as const, numeralSize: 0.3 };
  return drawIsometric(coarseParts(pictureParts(evaluation, 'closed')), { ...labels, field: 'paper-2', standalone: {} }).svg;
}

export function partListBlank({ contours }: Evaluation): string {
  return drawBlank(contours, { field: 'white', standalone: {} }).svg;
}

interface SheetWords {
  heading: string;
  titleBlock: readonly Pair[];
  text: PartListText;
  /** Opens the configuration; its code is beside the title block. */
  link: string | null;
}

/** Many small parts are drawn as bundles; single parts are then not numbered. */
export function partListSheet(
  evaluation: Evaluation,
  positions: readonly string[],
  { heading, titleBlock, text, link }: SheetWords,
): Sheet {
  const instances = coarseParts(evaluation.instances);
  const subject = benchSubject(evaluation, instances, instances === evaluation.instances ? positions : undefined);
  const code = link === null ? {} : { code: qrModules(link) };
  return drawSheet(subject, { heading, titleBlock, viewNames: text.views, marks: evaluation.marks, ...code });
}
