/** Functions that return a block: filtered, sorted, unique values, sequences. Specification: domain decisions §10. */
import { comparePresent } from '../compare.ts';
import { toBoolean, toNumber } from '../coerce.ts';
import { CellError, errors, Grid, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { gridOf, rowsOf, turned } from './shape.ts';
import { blockAt, booleanAt, integerAt, numberAt, values, type FunctionTable } from './sheet-function.ts';

function filter(args: readonly Operand[], context: Context): Operand {
  const [block, test] = [blockAt(args, 0), blockAt(args, 1)];
  const across = test.rows === 1 && test.columns === block.columns && block.columns > 1;
  if (!across && (test.columns !== 1 || test.rows !== block.rows)) throw errors.value;
  const rows = across ? turned(rowsOf(block, context)) : rowsOf(block, context);
  const kept = rows.filter((_, index) => toBoolean(across ? test.at(0, index) : test.at(index, 0)));
  if (kept.length === 0 && args[2] !== undefined) return args[2];
  return gridOf(across ? turned(kept) : kept);
}

/** Blanks sort to the end in both directions. */
function order(a: Scalar, b: Scalar, direction: number): number {
  if (a instanceof CellError) throw a;
  if (b instanceof CellError) throw b;
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * comparePresent(a, b);
}

/** Compares two lines by their keys, the first difference decides; equal lines keep their order. */
function sortedLines(
  rows: readonly Scalar[][],
  keys: readonly { of: (line: number) => Scalar; direction: number }[],
  context: Context,
): Scalar[][] {
  if (keys.some(({ direction }) => Math.abs(direction) !== 1)) throw errors.value;
  context.spend(rows.length * 16);
  const lines = rows.map((_, index) => index);
  lines.sort((a, b) => {
    for (const { of, direction } of keys) {
      const found = order(of(a), of(b), direction);
      if (found !== 0) return found;
    }
    return a - b;
  });
  return lines.map((line) => rows[line] ?? []);
}

function sort(args: readonly Operand[], context: Context): Operand {
  const byColumn = booleanAt(args, 3);
  const rows = byColumn ? turned(rowsOf(blockAt(args, 0), context)) : rowsOf(blockAt(args, 0), context);
  const places = args[1] === undefined || args[1] === null ? [1] : rowsOf(blockAt(args, 1), context).flat().map(toNumber);
  const directions = args[2] === undefined || args[2] === null ? [1] : rowsOf(blockAt(args, 2), context).flat().map(toNumber);
  const keys = places.map((place, index) => {
    const at = Math.trunc(place) - 1;
    if (at < 0 || at >= (rows[0]?.length ?? 0)) throw errors.value;
    return { of: (line: number): Scalar => rows[line]?.[at] ?? null, direction: Math.trunc(directions[index] ?? directions.at(-1) ?? 1) };
  });
  const found = sortedLines(rows, keys, context);
  return gridOf(byColumn ? turned(found) : found);
}

function sortBy(args: readonly Operand[], context: Context): Operand {
  const block = blockAt(args, 0);
  const across = blockAt(args, 1).rows === 1 && block.rows > 1 && blockAt(args, 1).columns === block.columns;
  const rows = across ? turned(rowsOf(block, context)) : rowsOf(block, context);
  const keys: { of: (line: number) => Scalar; direction: number }[] = [];
  for (let index = 1; index < args.length; index += 2) {
    const by = rowsOf(blockAt(args, index), context).flat();
    if (by.length !== rows.length) throw errors.value;
    keys.push({ of: (line) => by[line] ?? null, direction: integerAt(args, index + 1, 1) });
  }
  const found = sortedLines(rows, keys, context);
  return gridOf(across ? turned(found) : found);
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
  SORT: values('aaav', 1, 4, sort),
  SORTBY: values('a', 2, 127, sortBy),
  UNIQUE: values('avv', 1, 3, unique),
  SEQUENCE: values('v', 1, 4, sequence),
};
