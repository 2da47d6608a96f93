/** Sums, counts, averages and extremes under conditions. Specification: domain decisions §10. */
import { criterionOf, type Criterion } from '../criterion.ts';
import { currentLocale } from '../locale/locale.ts';
import { add } from '../operator.ts';
import { Area, CellError, errors, isBlock, type Block, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { scalar, unlimited, values, type FunctionTable, type ValueFunction } from './sheet-function.ts';

interface Test {
  block: Block;
  criterion: Criterion;
}

function testOf(block: Operand | undefined, wanted: Operand | undefined): Test {
  if (block === undefined || !isBlock(block)) throw errors.value;
  return { block, criterion: criterionOf(scalar(wanted)) };
}

function testsOf(args: readonly Operand[], from: number): Test[] {
  const tests: Test[] = [];
  for (let index = from; index < args.length; index += 2) {
    if (index + 1 >= args.length) throw errors.value;
    tests.push(testOf(args[index], args[index + 1]));
  }
  return tests;
}

type Reader = (row: number, column: number) => Scalar;

/** Reads values of a block; those of a price list are cached. */
function readerOf(block: Block): Reader {
  const constants = block instanceof Area ? block.constants() : null;
  if (constants === null) return (row, column) => block.at(row, column);
  const { values: known, columns } = constants;
  const rows = columns === 0 ? 0 : known.length / columns;
  return (row, column) => (row < rows && column < columns ? (known[row * columns + column] ?? null) : null);
}

/** Visits the values of a range where all conditions hold at the same place; conditions that hold for blanks extend beyond the used cells. */
function eachMatch(tests: readonly Test[], target: Block | null, context: Context, visit: (value: Scalar) => void): void {
  const [first] = tests;
  if (first === undefined) return;
  const { rows, columns } = first.block;
  if (tests.some(({ block }) => block.rows !== rows || block.columns !== columns)) throw errors.value;
  const blocks = [...tests.map(({ block }) => block), ...(target === null ? [] : [target])];
  const blanksCount = target === null && tests.every(({ criterion }) => criterion(null));
  const usedRows = blanksCount ? rows : Math.min(rows, Math.max(...blocks.map((block) => block.usedRows)));
  const usedColumns = blanksCount ? columns : Math.min(columns, Math.max(...blocks.map((block) => block.usedColumns)));
  context.spend(usedRows * usedColumns * tests.length);
  const read = target === null ? null : readerOf(target);
  const readers = tests.map(({ block, criterion }) => ({ at: readerOf(block), criterion }));
  for (let row = 0; row < usedRows; row += 1) {
    for (let column = 0; column < usedColumns; column += 1) {
      let all = true;
      for (const { at, criterion } of readers) all &&= criterion(at(row, column));
      if (all) visit(read === null ? null : read(row, column));
    }
  }
}

function matchingNumbers(tests: readonly Test[], target: Block, context: Context): number[] {
  const numbers: number[] = [];
  eachMatch(tests, target, context, (value) => {
    if (value instanceof CellError) throw value;
    if (typeof value === 'number') numbers.push(value);
  });
  return numbers;
}

type Result = (numbers: readonly number[]) => number;

const sum: Result = (numbers) => numbers.reduce(add, 0);

function average(numbers: readonly number[]): number {
  if (numbers.length === 0) throw errors.division;
  return sum(numbers) / numbers.length;
}

/** For price lists each question is computed only once. */
function answered(name: string, block: Operand | undefined, target: Block, wanted: Scalar, compute: () => number): number {
  const constants = block instanceof Area && target instanceof Area && target.constants() !== null ? block.constants() : null;
  // Computed limits are rarely asked for twice.
  if (constants === null || !(target instanceof Area) || (typeof wanted === 'string' && /^[<>]/.test(wanted))) return compute();
  const { source, top, left } = target;
  return constants.answer(`${name} ${source.sheet} ${source.version} ${top} ${left}`, wanted, compute);
}

/** SUMIF and AVERAGEIF: the summed range starts where the third argument starts and has the size of the first. */
function oneCondition(name: string, result: Result): ValueFunction {
  return values(
    'bvb',
    2,
    3,
    (args, context) => {
      const [block, wanted, given = block] = args;
      if (block === undefined || !isBlock(block) || given === undefined || !isBlock(given)) throw errors.value;
      const { rows, columns } = block;
      const target =
        given instanceof Area && (given.rows !== rows || given.columns !== columns)
          ? context.area(given.source.sheet, given.top, given.left, rows, columns)
          : given;
      if (target === null) throw errors.value;
      return answered(name, block, target, scalar(wanted), () => result(matchingNumbers([testOf(block, wanted)], target, context)));
    },
    true,
  );
}

/** How many numbers of a price list are above or below a limit; null for other conditions. */
function countBelow(block: Block, wanted: Scalar): number | null {
  const found = typeof wanted === 'string' ? /^([<>])(=?)(-?\d+(?:\.\d+)?)$/.exec(wanted) : null;
  const constants = found === null || !(block instanceof Area) ? null : block.constants();
  if (found === null || constants === null || currentLocale().decimal !== '.') return null;
  const [, operator, equal, limit] = found;
  if (operator === '<') return constants.below(Number(limit), equal === '=');
  return constants.numbers().length - constants.below(Number(limit), equal !== '=');
}

function countIf(args: readonly Operand[], context: Context): number {
  const [block, wanted] = args;
  if (block === undefined || !isBlock(block)) throw errors.value;
  const quick = countBelow(block, scalar(wanted));
  if (quick !== null) return quick;
  return answered('COUNTIF', block, block, scalar(wanted), () => counted([testOf(block, wanted)], context));
}

function manyConditions(result: Result): ValueFunction {
  return values(
    'bbv',
    3,
    unlimited,
    (args, context) => {
      const [target] = args;
      if (target === undefined || !isBlock(target)) throw errors.value;
      const tests = testsOf(args, 1);
      if (tests.some(({ block }) => block.rows !== target.rows || block.columns !== target.columns)) throw errors.value;
      return result(matchingNumbers(tests, target, context));
    },
    true,
  );
}

function counted(tests: readonly Test[], context: Context): number {
  let found = 0;
  eachMatch(tests, null, context, () => {
    found += 1;
  });
  return found;
}

export const conditionalFunctions: FunctionTable = {
  SUMIF: oneCondition('SUMIF', sum),
  AVERAGEIF: oneCondition('AVERAGEIF', average),
  COUNTIF: values('bv', 2, 2, countIf, true),
  SUMIFS: { ...manyConditions(sum), takes: 'b' },
  AVERAGEIFS: { ...manyConditions(average), takes: 'b' },
  MAXIFS: { ...manyConditions((numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)), takes: 'b' },
  MINIFS: { ...manyConditions((numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)), takes: 'b' },
  COUNTIFS: values('b', 2, unlimited, (args, context) => counted(testsOf(args, 0), context), true),
};
