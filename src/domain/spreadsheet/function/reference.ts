/** Places of ranges: rows, columns, shifted ranges, ranges named by a text. Specification: domain decisions §10. */
import { columnName } from '../address.ts';
import { Area, errors, Grid, isBlock, type Operand } from '../value.ts';
import { currentLocale } from '../locale/locale.ts';
import type { Context } from '../context.ts';
import { booleanAt, integerAt, textAt, values, type FunctionTable } from './sheet-function.ts';

function areaOf(operand: Operand | undefined): Area {
  if (operand instanceof Area) return operand;
  throw errors.value;
}

function numbers(from: number, count: number, down: boolean): Operand {
  if (count === 1) return from;
  const cells = Array.from({ length: count }, (_, i) => from + i);
  return down ? new Grid(count, 1, cells) : new Grid(1, count, cells);
}

function offset(args: readonly Operand[], context: Context): Operand {
  const base = areaOf(args[0]);
  const rows = args[3] === undefined || args[3] === null ? base.rows : integerAt(args, 3);
  const columns = args[4] === undefined || args[4] === null ? base.columns : integerAt(args, 4);
  const top = base.top + integerAt(args, 1) + (rows < 0 ? rows + 1 : 0);
  const left = base.left + integerAt(args, 2) + (columns < 0 ? columns + 1 : 0);
  return context.area(base.source.sheet, top, left, Math.abs(rows), Math.abs(columns)) ?? errors.reference;
}

/** In row and column numbers, with the letters of the program's language. */
function numbered(row: number, column: number, kind: number): string {
  const { rowLetter, columnLetter, distance } = currentLocale().language.numbered;
  const [open, close] = distance;
  const part = (letter: string, number: number, fixed: boolean): string => letter + (fixed ? String(number) : `${open}${number}${close}`);
  return part(rowLetter, row, kind === 1 || kind === 2) + part(columnLetter, column, kind === 1 || kind === 3);
}

function address(args: readonly Operand[]): string {
  const [row, column, kind] = [integerAt(args, 0), integerAt(args, 1), integerAt(args, 2, 1)];
  if (row < 1 || column < 1 || row > 1_048_576 || column > 16_384 || kind < 1 || kind > 4) throw errors.value;
  const sheetText = textAt(args, 4);
  const before = sheetText === '' ? '' : `${/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheetText) ? sheetText : `'${sheetText}'`}!`;
  if (!booleanAt(args, 3, true)) return before + numbered(row, column, kind);
  const letters = `${kind === 1 || kind === 3 ? '$' : ''}${columnName(column - 1)}`;
  const digits = `${kind === 1 || kind === 2 ? '$' : ''}${row}`;
  return before + letters + digits;
}

export const referenceFunctions: FunctionTable = {
  ROW: values('b', 0, 1, ([operand], context) => {
    const area = areaOf(operand);
    context.spend(area.rows);
    return numbers(area.top + 1, area.rows, true);
  }),
  COLUMN: values('b', 0, 1, ([operand]) => {
    const area = areaOf(operand);
    return numbers(area.left + 1, area.columns, false);
  }),
  ROWS: values('a', 1, 1, ([operand = null]) => (isBlock(operand) ? operand.rows : 1)),
  COLUMNS: values('a', 1, 1, ([operand = null]) => (isBlock(operand) ? operand.columns : 1)),
  OFFSET: values('bvvvv', 3, 5, offset),
  INDIRECT: {
    kind: 'lazy',
    least: 1,
    most: 2,
    run: (codes, { context, place }) => {
      const args = codes.map((code) => code());
      context.spend(10);
      return context.areaOfText(textAt(args, 0), place, !booleanAt(args, 1, true)) ?? errors.reference;
    },
  },
  ADDRESS: values('v', 2, 5, address),
};
