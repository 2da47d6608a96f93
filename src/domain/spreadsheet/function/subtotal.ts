/** SUBTOTAL and AGGREGATE: sums that ignore other subtotals, hidden rows or errors. Specification: domain decisions §10. */
import { Area, CellError, countedColumns, countedRows, errors, Grid, isBlock, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { aggregates } from './aggregate.ts';
import { rankFunctions } from './rank.ts';
import { integerAt, unlimited, values, type FunctionTable } from './sheet-function.ts';
import { spreadFunctions } from './spread.ts';
import { totalFunctions } from './total.ts';

const simple = [
  'AVERAGE',
  'COUNT',
  'COUNTA',
  'MAX',
  'MIN',
  'PRODUCT',
  'STDEV.S',
  'STDEV.P',
  'SUM',
  'VAR.S',
  'VAR.P',
  'MEDIAN',
  'MODE.SNGL',
];
/** These take a number as a second argument. */
const ranked = ['LARGE', 'SMALL', 'PERCENTILE.INC', 'QUARTILE.INC', 'PERCENTILE.EXC', 'QUARTILE.EXC'];

interface Omitted {
  subtotals: boolean;
  hidden: boolean;
  errors: boolean;
}

/** A block with ignored values as blanks. */
function kept(operand: Operand, omitted: Omitted, context: Context): Operand {
  if (!isBlock(operand)) return omitted.errors && operand instanceof CellError ? null : operand;
  const area = operand instanceof Area && (omitted.subtotals || omitted.hidden) ? operand : null;
  if (area === null && !omitted.errors) return operand;
  const [rows, columns] = [Math.min(countedRows(operand), operand.usedRows), Math.min(countedColumns(operand), operand.usedColumns)];
  context.spend(rows * columns);
  const cells: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const facts = area === null ? null : context.cellFacts(area.source.sheet, area.top + row, area.left + column);
      const isOut = facts !== null && ((omitted.subtotals && facts.subtotal) || (omitted.hidden && facts.hidden));
      const value = isOut ? null : operand.at(row, column);
      cells.push(omitted.errors && value instanceof CellError ? null : value);
    }
  }
  return new Grid(Math.max(1, rows), Math.max(1, columns), cells);
}

function computed(name: string | undefined, args: readonly Operand[], context: Context): Operand {
  const run = name === undefined ? undefined : (aggregates[name] ?? totalFunctions[name] ?? rankFunctions[name] ?? spreadFunctions[name]);
  return run?.kind === 'values' ? run.run(args, context) : errors.value;
}

/** Numbers above 100 ignore hidden rows. */
function subtotal(args: readonly Operand[], context: Context): Operand {
  const code = integerAt(args, 0);
  const hidden = code > 100;
  const name = simple.slice(0, 11)[(hidden ? code - 100 : code) - 1];
  if (args.slice(1).some((arg) => !isBlock(arg))) return errors.value;
  const omitted = { subtotals: true, hidden, errors: false };
  return computed(
    name,
    args.slice(1).map((arg) => kept(arg, omitted, context)),
    context,
  );
}

/** Options 0 to 3 ignore subtotals; odd ones hidden rows, 2, 3, 6 and 7 errors. */
function aggregate(args: readonly Operand[], context: Context): Operand {
  const [code, option] = [integerAt(args, 0), integerAt(args, 1)];
  if (option < 0 || option > 7) return errors.value;
  const omitted = { subtotals: option < 4, hidden: option % 2 === 1, errors: (option & 2) !== 0 };
  const name = simple[code - 1] ?? ranked[code - simple.length - 1];
  const isRanked = code > simple.length;
  if (isRanked && args.length !== 4) return errors.value;
  const blocks = (isRanked ? args.slice(2, 3) : args.slice(2)).map((arg) => kept(arg, omitted, context));
  return computed(name, isRanked ? [...blocks, args[3] ?? null] : blocks, context);
}

export const subtotalFunctions: FunctionTable = {
  SUBTOTAL: values('vb', 2, unlimited, subtotal),
  AGGREGATE: values('vvaa', 3, unlimited, aggregate),
};
