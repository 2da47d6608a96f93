/**
 * Lays out a load plan: the truck from above and from the side with the number of the stop on every piece, what is loaded in which order for
 * the loader, and on a page of its own what comes off at each stop for the driver.
 */
import { numberText } from '#domain/configurator/message.ts';
import { flatView } from '#domain/packing/draw-load.ts';
import { loadPlanWords as t } from '#server/words/load-plan-words.ts';
import type { LoadPlanPaper, LoadPlanStop } from './load-plan-paper.ts';
import { colours, contentWidth, margin } from './page.ts';
import { Paper } from './paper.ts';
import type { Column } from './paper-table.ts';
import { drawPairs, drawTable } from './paper-table.ts';
import { drawQrCode } from './qr-code.ts';

const codeSize = 72;
/** Told apart by their numbers as well, for a printer without colours. */
const stopColours = ['#F0DDB8', '#C9D7C1', '#B9CBDD', '#E7C3B1', '#D8CBE2', '#F3ECE2'] as const;
const numberSize = 8;
/** Of the two views together; a short truck is not drawn larger than that. */
const mostViewHeight = 330;
const metre = 1000;

export async function renderLoadPlan(plan: LoadPlanPaper): Promise<Buffer> {
  const paper = new Paper({
    title: `${t.title} ${plan.truck}`,
    author: plan.company,
    language: 'de',
    createdAt: plan.createdAt,
    runningHead: [t.title, plan.truck, plan.day].join(' · '),
    pageOf: t.pageOf,
  });
  paper.addPage();
  writeHead(paper, plan);
  writeViews(paper, plan);
  heading(paper, t.loading);
  drawTable(paper, loaderColumns, loaderRows(plan));
  paper.ensure(50);
  paper.y += 16;
  paper.text(`${t.signed}: ${t.signLine}`, margin, paper.y, { size: 9.5 });
  paper.addPage();
  heading(paper, t.unloading);
  for (const stop of plan.stops) writeStop(paper, stop);
  return paper.finish();
}

function heading(paper: Paper, words: string): void {
  paper.ensure(80);
  paper.y += paper.text(words, margin, paper.y, { font: 'heading', size: 15, tag: 'H2' }) + 6;
}

function writeHead(paper: Paper, { truck, facts, link }: LoadPlanPaper): void {
  const width = link === null ? contentWidth : contentWidth - codeSize - 24;
  const top = paper.y;
  paper.y += paper.text(t.title, margin, paper.y, { font: 'heading', size: 30, tag: 'H1', width }) + 2;
  paper.y += paper.text(truck, margin, paper.y, { font: 'strong', size: 14, width }) + 8;
  drawPairs(paper, facts, 3, { width });
  if (link !== null) {
    const at = { x: margin + contentWidth - codeSize, y: top, size: codeSize };
    paper.figure(t.link, (doc) => {
      drawQrCode(doc, link, at);
    });
    paper.text(t.link, at.x - 30, at.y + codeSize + 4, { size: 8, width: codeSize + 30, align: 'right' });
    paper.y = Math.max(paper.y, at.y + codeSize + 18);
  }
  paper.y += 10;
}

function writeViews(paper: Paper, plan: LoadPlanPaper): void {
  const [length, width, height] = plan.size;
  const scale = Math.min(contentWidth / length, mostViewHeight / (width + height));
  for (const [view, extent] of [['above', width] as const, ['side', height] as const]) {
    paper.text(`${t.view[view]} · ${t.wallLeft}`, margin, paper.y, { size: 8, colour: colours.second, width: contentWidth });
    const place: ViewPlace = { top: paper.y + 13, scale, length, extent };
    paper.figure(t.view[view], (doc) => {
      drawView(doc, plan.boxes, view, place);
    });
    paper.y = place.top + extent * scale + 7;
    for (const at of metresOf(length)) {
      const style = { size: 6.5, colour: colours.second, width: 20, align: 'center', single: true } as const;
      paper.text(String(at / metre), margin + at * scale - 10, paper.y, style);
    }
    paper.y += 16;
  }
  paper.y += 6;
}

interface ViewPlace {
  /** In points. */
  top: number;
  /** Points per millimetre. */
  scale: number;
  /** Of the truck's floor and of the view's height, in mm. */
  length: number;
  extent: number;
}

/** In mm from the far wall. */
const metresOf = (length: number): number[] => Array.from({ length: Math.ceil(length / metre) - 1 }, (_, at) => (at + 1) * metre);

function drawView(
  doc: PDFKit.PDFDocument,
  boxes: LoadPlanPaper['boxes'],
  view: 'above' | 'side',
  { top, scale, length, extent }: ViewPlace,
): void {
  doc
    .lineWidth(0.6)
    .rect(margin, top, length * scale, extent * scale)
    .fillAndStroke('#FFFFFF', colours.ink);
  const placed = boxes.map(({ at, size }) => ({ kind: 0, at, size }));
  for (const { box, x, y, label, width, height } of flatView(placed, view, extent)) {
    const { stop } = boxes[box]!;
    const [across, down] = [width * scale, height * scale];
    doc.rect(margin + x * scale, top + y * scale, across, down).fillAndStroke(stopColours[(stop - 1) % stopColours.length], colours.ink);
    if (label === null || across < numberSize || down < numberSize) continue;
    doc.font('strong').fontSize(numberSize).fillColor(colours.ink);
    const [text, u, v] = [String(stop), margin + label[0] * scale, top + label[1] * scale];
    doc.text(text, u - doc.widthOfString(text) / 2, v - numberSize / 2, { lineBreak: false });
  }
  for (const at of metresOf(length)) doc.rect(margin + at * scale, top + extent * scale, 0.6, 4).fill(colours.ink);
}

const loaderColumns: readonly Column[] = [
  { head: t.columns.stop, width: 34, strong: true },
  { head: t.columns.goods, width: 190, strong: true },
  { head: t.columns.packs, width: 96 },
  { head: t.columns.size, width: 96 },
  { head: t.columns.place, width: 62 },
  { head: t.columns.weight, width: contentWidth - 478, align: 'right' },
];

/** The last stop is loaded first. */
const loaderRows = ({ stops }: LoadPlanPaper): (readonly string[] | string)[] =>
  stops
    .toReversed()
    .flatMap(({ number, name, order, lines }) => [
      `${number}  ${name} · ${order}`,
      ...lines.map((line) => [String(number), line.name, line.packs, line.size, line.place, kilograms(line.weightKg)]),
    ]);

const kilograms = (weight: number): string => numberText(Math.round(weight));

function writeStop(paper: Paper, { number, name, street, order, arrival, lines }: LoadPlanStop): void {
  const weight = lines.reduce((sum, line) => sum + line.weightKg, 0);
  paper.ensure(86 + lines.length * 14);
  paper.rule(paper.y, { thickness: 1.2 });
  paper.text(String(number), margin, paper.y + 6, { font: 'heading', size: 20, width: 30 });
  const [left, width] = [margin + 36, contentWidth - 36];
  paper.y += 8;
  paper.y += paper.text(name, left, paper.y, { font: 'strong', size: 11, width, tag: 'H3' }) + 1;
  paper.y +=
    paper.text([street, order, `${kilograms(weight)} kg`, arrival].filter((part) => part !== '').join(' · '), left, paper.y, {
      size: 9,
      colour: colours.second,
      width,
    }) + 4;
  for (const line of lines) {
    const where = line.place === '' ? line.packs : `${line.packs}, ${t.fromWall(line.place)}`;
    paper.y += paper.text(`${line.name}, ${where}`, left, paper.y, { size: 9.5, width }) + 2;
  }
  paper.y += 10;
  paper.y += paper.text(t.received, left, paper.y, { size: 8.5, colour: colours.second, width }) + 14;
}
