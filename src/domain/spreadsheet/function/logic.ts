/** Conditions and choices; branches not taken are not computed. Specification: domain decisions §10. */
import { compareValues } from '../compare.ts';
import { toBoolean, toNumber } from '../coerce.ts';
import { intersected } from '../intersection.ts';
import { overBlocks } from '../operator.ts';
import { Area, CellError, errors, isBlock, type Operand, type Scalar } from '../value.ts';
import {
  eachValue,
  unlimited,
  values,
  type FunctionTable,
  type LazyCall,
  type LazyFunction,
  type ValueFunction,
} from './sheet-function.ts';
import type { Code, Context } from '../context.ts';

function lazy(least: number, most: number, run: (args: readonly Code[], call: LazyCall) => Operand): LazyFunction {
  return { kind: 'lazy', least, most, run };
}

/** A condition or selector: one value in plain formulas, possibly many in array formulas. */
function selector(code: Code | undefined, call: LazyCall): Operand {
  const operand = code === undefined ? null : code();
  if (!(operand instanceof Area)) return operand;
  return call.arrays && operand.rows * operand.columns > 1 ? operand : call.arrays ? operand.at(0, 0) : intersected(operand, call.place);
}

function caught(run: () => Scalar): Scalar {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof CellError) return thrown;
    throw thrown;
  }
}

function fail(value: Operand): void {
  if (value instanceof CellError) throw value;
}

function condition(args: readonly Code[], call: LazyCall): Operand {
  const test = selector(args[0], call);
  const branch = (index: number, otherwise: Scalar): Operand => {
    const code = args[index];
    return code === undefined ? otherwise : code();
  };
  if (!isBlock(test)) {
    fail(test);
    return toBoolean(test) ? branch(1, true) : branch(2, false);
  }
  const operands = [test, branch(1, true), branch(2, false)];
  return overBlocks(operands, call.context.spend, ([chosen = null, yes = null, no = null]) => caught(() => (toBoolean(chosen) ? yes : no)));
}

function replaced(args: readonly Code[], call: LazyCall, caughtErrors: (error: CellError) => boolean): Operand {
  const value = selector(args[0], call);
  const instead = (): Operand => args[1]?.() ?? null;
  if (isBlock(value)) {
    const other = instead();
    return overBlocks([value, other], call.context.spend, ([a = null, b = null]) => (a instanceof CellError && caughtErrors(a) ? b : a));
  }
  return value instanceof CellError && caughtErrors(value) ? instead() : value;
}

function conditions(args: readonly Code[], call: LazyCall): Operand {
  for (let index = 0; index + 1 < args.length; index += 2) {
    const test = selector(args[index], call);
    if (isBlock(test)) return condition([() => test, args[index + 1] ?? ((): null => null), () => rest(args, index + 2, call)], call);
    fail(test);
    if (toBoolean(test)) return args[index + 1]?.() ?? null;
  }
  return errors.missing;
}

function rest(args: readonly Code[], from: number, call: LazyCall): Operand {
  return from >= args.length ? errors.missing : conditions(args.slice(from), call);
}

function switched(args: readonly Code[], call: LazyCall): Operand {
  const wanted = selector(args[0], call);
  if (isBlock(wanted))
    return overBlocks([wanted], call.context.spend, ([value = null]) => first(switched([() => value, ...args.slice(1)], call)));
  fail(wanted);
  let index = 1;
  for (; index + 1 < args.length; index += 2) {
    const candidate = selector(args[index], call);
    const value = isBlock(candidate) ? candidate.at(0, 0) : candidate;
    fail(value);
    if (typeof value === typeof wanted && compareValues(wanted, value) === 0) return args[index + 1]?.() ?? null;
  }
  return index < args.length ? (args[index]?.() ?? null) : errors.missing;
}

function first(operand: Operand): Scalar {
  return isBlock(operand) ? operand.at(0, 0) : operand;
}

function choose(args: readonly Code[], call: LazyCall): Operand {
  const number = selector(args[0], call);
  const pick = (value: Scalar): Operand => {
    fail(value);
    const index = Math.trunc(toNumber(value));
    const code = index >= 1 ? args[index] : undefined;
    return code === undefined ? errors.value : code();
  };
  if (!isBlock(number)) return pick(number);
  // CHOOSE({1,2}, a, b) puts columns side by side.
  const columns = args.slice(1).map((code) => code());
  return overBlocks([number, ...columns], call.context.spend, ([value = null, ...offered]) =>
    caught(() => offered[Math.trunc(toNumber(value)) - 1] ?? (toNumber(value) > offered.length ? errors.value : null)),
  );
}

/** Booleans among the arguments; texts and blanks in ranges are ignored. */
function truths(args: readonly Operand[], context: Context): boolean[] {
  const found: boolean[] = [];
  for (const arg of args) {
    if (isBlock(arg))
      eachValue(arg, context, (value) => {
        if (value instanceof CellError) throw value;
        if (typeof value === 'boolean' || typeof value === 'number') found.push(toBoolean(value));
      });
    else found.push(toBoolean(arg));
  }
  if (found.length === 0) throw errors.value;
  return found;
}

function overTruths(run: (found: boolean[]) => boolean): ValueFunction {
  return values('b', 1, unlimited, (args, context) => run(truths(args, context)));
}

export const logicFunctions: FunctionTable = {
  IF: lazy(1, 3, condition),
  IFS: lazy(2, unlimited, conditions),
  SWITCH: lazy(3, unlimited, switched),
  CHOOSE: lazy(2, unlimited, choose),
  IFERROR: lazy(2, 2, (args, call) => replaced(args, call, () => true)),
  IFNA: lazy(2, 2, (args, call) => replaced(args, call, (error) => error === errors.missing)),
  AND: overTruths((found) => found.every(Boolean)),
  OR: overTruths((found) => found.some(Boolean)),
  XOR: overTruths((found) => found.filter(Boolean).length % 2 === 1),
  NOT: values('v', 1, 1, ([value = null]) => !toBoolean(value as Scalar)),
  TRUE: values('v', 0, 0, () => true),
  FALSE: values('v', 0, 0, () => false),
};
