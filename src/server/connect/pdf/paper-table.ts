/** Tables that repeat their heads on every page, and labels above their values. */
import { colours, contentWidth, margin } from './page.ts';
import type { TextStyle } from './page.ts';
import type { Paper } from './paper.ts';

export interface Column {
  head: string;
  width: number;
  align?: 'left' | 'right';
  strong?: boolean;
  /** Keeps its distance from a numeric column on its left. */
  indent?: boolean;
}

const cellPadding = 4;
const rowSize = 8.5;
const groupHeight = 17;
const headSize = 7.5;

/** A row that is a single text starts a group. */
export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[] | string)[],
  { totals }: { totals?: readonly string[] } = {},
): void {
  const all = totals === undefined ? rows : [...rows, totals];
  const head = headHeight(paper, columns);
  paper.group('Table', () => {
    all.forEach((cells, at) => {
      if (typeof cells === 'string') {
        const broke = paper.ensure(at === 0 ? head + 50 : 44);
        if (at === 0 || broke) drawHead(paper, columns, head);
        drawGroupRow(paper, cells);
        return;
      }
      const isTotal = at === rows.length;
      const height = rowHeight(paper, columns, cells, isTotal);
      // The last line moves to the next page together with its sum.
      const sum = totals !== undefined && at === rows.length - 1 ? rowHeight(paper, columns, totals, true) : 0;
      const broke = paper.ensure((at === 0 ? height + head + 6 : height) + sum);
      if (at === 0 || broke) drawHead(paper, columns, head);
      if (isTotal) paper.rule(paper.y, { thickness: 1.2 });
      drawRow(paper, columns, cells, 'TD', (column) => ({ font: fontOf(column, isTotal), size: rowSize }));
      paper.y += height;
      paper.rule(paper.y, { thickness: 0.4, colour: colours.hairline });
    });
  });
}

/** Labels above values, in columns under hairlines. */
export function drawPairs(
  paper: Paper,
  pairs: readonly { label: string; value: string }[],
  columns: number,
  { x = margin, width = contentWidth }: { x?: number; width?: number } = {},
): void {
  const gap = 12;
  const each = (width - gap * (columns - 1)) / columns;
  for (let at = 0; at < pairs.length; at += columns) {
    const row = pairs.slice(at, at + columns);
    const height = Math.max(...row.map(({ value }) => paper.heightOf(value, { font: 'strong', size: 9.5, width: each }))) + 16;
    paper.ensure(height + 4);
    row.forEach(({ label, value }, place) => {
      const left = x + place * (each + gap);
      paper.rule(paper.y, { x: left, width: each, colour: colours.hairline });
      paper.text(label, left, paper.y + 3, { size: 7.5, colour: colours.second, width: each, single: true });
      paper.text(value, left, paper.y + 13, { font: 'strong', size: 9.5, width: each });
    });
    paper.y += height + 2;
  }
}

const fontOf = ({ strong = false }: Column, isTotal: boolean): 'strong' | 'text' => (isTotal || strong ? 'strong' : 'text');

/** Heads of two lines make the row higher. */
function headHeight(paper: Paper, columns: readonly Column[]): number {
  const heights = columns.map((column) => paper.heightOf(column.head, { font: 'strong', size: headSize, width: roomOf(column) }));
  return Math.max(16, Math.max(...heights) + 2 * 3.2);
}

const roomOf = ({ width, indent = false }: Column): number => width - cellPadding * (indent ? 3 : 1);

function rowHeight(paper: Paper, columns: readonly Column[], cells: readonly string[], isTotal: boolean): number {
  const heights = columns.map((column, at) =>
    paper.heightOf(cells[at] ?? '', {
      font: fontOf(column, isTotal),
      size: rowSize,
      width: roomOf(column),
    }),
  );
  return Math.max(...heights) + 2 * 3.2;
}

function drawGroupRow(paper: Paper, words: string): void {
  paper.group('TR', () => {
    paper.ornament((doc) => doc.rect(margin, paper.y, contentWidth, groupHeight).fill(colours.field));
    paper.text(words, margin + cellPadding, paper.y + 4, { font: 'strong', size: rowSize, tag: 'TH', single: true });
  });
  paper.y += groupHeight;
}

function drawHead(paper: Paper, columns: readonly Column[], height: number): void {
  const heads = columns.map(({ head }) => head);
  drawRow(paper, columns, heads, 'TH', () => ({ font: 'strong', size: headSize, colour: colours.second }));
  paper.y += height;
  paper.rule(paper.y, { thickness: 1 });
}

function drawRow(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  tag: 'TD' | 'TH',
  styleOf: (column: Column) => TextStyle,
): void {
  paper.group('TR', () => {
    let x = margin;
    columns.forEach((column, at) => {
      const indent = column.align === 'right' ? cellPadding : column.indent === true ? 2 * cellPadding : 0;
      const [align, left, room] = [column.align ?? 'left', x + indent, roomOf(column)];
      paper.text(cells[at] ?? '', left, paper.y + 3.2, { ...styleOf(column), width: room, align, tag });
      x += column.width;
    });
  });
}
