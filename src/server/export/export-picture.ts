/** The pictures of a configuration: isometric from each corner, flat views, the whole sheet. Cartons are shown folded; their flat view is the blank. */
import type { Evaluation, Vec3 } from '#domain/configurator/evaluation.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import { drawSheet } from '#domain/drawing/drawing-sheet.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { drawOrthographic } from '#domain/drawing/orthographic-drawing.ts';
import { turned, type QuarterTurns } from '#domain/drawing/quarter-turn.ts';
import { benchList, positionsOf, type AssemblyNames } from '#domain/workshop/bench-list.ts';
import { benchSubject } from '#domain/workshop/bench-subject.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { coarseParts } from '#server/connect/images/coarse-parts.ts';
import { qrModules } from '#server/connect/pdf/qr-code.ts';
import { pictureSize } from '#server/connect/images/picture-size.ts';

export type ExportView =
  | 'isometric'
  | 'isometric-1'
  | 'isometric-2'
  | 'isometric-3'
  | 'isometric-4'
  | 'front'
  | 'side'
  | 'top'
  | 'section'
  | 'sheet';

export interface ExportSubject {
  name: string;
  articleNumber: string;
  language: Language;
  /** The address that opens this configuration. */
  link: string;
  /** Names of the model's assembly groups. */
  assemblies: AssemblyNames;
}

const viewNames: Readonly<Record<'front' | 'side' | 'top' | 'section' | 'isometric', LocalizedText>> = {
  front: { de: 'Vorderansicht', fr: 'Vue de face', en: 'Front view' },
  side: { de: 'Seitenansicht', fr: 'Vue de côté', en: 'Side view' },
  top: { de: 'Draufsicht', fr: 'Vue de dessus', en: 'Top view' },
  section: { de: 'Schnitt A–A', fr: 'Coupe A–A', en: 'Section A–A' },
  isometric: { de: 'Ansicht', fr: 'Vue', en: 'View' },
};
const article: LocalizedText = { de: 'Artikel', fr: 'Article', en: 'Article' };
const weight: LocalizedText = { de: 'Gewicht', fr: 'Poids', en: 'Weight' };

export function exportPicture(evaluation: Evaluation, view: ExportView, widthPx: number, subject: ExportSubject): string {
  const standalone = { background: true, pixelWidth: widthPx, link: subject.link };
  const isBlank = evaluation.contours.length > 0;
  if (view === 'front' || view === 'side' || view === 'top' || view === 'section' || view === 'sheet') {
    if (isBlank) return drawBlank(evaluation.contours, { field: 'white', standalone }).svg;
    if (view === 'sheet') return sheet(evaluation, widthPx, subject);
    return drawOrthographic(coarseParts(evaluation.instances), view, { lines: evaluation.partList, field: 'white', standalone }).svg;
  }
  const quarterTurns = (view === 'isometric' ? 0 : Number(view.at(-1)) - 1) as QuarterTurns;
  const size = pictureSize(evaluation);
  const labels = size === null ? {} : { labels: sidesInView(size, quarterTurns), numeralSize: 0.3 };
  return drawIsometric(turned(coarseParts(pictureParts(evaluation, 'closed')), quarterTurns), { ...labels, field: 'white', standalone })
    .svg;
}

function sidesInView([length, width, height]: Vec3, quarterTurns: QuarterTurns): [string, string, string] {
  const [left, right] = quarterTurns % 2 === 0 ? [length, width] : [width, length];
  return [left, right, height].map((mm) => String(Math.round(mm))) as [string, string, string];
}

function sheet(
  evaluation: Evaluation,
  pixelWidth: number,
  { name, articleNumber, language, link, assemblies: names }: ExportSubject,
): string {
  const words = Object.fromEntries(Object.entries(viewNames).map(([view, text]) => [view, text[language]])) as Record<
    keyof typeof viewNames,
    string
  >;
  const titleBlock = [
    { label: article[language], value: articleNumber },
    { label: weight[language], value: `${evaluation.totals.weight.toFixed(2)} kg` },
  ];
  const instances = coarseParts(evaluation.instances);
  const positions = positionsOf(benchList({ instances, partList: evaluation.partList }, names), instances.length);
  const options = { heading: name, titleBlock, viewNames: words, pixelWidth, link, code: qrModules(link), marks: evaluation.marks };
  return drawSheet(benchSubject(evaluation, instances, positions), options).svg;
}
