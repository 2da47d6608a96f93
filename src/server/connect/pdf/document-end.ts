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

export function writeEnd(paper: Paper, document: DocumentPaper, { isClose }: Layout): void {
  const top = paper.y;
  writeSums(paper, document);
  writeTables(paper, document.tables?.below);
  const bottom = paper.y;
  if (isClose) paper.y = top;
  const width = isClose ? besideWidth : contentWidth;
  writeBlocks(paper, document, width);
  for (const note of document.notes) {
    const style = { size: 8, colour: colours.second, width };
    paper.ensure(paper.heightOf(note, style) + 6);
    paper.y += paper.text(note, margin, paper.y, style) + 4;
  }
  if (isClose) paper.y = Math.max(paper.y, bottom);
}

export function writeTables(paper: Paper, tables: readonly DocumentTable[] = []): void {
  for (const { title, columns, rows } of tables) {
    paper.ensure(70);
    paper.y += paper.text(title, margin, paper.y, { font: 'heading', size: 13, tag: 'H2' }) + 4;
    drawTable(paper, columns, rows);
    paper.y += 16;
  }
}

function writeSums(paper: Paper, { sums, contained }: DocumentPaper): void {
  if (sums.length === 0) return;
  paper.ensure(sums.length * 15 + 38);
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

function writeBlocks(paper: Paper, { blocks }: DocumentPaper, width: number): void {
  if (blocks.length === 0) return;
  const gap = 16;
  const each = (width - gap * (blocks.length - 1)) / blocks.length;
  const style = { size: 8.5, width: each };
  paper.ensure(
    Math.max(...blocks.map(({ lines, picture }) => paper.heightOf(lines.join('\n'), style) + (picture == null ? 0 : signatureHeight))) + 26,
  );
  const top = paper.y + 4;
  let bottom = top;
  blocks.forEach(({ title, lines, picture }, at) => {
    const x = margin + at * (each + gap);
    paper.text(title, x, top, { font: 'strong', size: 8.5, width: each, tag: 'H2' });
    let end = top + 13 + paper.text(lines.join('\n'), x, top + 13, style);
    if (picture != null) {
      const place = { x, y: end + 2, width: Math.min(each, signatureHeight * 2.5), height: signatureHeight - 4 };
      paper.figure(title, (doc) => {
        drawSvg(doc, picture, place);
      });
      end += signatureHeight;
    }
    bottom = Math.max(bottom, end);
  });
  paper.y = bottom + 12;
}
