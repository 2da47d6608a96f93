/**
 * Lays out a part list: per product the picture, its figures, the code that opens it again and the part list;
 * then the materials of all of it, the cut plan, and the drawing sheets.
 */
import { numberText } from '#domain/configurator/message.ts';
import { cutPlan } from '#domain/cut-plan/cut-plan.ts';
import { labelled } from '#domain/language/labelled.ts';
import { toldChoice } from '#domain/position/told-choice.ts';
import { rackMaterial } from '#domain/cut-plan/rack.ts';
import { positionsOf } from '#domain/workshop/bench-list.ts';
import { materialName, rackName, rippedFrom } from '#domain/workshop/material-name.ts';
import { slingPlaces } from '#domain/workshop/bench-subject.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { partLength } from '#domain/part-list/part-list.ts';
import { pictureSize } from '#server/connect/images/picture-size.ts';
import { partListBlank, partListPicture, partListSheet } from './part-list-drawing.ts';
import type { PartListPaper, PartListProduct, Pair } from './part-list-paper.ts';
import { partListTexts, type PartListText } from '#server/words/part-list-words.ts';
import { writeCutPlan } from './cut-plan-section.ts';
import { colours, contentWidth, margin, pageSize } from './page.ts';
import { Paper } from './paper.ts';
import { drawPairs, drawTable, type Column } from './paper-table.ts';
import { writeSteps } from './step-section.ts';
import { drawQrCode } from './qr-code.ts';
import { drawSvg } from './svg-drawing.ts';

const units = { SM: 'm²', CM: 'm³' } as const;
/** Formats a column of numbers with the same decimals in each row. */
function fixed(value: number, decimals: number): string {
  const [whole = '0', part] = value.toFixed(decimals).split('.');
  return `${numberText(Number(whole))}${part === undefined ? '' : `.${part}`}`;
}

const kg = (value: number): string => fixed(value, 2);
const cubic = (value: number): string => fixed(value, 3);
/** Millimetres are written as on a drawing, without thousands separators. */
const mm = (value: number): string => String(partLength(value));
/** Beside it, a size of three numbers of four digits stays on one line. */
const pictureField = { width: 300, height: 232 };

export async function renderPartList(list: PartListPaper): Promise<Buffer> {
  const text = partListTexts[list.language];
  const [first] = list.products;
  const heading = headingOf(list, text);
  const subject = list.reference === '' ? (first?.name ?? '') : list.reference;
  const paper = new Paper({
    title: `${heading} ${subject}`.trim(),
    author: list.company,
    language: list.language,
    createdAt: list.createdAt,
    runningHead: [heading, subject, list.date].filter((part) => part !== '').join(' · '),
    pageOf: text.pageOf,
  });
  paper.addPage();
  writeTitle(paper, list, text);
  const whole = list.onlyCutPlan !== true;
  if (whole)
    list.products.forEach((product, index) => {
      if (index > 0) paper.addPage();
      writeProduct(paper, list, product, index, text);
    });
  const lines = list.products.flatMap((product, index) =>
    product.partList.map((line, at) => ({
      line: { ...line, count: line.count * product.quantity },
      item: itemsOf(list, product, index, at),
      quantity: product.quantity,
    })),
  );
  if (whole) writeUsage(paper, list, lines, text);
  writeCutPlan(
    paper,
    cutPlan(
      lines.map(({ line }) => line),
      1,
      list.stock,
    ),
    { text, language: list.language, itemOf: (line) => lines[line]?.item ?? '', isWhole: !whole },
  );
  for (const product of whole ? list.products : []) {
    writeSheet(paper, list, product, text);
    if (list.withSteps === true) writeSteps(paper, product, text, list.language);
  }
  return paper.finish();
}

const headingOf = ({ withSteps, onlyCutPlan }: PartListPaper, text: PartListText): string =>
  onlyCutPlan === true ? text.cutPlan : withSteps === true ? text.workshopSet : text.heading;

/** `3.1`, or `2/3.1` if the paper has several products. */
function itemText({ products }: PartListPaper, product: number, position: string): string {
  return products.length > 1 ? `${product + 1}/${position}` : position;
}

/** All positions that are counted in a line: `2.1, 5.1`. */
function itemsOf(list: PartListPaper, { assemblies }: PartListProduct, product: number, line: number): string {
  const parts = assemblies.flatMap((assembly) => assembly.parts).filter((part) => part.line === line);
  return parts.map(({ position }) => itemText(list, product, position)).join(', ');
}

function writeTitle(paper: Paper, list: PartListPaper, text: PartListText): void {
  paper.text(headingOf(list, text), margin, paper.y, { font: 'heading', size: 34, tag: 'H1' });
  paper.y += 42;
  if (list.reference === '') return;
  paper.y += paper.text(list.reference, margin, paper.y, { font: 'strong', size: 14 }) + 4;
  drawPairs(paper, list.facts, 4);
  paper.y += 10;
}

function writeProduct(paper: Paper, list: PartListPaper, product: PartListProduct, index: number, text: PartListText): void {
  const { evaluation, link, totals, quantity } = product;
  const name = list.products.length > 1 ? `${index + 1}  ${product.name}` : product.name;
  paper.y += paper.text(name, margin, paper.y, { font: 'heading', size: 18, tag: 'H2' }) + 6;
  const size = evaluation === null ? null : pictureSize(evaluation);
  const figures: Pair[] = [
    { label: text.article, value: product.articleNumber },
    { label: text.quantity, value: text.times(quantity) },
    ...(size === null
      ? []
      : [{ label: evaluation?.contours.length === 0 ? text.outerSize : text.innerSize, value: size.map(mm).join(' × ') }]),
    { label: text.weightOfOne, value: `${kg(totals.weight)} kg` },
    { label: text.weightOfAll, value: `${kg(totals.weight * quantity)} kg` },
    ...(totals.woodVolume > 0 ? [{ label: text.woodVolume, value: `${cubic(totals.woodVolume * quantity)} m³` }] : []),
    { label: text.parts, value: numberText(totals.parts) },
    ...(list.reference === '' ? [{ label: text.date, value: list.date }] : []),
  ];
  if (evaluation !== null && evaluation.instances.length > 0) writePicture(paper, list, product, figures, text);
  else drawPairs(paper, figures, 4);
  if (product.details.length > 0) {
    partHeading(paper, text.chosen);
    drawPairs(paper, product.details.map(toldChoice), 4);
  }
  if (product.partList.length > 0) {
    partHeading(paper, text.partList);
    const isRipped = product.partList.some((line) => rippedFrom(line, list.stock) !== '');
    const columns = partColumns(text, isRipped);
    const totalsAt = columns.length - 1;
    drawTable(paper, columns, partRows(list, product, index, { text, isRipped }), {
      totals: columns.map((_, at) => (at === 1 ? text.sum : at === totalsAt ? kg(totals.weight * quantity) : '')),
    });
  }
  if (link !== null && (evaluation === null || evaluation.instances.length === 0))
    paper.y += paper.text(link, margin, paper.y + 6, { size: 7 }) + 8;
}

function partHeading(paper: Paper, words: string): void {
  paper.ensure(70);
  paper.y += 12;
  paper.text(words, margin, paper.y, { font: 'heading', size: 13, tag: 'H3' });
  paper.y += 19;
}

function writePicture(paper: Paper, list: PartListPaper, product: PartListProduct, figures: readonly Pair[], text: PartListText): void {
  paper.ensure(pictureField.height + 10);
  const { evaluation, link, name, linkWord = text.reopen } = product;
  const top = paper.y;
  if (evaluation !== null) {
    paper.figure(text.pictureOf(name), (doc) => {
      doc.rect(margin, top, pictureField.width, pictureField.height).fill(colours.field);
      drawSvg(doc, partListPicture(evaluation), {
        x: margin + 14,
        y: top + 12,
        width: pictureField.width - 28,
        height: pictureField.height - 24,
      });
    });
  }
  const left = margin + pictureField.width + 20;
  const width = contentWidth - pictureField.width - 20;
  const side = 84;
  if (link !== null) {
    paper.figure(labelled(list.language, linkWord, link), (doc) => {
      drawQrCode(doc, link, { x: left, y: top, size: side });
    });
    paper.doc.link(left, top, side, side, link);
    paper.text(linkWord, left + side + 10, top, { font: 'strong', size: 8.5, width: width - side - 10 });
    paper.text(link, left, top + side + 6, { size: 6.5, colour: colours.second, width });
  }
  paper.y = link === null ? top : top + side + 6 + paper.heightOf(link, { size: 6.5, width }) + 6;
  drawPairs(paper, figures, 2, { x: left, width });
  paper.y = Math.max(paper.y, top + pictureField.height) + 4;
}

/** `isRipped`: with the board that a part is ripped from. */
function partColumns({ columns }: PartListText, isRipped: boolean): Column[] {
  return [
    { head: columns.item, width: 30, strong: true },
    { head: columns.name, width: 102, strong: true },
    { head: columns.each, width: 32, align: 'right' },
    { head: columns.all, width: 42, align: 'right', strong: true },
    { head: columns.length, width: 40, align: 'right' },
    { head: columns.width, width: 36, align: 'right' },
    { head: columns.height, width: 36, align: 'right' },
    { head: columns.material, width: isRipped ? 106 : 152, indent: true },
    ...(isRipped ? [{ head: columns.ripped, width: 46 }] : []),
    { head: columns.weight, width: 41.28, align: 'right' },
  ];
}

/** Nails have no size. */
const side = (value: number): string => (value === 0 ? '' : mm(value));

/** Each assembly starts a group: `3 Längsseite, 2 Stück`. */
function partRows(
  list: PartListPaper,
  { assemblies, partList, quantity }: PartListProduct,
  index: number,
  { text, isRipped }: { text: PartListText; isRipped: boolean },
): (string[] | string)[] {
  return assemblies.flatMap(({ number, name, count, parts }) => [
    `${number}  ${name[list.language]}${count > 1 ? `, ${text.times(count)}` : ''}`,
    ...parts.map(({ position, line: at, count: pieces }): string[] => {
      const line = partList[at]!;
      return [
        itemText(list, index, position),
        [line.articleName[list.language], line.remark[list.language]].filter((part) => part !== '').join('\n'),
        numberText(pieces),
        numberText(pieces * quantity),
        side(line.length),
        side(line.width),
        side(line.height),
        materialName(line, list.language),
        ...(isRipped ? [rippedFrom(line, list.stock)] : []),
        kg((line.partInfo.weight * quantity * pieces) / (line.count || 1)),
      ];
    }),
  ]);
}

function writeUsage(
  paper: Paper,
  { language }: PartListPaper,
  lines: readonly { line: PartLine; quantity: number }[],
  text: PartListText,
): void {
  if (lines.length === 0) return;
  partHeading(paper, text.usage);
  const { usageColumns: heads, times } = text;
  const used = Map.groupBy(lines, ({ line }) => `${line.partInfo.key}|${rackMaterial(line.material)}|${line.partInfo.unit}`);
  const sumOf = (group: typeof lines, of: (line: PartLine) => number): number =>
    group.reduce((sum, { line, quantity }) => sum + of(line) * quantity, 0);
  const rows = [...used.values()].map((group) => {
    const { material, partInfo } = group[0]!.line;
    return [
      rackName(material, language),
      partInfo.key,
      partInfo.unit === 'PC'
        ? times(sumOf(group, (line) => line.partInfo.amount))
        : `${cubic(sumOf(group, (line) => line.partInfo.amount))} ${units[partInfo.unit]}`,
      kg(sumOf(group, (line) => line.partInfo.weight)),
    ];
  });
  drawTable(
    paper,
    [
      { head: heads.material, width: 240, strong: true },
      { head: heads.key, width: 90 },
      { head: heads.amount, width: 100, align: 'right' },
      { head: heads.weight, width: contentWidth - 430, align: 'right' },
    ],
    rows,
    { totals: [text.sum, '', '', kg(sumOf(lines, (line) => line.partInfo.weight))] },
  );
}

/** `410 / 1680 mm`, from the left end. */
function slingPair({ instances, partList }: Evaluation, text: PartListText): Pair[] {
  const places = slingPlaces(instances.map((part) => ({ ...part, role: partList[part.line]?.articleNumber ?? '' })));
  return places.length === 0 ? [] : [{ label: text.slings, value: `${places.map(({ x }) => mm(x)).join(' / ')} mm` }];
}

/** The whole sheet at its own size, in landscape. */
function writeSheet(paper: Paper, list: PartListPaper, product: PartListProduct, text: PartListText): void {
  const { evaluation } = product;
  if (evaluation === null || evaluation.instances.length === 0) return;
  const { gross } = evaluation.outputs;
  const titleBlock: Pair[] = [
    { label: text.article, value: product.articleNumber },
    { label: text.quantity, value: text.times(product.quantity) },
    { label: text.weightOfOne, value: `${kg(product.totals.weight)} kg` },
    ...(gross === undefined ? [] : [{ label: gross.label[list.language], value: `${kg(gross.value)} kg` }]),
    ...(evaluation.marks?.signs.includes('ispm') === true ? [{ label: 'ISPM 15', value: text.treated }] : []),
    ...slingPair(evaluation, text),
    { label: text.date, value: list.date },
    ...(list.reference === '' ? [] : [{ label: text.heading, value: list.reference }]),
  ];
  if (evaluation.contours.length > 0) {
    paper.addPage('landscape');
    const place = { x: 60, y: 60, width: pageSize.height - 120, height: pageSize.width - 120 };
    paper.figure(labelled(list.language, text.drawing, product.name), (doc) => {
      drawSvg(doc, partListBlank(evaluation), place);
    });
    return;
  }
  const positions = positionsOf(product.assemblies, evaluation.instances.length);
  const { svg, format } = partListSheet(evaluation, positions, { heading: product.name, titleBlock, text, link: product.link });
  paper.addPage('landscape', format);
  const page = paper.doc.page;
  paper.figure(labelled(list.language, text.drawing, product.name), (doc) => {
    drawSvg(doc, svg, { x: 0, y: 0, width: page.width, height: page.height });
  });
}
