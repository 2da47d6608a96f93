/** Sums and counts over rows of a list that meet conditions written in cells: DSUM and similar functions. Specification: domain decisions §10. */
import { toText } from '../coerce.ts';
import { criterionOf, type Criterion } from '../criterion.ts';
import { sameText } from '../compare.ts';
import { countedColumns, countedRows, errors, Grid, isBlock, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { aggregates } from './aggregate.ts';
import { blockAt, scalar, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';
import { totalFunctions } from './total.ts';

function columnNamed(list: Block, name: string): number {
  for (let column = 0; column < countedColumns(list); column += 1) {
    const title = list.at(0, column);
    if (title !== null && sameText(toText(title), name)) return column;
  }
  return -1;
}

/** A title or the number of a column. */
function fieldOf(list: Block, field: Operand | undefined): number {
  const wanted = scalar(field);
  const column = typeof wanted === 'number' ? Math.trunc(wanted) - 1 : columnNamed(list, toText(wanted));
  if (column < 0 || column >= list.columns) throw errors.value;
  return column;
}

type Row = readonly { column: number; holds: Criterion }[];

/** A text without operator matches everything that begins with it. */
function conditionOf(value: Scalar): Criterion {
  return criterionOf(typeof value === 'string' && !/^[<>=]/.test(value) && value !== '' ? `${value}*` : value);
}

/** The rows of conditions: all of a row must hold, and any of the rows. */
function conditionsOf(list: Block, criteria: Block): Row[] {
  const rows: Row[] = [];
  for (let row = 1; row < countedRows(criteria); row += 1) {
    const conditions: { column: number; holds: Criterion }[] = [];
    for (let column = 0; column < countedColumns(criteria); column += 1) {
      const value = criteria.at(row, column);
      if (value === null) continue;
      const at = columnNamed(list, toText(criteria.at(0, column)));
      if (at < 0) throw errors.value;
      conditions.push({ column: at, holds: conditionOf(value) });
    }
    rows.push(conditions);
  }
  return rows;
}

/** The field's values in the rows that meet the conditions. */
function matching(args: readonly Operand[], context: Context): Scalar[] {
  const [list, criteria] = [blockAt(args, 0), blockAt(args, 2)];
  const everything = args[1] === undefined || args[1] === null;
  const field = everything ? -1 : fieldOf(list, args[1]);
  const conditions = conditionsOf(list, criteria);
  const found: Scalar[] = [];
  context.spend(list.usedRows * Math.max(1, conditions.length));
  for (let row = 1; row < list.usedRows; row += 1) {
    const fits = conditions.some((all) => all.every(({ column, holds }) => holds(list.at(row, column))));
    if (fits) found.push(everything ? 1 : list.at(row, field));
  }
  return found;
}

function over(name: string): ValueFunction {
  return values('bbb', 3, 3, (args, context) => {
    const run = aggregates[name] ?? totalFunctions[name];
    if (!isBlock(args[0] ?? null) || run?.kind !== 'values') return errors.value;
    const found = matching(args, context);
    return run.run([new Grid(Math.max(1, found.length), 1, found)], context);
  });
}

export const databaseFunctions: FunctionTable = {
  DSUM: over('SUM'),
  DPRODUCT: over('PRODUCT'),
  DAVERAGE: over('AVERAGE'),
  DMIN: over('MIN'),
  DMAX: over('MAX'),
  DCOUNT: over('COUNT'),
  DCOUNTA: over('COUNTA'),
  DSTDEV: over('STDEV.S'),
  DSTDEVP: over('STDEV.P'),
  DVAR: over('VAR.S'),
  DVARP: over('VAR.P'),
  DGET: values('bbb', 3, 3, (args, context) => {
    const found = matching(args, context);
    if (found.length === 0) return errors.value;
    return found.length > 1 ? errors.number : (found[0] ?? 0);
  }),
};
