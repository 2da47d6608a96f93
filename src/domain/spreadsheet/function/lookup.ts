/** Looking up values in tables. Specification: domain decisions §10. */
import { findExact, findNearest, findSorted, isLine, Line } from '../search.ts';
import { toBoolean } from '../coerce.ts';
import { Area, errors, Grid, isBlock, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { blockAt, integerAt, numberAt, scalar, values, type FunctionTable } from './sheet-function.ts';

class FirstColumn implements Block {
  readonly columns = 1;
  readonly usedColumns = 1;
  readonly rows: number;
  readonly usedRows: number;
  private readonly table: Block;
  constructor(table: Block) {
    this.table = table;
    this.rows = table.rows;
    this.usedRows = table.usedRows;
  }
  at(row: number): Scalar {
    return this.table.at(row, 0);
  }
}

class FirstRow implements Block {
  readonly rows = 1;
  readonly usedRows = 1;
  readonly columns: number;
  readonly usedColumns: number;
  private readonly table: Block;
  constructor(table: Block) {
    this.table = table;
    this.columns = table.columns;
    this.usedColumns = table.usedColumns;
  }
  at(_row: number, column: number): Scalar {
    return this.table.at(0, column);
  }
}

function firstLine(table: Block, vertical: boolean): Block {
  if (table instanceof Area) return table.first(vertical ? 'column' : 'row');
  return vertical ? new FirstColumn(table) : new FirstRow(table);
}

function tableLookup(args: readonly Operand[], context: Context, vertical: boolean): Scalar {
  const table = blockAt(args, 1);
  const position = integerAt(args, 2) - 1;
  if (position < 0) throw errors.value;
  if (position >= (vertical ? table.columns : table.rows)) throw errors.reference;
  const line = new Line(firstLine(table, vertical));
  const wanted = scalar(args[0]);
  const sorted = args[3] === undefined ? true : toBoolean(scalar(args[3]));
  const index = sorted ? findSorted(line, wanted, context) : findExact(line, wanted, context, true);
  if (index < 0) throw errors.missing;
  return vertical ? table.at(index, position) : table.at(position, index);
}

function match(args: readonly Operand[], context: Context): number {
  const block = blockAt(args, 1);
  if (!isLine(block)) throw errors.missing;
  const line = new Line(block);
  const wanted = scalar(args[0]);
  const mode = args[2] === undefined ? 1 : Math.sign(numberAt(args, 2));
  const index = mode === 0 ? findExact(line, wanted, context, true) : findSorted(line, wanted, context, mode < 0);
  if (index < 0) throw errors.missing;
  return index + 1;
}

/** LOOKUP with a table searches along its longer side and returns from the opposite end. */
function lookup(args: readonly Operand[], context: Context): Scalar {
  const table = blockAt(args, 1);
  const across = table.columns > table.rows;
  const line = new Line(isLine(table) ? table : firstLine(table, !across));
  const index = findSorted(line, scalar(args[0]), context);
  if (index < 0) throw errors.missing;
  const result = args[2];
  if (result !== undefined) return new Line(blockAt(args, 2)).at(index);
  if (isLine(table)) return line.at(index);
  return across ? table.at(table.rows - 1, index) : table.at(index, table.columns - 1);
}

function position(args: readonly Operand[], context: Context, modeAt: number): number {
  const block = blockAt(args, 1);
  if (!isLine(block)) throw errors.value;
  const line = new Line(block);
  const wanted = scalar(args[0]);
  const mode = integerAt(args, modeAt);
  const order = integerAt(args, modeAt + 1, 1);
  if (mode === 2) return findExact(line, wanted, context, true, order < 0);
  if (mode === 0) return findExact(line, wanted, context, false, order < 0);
  if (mode === 1 || mode === -1) return findNearest(line, wanted, context, mode, order < 0);
  throw errors.value;
}

function rowOrColumn(block: Block, index: number, byRow: boolean): Operand {
  if (block instanceof Area) {
    const { source, top, left, rows, columns } = block;
    return byRow ? new Area(source, top + index, left, 1, columns) : new Area(source, top, left + index, rows, 1);
  }
  const length = byRow ? block.columns : block.rows;
  const cells = Array.from({ length }, (_, i) => (byRow ? block.at(index, i) : block.at(i, index)));
  return byRow ? new Grid(1, length, cells) : new Grid(length, 1, cells);
}

function extendedLookup(args: readonly Operand[], context: Context): Operand {
  const index = position(args, context, 4);
  if (index < 0) {
    if (args[3] === undefined || args[3] === null) throw errors.missing;
    return args[3];
  }
  const [searched, result] = [blockAt(args, 1), blockAt(args, 2)];
  const down = searched.columns === 1 && searched.rows !== 1;
  if (isLine(result) && (down ? result.columns === 1 : result.rows === 1)) return new Line(result).at(index);
  if (index >= (down ? result.rows : result.columns)) throw errors.value;
  return rowOrColumn(result, index, down);
}

function index(args: readonly Operand[]): Operand {
  const block = blockAt(args, 0);
  const single = isLine(block) && args.length === 2;
  let row = integerAt(args, 1);
  let column = integerAt(args, 2);
  if (single && block.rows === 1 && block.columns > 1) [row, column] = [1, row];
  if (row < 0 || column < 0) throw errors.value;
  if (row > block.rows || column > block.columns) throw errors.reference;
  if (row === 0 && block.rows === 1) row = 1;
  if (column === 0 && block.columns === 1) column = 1;
  if (row === 0 && column === 0) return isBlock(args[0] ?? null) ? (args[0] ?? null) : block.at(0, 0);
  if (row === 0) return rowOrColumn(block, column - 1, false);
  if (column === 0) return rowOrColumn(block, row - 1, true);
  if (block instanceof Area) return new Area(block.source, block.top + row - 1, block.left + column - 1, 1, 1);
  return block.at(row - 1, column - 1);
}

export const lookupFunctions: FunctionTable = {
  VLOOKUP: values('vavv', 3, 4, (args, context) => tableLookup(args, context, true)),
  HLOOKUP: values('vavv', 3, 4, (args, context) => tableLookup(args, context, false)),
  LOOKUP: values('vaa', 2, 3, lookup),
  MATCH: values('vav', 2, 3, match),
  XMATCH: values('vavv', 2, 4, (args, context) => {
    const found = position(args, context, 2);
    if (found < 0) throw errors.missing;
    return found + 1;
  }),
  XLOOKUP: values('vaabvv', 3, 6, extendedLookup),
  INDEX: values('avv', 2, 3, index),
};
