/** Calls a function of values: its arguments first, then the function, once or for each value of blocks. Specification: domain decisions §10. */
import type { Code, Context } from './context.ts';
import type { ValueFunction } from './function/sheet-function.ts';
import { lifted } from './lift.ts';
import { CellError, type Operand } from './value.ts';

/** `singles`: which arguments take a single value. The first error among them is the result, unless the function handles errors itself. */
export function callCode({ run, seesErrors }: ValueFunction, codes: readonly Code[], singles: readonly boolean[], context: Context): Code {
  const safe = (args: readonly Operand[]): Operand => {
    try {
      return run(args, context);
    } catch (thrown) {
      if (thrown instanceof CellError) return thrown;
      throw thrown;
    }
  };
  const checked = (args: readonly Operand[]): Operand => {
    const error = seesErrors ? undefined : args.find((arg, index) => singles[index] === true && arg instanceof CellError);
    return error ?? safe(args);
  };
  return () => {
    context.spend(1);
    const args = Array<Operand>(codes.length).fill(null);
    let blocks = false;
    let error: CellError | null = null;
    for (let index = 0; index < codes.length; index += 1) {
      const arg = codes[index]?.() ?? null;
      args[index] = arg;
      if (typeof arg !== 'object' || arg === null || singles[index] !== true) continue;
      if (arg instanceof CellError) error ??= arg;
      else blocks = true;
    }
    if (blocks) return lifted(args, singles, context.spend, checked);
    return error === null || seesErrors ? safe(args) : error;
  };
}
