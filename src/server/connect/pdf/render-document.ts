/**
 * Lays out a paper of an order or a quote on A4: address in the window of the envelope, lines with pictures, sums, terms,
 * and the payment part at the foot of its page.
 */
import { labelled } from '#domain/language/labelled.ts';
import { choiceText } from '#domain/position/told-choice.ts';
import { cornerViews } from './corner-views.ts';
import { endHeight, writeEnd, writeTables } from './document-end.ts';
import { writeHead } from './document-head.ts';
import { close, mostCloseLines, roomy, type Layout } from './document-layout.ts';
import type { DocumentLine, DocumentPaper } from './document-paper.ts';
import { colours, contentWidth, margin } from './page.ts';
import { Paper } from './paper.ts';
import { writePaymentPart } from './payment-part.ts';
import { drawSvg } from './svg-drawing.ts';

const viewGap = 8;
const tableHeadHeight = 19;

const columnWidths = { item: 28, quantity: 52, unitPrice: 66, amount: 67.28 };

interface Columns {
  item: number;
  picture: number;
  description: number;
  quantity: number;
  unitPrice: number;
  amount: number;
}

/** A short paper with a payment part takes one page where it has room on it: set closer, as bills usually are. */
export async function renderDocument(document: DocumentPaper): Promise<Buffer> {
  const { qrBill, lines, tables, link } = document;
  if (qrBill === null || lines.length > mostCloseLines || tables !== undefined || link !== undefined)
    return setIn(document, roomy).finish();
  const short = setIn(document, close);
  return (short.pages === 1 ? short : setIn(document, roomy)).finish();
}

function setIn(document: DocumentPaper, layout: Layout): Paper {
  const paper = new Paper({
    title: `${document.title} ${document.number}`,
    author: document.company.name,
    language: document.language,
    createdAt: document.createdAt,
    runningHead: `${document.title} ${document.number}`,
    field: document.company.field,
    pageOf: (page, pages) => document.words.pageOf.replace('{seite}', String(page)).replace('{seiten}', String(pages)),
  });
  paper.addPage();
  writeHead(paper, document, layout);
  if (document.tables === undefined) writeLines(paper, document, layout);
  writeTables(paper, document.tables?.above);
  writeEnd(paper, document, layout);
  if (document.qrBill !== null) writePaymentPart(paper, document, document.qrBill);
  return paper;
}

function writeLines(paper: Paper, document: DocumentPaper, layout: Layout): void {
  const columns = columnsOf(document, layout);
  paper.group('Table', () => {
    writeTableHead(paper, document, columns);
    document.lines.forEach((line, at) => {
      const isLast = at > 0 && at === document.lines.length - 1;
      writeLine(paper, document, line, { columns, layout, isLast });
    });
  });
}

/** Columns that no line fills are left out, and the description takes their width. */
function columnsOf({ sums, lines }: DocumentPaper, { pictureColumn }: Layout): Columns {
  const filled = (of: (line: DocumentLine) => string | null): boolean => lines.some((line) => (of(line) ?? '') !== '');
  const item = columnWidths.item;
  const picture = filled((line) => line.picture) ? pictureColumn : 0;
  const quantity = filled((line) => line.quantity) ? columnWidths.quantity : 0;
  const unitPrice = filled((line) => line.unitPrice) ? columnWidths.unitPrice : 0;
  const amount = sums.length > 0 ? columnWidths.amount : 0;
  return { item, picture, description: contentWidth - item - picture - quantity - unitPrice - amount, quantity, unitPrice, amount };
}

function writeTableHead(paper: Paper, { words }: DocumentPaper, columns: Columns): void {
  const style = { font: 'strong', size: 7.5, colour: colours.second, tag: 'TH' } as const;
  paper.group('TR', () => {
    cells(columns, [words.columns.item, words.columns.description, words.columns.quantity, words.columns.unitPrice, words.columns.amount], {
      write: (text, x, width, align) => paper.text(text, x, paper.y, { ...style, width, align, single: true }),
    });
  });
  paper.y += 13;
  paper.rule(paper.y, { thickness: 1 });
  paper.y += 6;
}

/** Positions the five texts of a row; those without a column are left out. */
function cells(
  { item, picture, description, quantity, unitPrice, amount }: Columns,
  texts: readonly string[],
  { write }: { write: (text: string, x: number, width: number, align: 'left' | 'right') => void },
): void {
  const left = margin + item + picture;
  const places = [
    [margin, item - 4, 'left'],
    [left, description - 6, 'left'],
    [left + description, quantity - 4, 'right'],
    [left + description + quantity, unitPrice - 2, 'right'],
    [left + description + quantity + unitPrice, amount, 'right'],
  ] as const;
  places.forEach(([x, width, align], at) => {
    const text = texts[at] ?? '';
    if (width > 0 && text !== '') write(text, x, width, align);
  });
}

function writeLine(
  paper: Paper,
  document: DocumentPaper,
  line: DocumentLine,
  { columns, layout, isLast }: { columns: Columns; layout: Layout; isLast: boolean },
): void {
  const { pictureSize } = layout;
  const { words } = document;
  const width = columns.description - 6;
  const name = { font: 'strong', size: 9.5, width, struck: line.canceled } as const;
  const small = { size: 8, colour: colours.second, width } as const;
  const under = [
    line.articleNumber === '' ? '' : `${words.article} ${line.articleNumber}`,
    chosen(line.details),
    line.remark === '' ? '' : labelled(document.language, words.remark, line.remark),
    line.canceled ? words.canceled : '',
  ].filter((text) => text !== '');
  const textHeight = paper.heightOf(line.name, name) + under.reduce((sum, text) => sum + paper.heightOf(text, small) + 1, 0);
  const views = line.shown == null ? [] : cornerViews(line.shown);
  const side = (contentWidth - columns.item - 3 * viewGap) / 4;
  const shownHeight = views.length === 0 ? 0 : side + viewGap;
  const height = Math.max(textHeight, line.picture === null ? 0 : pictureSize.height) + shownHeight + 12;
  const breaks = isLast && !layout.isClose && takesAlong(paper, document, height);
  if (breaks) paper.addPage();
  // A line longer than a page flows; any other stays together.
  if (breaks || paper.ensure(Math.min(height, 600))) writeTableHead(paper, document, columns);
  const top = paper.y;
  const { picture } = line;
  paper.group('TR', () => {
    cells(columns, [line.item, '', line.quantity, line.unitPrice, line.amount], {
      write: (text, x, cell, align) => paper.text(text, x, top, { size: 9.5, width: cell, align, tag: 'TD' }),
    });
    if (picture !== null) {
      paper.figure(line.name, (doc) => {
        drawSvg(doc, picture, { x: margin + columns.item, y: top, ...pictureSize });
      });
    }
    const x = margin + columns.item + columns.picture;
    paper.y += paper.text(line.name, x, top, { ...name, tag: 'TD' });
    for (const text of under) paper.y += paper.text(text, x, paper.y, { ...small, tag: 'TD' }) + 1;
  });
  paper.y = Math.max(paper.y, top + height - shownHeight - 12);
  if (views.length > 0) {
    const below = paper.y + viewGap;
    paper.figure(line.name, (doc) => {
      views.forEach((svg, at) => {
        drawSvg(doc, svg, { x: margin + columns.item + at * (side + viewGap), y: below, width: side, height: side });
      });
    });
    paper.y += shownHeight;
  }
  paper.y += 6;
  paper.rule(paper.y, { thickness: 0.4, colour: colours.hairline });
  paper.y += 6;
}

/**
 * The last line of several goes over to the next page with what follows it: neither sums nor addresses begin a page, nor does a payment part
 * take one of its own where they have room above it.
 */
function takesAlong(paper: Paper, document: DocumentPaper, lineHeight: number): boolean {
  const all = lineHeight + endHeight(paper, document, { whole: true });
  if (document.qrBill !== null && paper.leavesSlip(all + tableHeadHeight, { onNewPage: true })) return !paper.leavesSlip(all);
  if (paper.fits(all + tableHeadHeight, { onNewPage: true })) return !paper.fits(all);
  return !paper.fits(lineHeight + endHeight(paper, document, { whole: false }));
}

/** A line ends with the dot instead of beginning with it. */
const chosen = (details: DocumentLine['details']): string => details.map(choiceText).join('\u00A0· ');
