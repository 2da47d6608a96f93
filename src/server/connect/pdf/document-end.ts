/** What follows the lines of a paper: tables, sums, terms and small print. */
import type { DocumentPaper, DocumentTable } from './document-paper.ts';
import type { Layout } from './document-layout.ts';
import { colours, contentWidth, margin } from './page.ts';
import type { Paper } from './paper.ts';
import { drawTable } from './paper-table.ts';
import { drawSvg } from './svg-drawing.ts';

const signatureHeight = 56;
const sumsWidth = 240;
/** Of what stands beside the sums. */
const besideWidth = contentWidth - sumsWidth - 24;

const blockGap = 16;
/** More than three blocks take a second row: a name and its street need their width. */
const blocksInRow = (blocks: readonly Block[]): number => (blocks.length === 4 ? 2 : Math.min(blocks.length, 3));

export function writeEnd(paper: Paper, document: DocumentPaper, { isClose }: Layout): void {
  const top = paper.y;
  writeSums(paper, document);
  writeTables(paper, document.tables?.below);
  const bottom = paper.y;
  if (isClose) paper.y = top;
  const width = isClose ? besideWidth : contentWidth;
  writeBlocks(paper, document, width);
  for (const note of document.notes) {
    const style = noteStyle(width);
    paper.ensure(paper.heightOf(note, style) + 6);
    paper.y += paper.text(note, margin, paper.y, style) + 4;
  }
  if (isClose) paper.y = Math.max(paper.y, bottom);
}

/** What the end of a paper takes that is not set close; `whole`: else its sums alone. */
export function endHeight(paper: Paper, document: DocumentPaper, { whole }: { whole: boolean }): number {
  const sums = sumsHeight(document);
  if (!whole) return sums;
  const blocks = blockRows(document.blocks).reduce((all, row) => all + blocksHeight(paper, row, document, contentWidth) + 16, 0);
  return document.notes.reduce((all, note) => all + paper.heightOf(note, noteStyle(contentWidth)) + 6, sums + blocks);
}

const noteStyle = (width: number) => ({ size: 8, colour: colours.second, width });

const sumsHeight = ({ sums }: DocumentPaper): number => (sums.length === 0 ? 0 : sums.length * 15 + 38);

export function writeTables(paper: Paper, tables: readonly DocumentTable[] = []): void {
  for (const { title, columns, rows } of tables) {
    paper.ensure(70);
    paper.y += paper.text(title, margin, paper.y, { font: 'heading', size: 13, tag: 'H2' }) + 4;
    drawTable(paper, columns, rows);
    paper.y += 16;
  }
}

function writeSums(paper: Paper, document: DocumentPaper): void {
  const { sums, contained } = document;
  if (sums.length === 0) return;
  paper.ensure(sumsHeight(document));
  const x = margin + contentWidth - sumsWidth;
  sums.forEach(({ label, amount }, at) => {
    const isTotal = at === sums.length - 1;
    const style = isTotal ? ({ font: 'heading', size: 13 } as const) : ({ size: 9.5 } as const);
    if (isTotal) {
      paper.rule(paper.y + 1, { x, width: sumsWidth, thickness: 1.5 });
      paper.y += 7;
    }
    paper.text(label, x, paper.y, { ...style, width: 150, single: true });
    paper.text(amount, x + 130, paper.y, { ...style, width: 110, align: 'right', single: true });
    paper.y += isTotal ? 24 : 14;
  });
  if (contained === undefined) return;
  const style = { size: 8.5, colour: colours.second, single: true } as const;
  paper.text(contained.label, x, paper.y - 4, { ...style, width: 150 });
  paper.text(contained.amount, x + 130, paper.y - 4, { ...style, width: 110, align: 'right' });
  paper.y += 14;
}

type Block = DocumentPaper['blocks'][number];

function blockRows(blocks: readonly Block[]): Block[][] {
  const inRow = blocksInRow(blocks);
  return blocks.flatMap((_, at) => (at % inRow === 0 ? [blocks.slice(at, at + inRow)] : []));
}

/** All rows share their columns. */
function blockWidth({ blocks }: DocumentPaper, width: number): number {
  const columns = blocksInRow(blocks);
  return (width - blockGap * (columns - 1)) / columns;
}

function blocksHeight(paper: Paper, row: readonly Block[], document: DocumentPaper, width: number): number {
  const style = { size: 8.5, width: blockWidth(document, width) };
  const heights = row.map(({ lines, picture }) => paper.heightOf(lines.join('\n'), style) + (picture == null ? 0 : signatureHeight));
  return Math.max(...heights) + 13;
}

function writeBlocks(paper: Paper, document: DocumentPaper, width: number): void {
  for (const row of blockRows(document.blocks)) {
    const height = blocksHeight(paper, row, document, width);
    paper.ensure(height + 13);
    const top = paper.y + 4;
    row.forEach((block, at) => {
      const each = blockWidth(document, width);
      writeBlock(paper, block, { x: margin + at * (each + blockGap), y: top, width: each });
    });
    paper.y = top + height + 12;
  }
}

function writeBlock(paper: Paper, { title, lines, picture }: Block, { x, y, width }: { x: number; y: number; width: number }): void {
  paper.text(title, x, y, { font: 'strong', size: 8.5, width, tag: 'H2' });
  const end = y + 13 + paper.text(lines.join('\n'), x, y + 13, { size: 8.5, width });
  if (picture == null) return;
  const place = { x, y: end + 2, width: Math.min(width, signatureHeight * 2.5), height: signatureHeight - 4 };
  paper.figure(title, (doc) => {
    drawSvg(doc, picture, place);
  });
}
