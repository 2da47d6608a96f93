/** Calls a function of single values with blocks. Specification: domain decisions §10. */
import { commonSize } from './operator.ts';
import { errors, Grid, isBlock, type Operand, type Scalar } from './value.ts';

/** Runs a call once for each value of the blocks given for single-value arguments. */
export function lifted(
  args: readonly Operand[],
  singles: readonly boolean[],
  spend: (steps: number) => void,
  run: (args: readonly Operand[]) => Operand,
): Grid {
  const { rows, columns } = commonSize(args.filter((_, index) => singles[index] === true));
  spend(rows * columns);
  const cells: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const single = args.map((arg, index) => {
        if (singles[index] !== true || !isBlock(arg)) return arg;
        const r = arg.rows === 1 ? 0 : row;
        const c = arg.columns === 1 ? 0 : column;
        return r < arg.rows && c < arg.columns ? arg.at(r, c) : errors.missing;
      });
      const result = run(single);
      cells.push(isBlock(result) ? result.at(0, 0) : result);
    }
  }
  return new Grid(rows, columns, cells);
}
