/** Functions that answer with a block: filtered, sorted, without repetitions, counted up. Specification: domain decisions §10. */
import { comparePresent } from '../compare.ts';
import { toBoolean } from '../coerce.ts';
import { CellError, countedColumns, countedRows, errors, Grid, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { blockAt, booleanAt, integerAt, numberAt, values, type FunctionTable } from './sheet-function.ts';

function rowsOf(block: Block, context: Context): Scalar[][] {
  const [rows, columns] = [countedRows(block), countedColumns(block)];
  context.spend(rows * columns);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => block.at(row, column)));
}

function turned(rows: readonly Scalar[][]): Scalar[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
}

function gridOf(rows: readonly Scalar[][]): Operand {
  if (rows.length === 0) throw errors.missing;
  return new Grid(rows.length, rows[0]?.length ?? 1, rows.flat());
}

function filter(args: readonly Operand[], context: Context): Operand {
  const [block, test] = [blockAt(args, 0), blockAt(args, 1)];
  const across = test.rows === 1 && test.columns === block.columns && block.columns > 1;
  if (!across && (test.columns !== 1 || test.rows !== block.rows)) throw errors.value;
  const rows = across ? turned(rowsOf(block, context)) : rowsOf(block, context);
  const kept = rows.filter((_, index) => toBoolean(across ? test.at(0, index) : test.at(index, 0)));
  if (kept.length === 0 && args[2] !== undefined) return args[2];
  return gridOf(across ? turned(kept) : kept);
}

/** Blanks sort to the end. */
function order(a: Scalar, b: Scalar): number {
  if (a instanceof CellError) throw a;
  if (b instanceof CellError) throw b;
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return comparePresent(a, b);
}

function sort(args: readonly Operand[], context: Context): Operand {
  const byColumn = booleanAt(args, 3);
  const rows = byColumn ? turned(rowsOf(blockAt(args, 0), context)) : rowsOf(blockAt(args, 0), context);
  const key = integerAt(args, 1, 1) - 1;
  const direction = integerAt(args, 2, 1);
  if (key < 0 || key >= (rows[0]?.length ?? 0) || Math.abs(direction) !== 1) throw errors.value;
  context.spend(rows.length * 16);
  const sorted = [...rows].sort((a, b) => direction * order(a[key] ?? null, b[key] ?? null));
  return gridOf(byColumn ? turned(sorted) : sorted);
}

function sortBy(args: readonly Operand[], context: Context): Operand {
  const rows = rowsOf(blockAt(args, 0), context);
  const keys: { block: Block; direction: number }[] = [];
  for (let index = 1; index < args.length; index += 2) keys.push({ block: blockAt(args, index), direction: integerAt(args, index + 1, 1) });
  if (keys.some(({ block }) => block.columns !== 1 || block.rows < rows.length)) throw errors.value;
  context.spend(rows.length * 16);
  const places = rows.map((_, index) => index);
  places.sort((a, b) => {
    for (const { block, direction } of keys) {
      const found = direction * order(block.at(a, 0), block.at(b, 0));
      if (found !== 0) return found;
    }
    return a - b;
  });
  return gridOf(places.map((place) => rows[place] ?? []));
}

function keyOf(row: readonly Scalar[]): string {
  return row
    .map((value) => (typeof value === 'string' ? `s${value.toLowerCase()}` : value instanceof CellError ? value.code : `v${String(value)}`))
    .join('\u0001');
}

function unique(args: readonly Operand[], context: Context): Operand {
  const byColumn = booleanAt(args, 1);
  const rows = byColumn ? turned(rowsOf(blockAt(args, 0), context)) : rowsOf(blockAt(args, 0), context);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  const seen = new Set<string>();
  const once = booleanAt(args, 2);
  const kept = rows.filter((row) => {
    const key = keyOf(row);
    if (seen.has(key) || (once && counts.get(key) !== 1)) return false;
    seen.add(key);
    return true;
  });
  return gridOf(byColumn ? turned(kept) : kept);
}

function sequence(args: readonly Operand[], context: Context): Operand {
  const [rows, columns] = [integerAt(args, 0, 1), integerAt(args, 1, 1)];
  if (rows < 1 || columns < 1) throw errors.value;
  context.spend(rows * columns);
  const [start, step] = [numberAt(args, 2, 1), numberAt(args, 3, 1)];
  return new Grid(
    rows,
    columns,
    Array.from({ length: rows * columns }, (_, index) => start + index * step),
  );
}

export const dynamicFunctions: FunctionTable = {
  FILTER: values('aab', 2, 3, filter),
  SORT: values('avvv', 1, 4, sort),
  SORTBY: values('aav', 2, 9, sortBy),
  UNIQUE: values('avv', 1, 3, unique),
  SEQUENCE: values('v', 1, 4, sequence),
};
