/**
 * LET, LAMBDA and the functions that call one for every value: names and lambdas are resolved while compiling, so that a formula has no loops of its own and
 * always ends. A lambda that calls itself is refused. Specification: domain decisions §10.
 */
import type { FormulaCompiler } from './compile.ts';
import type { Code, Context } from './context.ts';
import { lambdaHelpers, type Apply } from './function/lambda-helper.ts';
import { sheetFunctions } from './function/registry.ts';
import { FaultSignal, type SheetNode } from './syntax.ts';
import { CellError, errors, type Operand } from './value.ts';

/** Holds the value of a name while its formula runs. */
export interface Slot {
  value: Operand;
  given: boolean;
}

export type Scope = ReadonlyMap<string, Slot | Lambda>;

/** A lambda with the names in its scope. */
export interface Lambda {
  params: readonly string[];
  body: SheetNode;
  scope: Scope;
  compiler: FormulaCompiler;
}

export const isLambda = (binding: Slot | Lambda): binding is Lambda => 'body' in binding;
export const plainName = (name: string): string => name.toUpperCase().replace(/^_XLPM\./, '');

const mostParams = 253;

function paramName(node: SheetNode): string {
  if (node.kind !== 'name' || node.sheet !== null) throw new FaultSignal('syntax', 'LAMBDA');
  return plainName(node.name);
}

/** The function denoted by a node: a LAMBDA, a name for one, or the name of a known function; null if it is a value. */
export function lambdaOf(compiler: FormulaCompiler, node: SheetNode | undefined, arguments_: number): Lambda | null {
  if (node?.kind === 'call' && node.name === 'LAMBDA') {
    const params = node.args.slice(0, -1).map(paramName);
    const body = node.args.at(-1);
    if (body === undefined || params.length > mostParams || new Set(params).size < params.length) throw new FaultSignal('syntax', 'LAMBDA');
    return { params, body, scope: compiler.scope, compiler };
  }
  if (node?.kind !== 'name') return null;
  const bound = compiler.scope.get(plainName(node.name));
  if (bound !== undefined) return isLambda(bound) ? bound : null;
  const named = compiler.lambdaNamed(node.sheet, node.name);
  if (named !== null) return named;
  const known = node.name.toUpperCase().replace(/^_XLETA\./, '');
  if (node.sheet !== null || !sheetFunctions.has(known)) return null;
  const params = Array.from({ length: arguments_ }, (_, index) => `_XLETA.${index}`);
  const args = params.map((name): SheetNode => ({ kind: 'name', sheet: null, name }));
  return { params, body: { kind: 'call', name: known, args }, scope: new Map(), compiler };
}

/** Compiles a lambda once; the returned function runs it with values. */
export function bound({ params, body, scope, compiler }: Lambda, given: number): Apply {
  if (given > params.length) throw new FaultSignal('argument-count', 'LAMBDA');
  const slots = params.map((): Slot => ({ value: null, given: false }));
  const run = compiler.within(new Map([...scope, ...params.map((name, index) => [name, slots[index] as Slot] as const)]), body);
  return (args) => {
    for (const [index, slot] of slots.entries()) {
      slot.value = args[index] ?? null;
      slot.given = index < args.length;
    }
    return run();
  };
}

/** A call of a lambda. An omitted argument counts as not given. */
export function applied(compiler: FormulaCompiler, lambda: Lambda, args: readonly SheetNode[], context: Context): Code {
  const codes = args.map((arg) => compiler.compile(arg, true));
  const apply = bound(lambda, args.length);
  return () => {
    context.spend(1);
    return apply(codes.map((code) => code()));
  };
}

function letCode(compiler: FormulaCompiler, args: readonly SheetNode[], arrays: boolean): Code {
  const body = args.at(-1);
  if (body === undefined || args.length < 3 || args.length % 2 === 0) throw new FaultSignal('argument-count', 'LET');
  const outer = compiler.scope;
  const steps: { slot: Slot; code: Code }[] = [];
  const scope = new Map(outer);
  compiler.scope = scope;
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [name, value] = [args[index], args[index + 1]];
    if (name === undefined || value === undefined) continue;
    const lambda = lambdaOf(compiler, value, 0);
    const slot: Slot = { value: null, given: true };
    // Only the names so far: a lambda cannot see itself.
    const binding = lambda === null ? slot : { ...lambda, scope: new Map(lambda.scope) };
    if (lambda === null) steps.push({ slot, code: compiler.compile(value, arrays) });
    scope.set(paramName(name), binding);
  }
  const run = compiler.compile(body, arrays);
  compiler.scope = outer;
  return () => {
    for (const { slot, code } of steps) slot.value = code();
    return run();
  };
}

function helperCode(compiler: FormulaCompiler, name: string, args: readonly SheetNode[], context: Context): Code {
  const helper = lambdaHelpers[name];
  const values = args.slice(0, -1);
  if (helper === undefined || values.length < helper.least || values.length > helper.most) throw new FaultSignal('argument-count', name);
  const given = helper.params ?? values.length;
  const lambda = lambdaOf(compiler, args.at(-1), given);
  if (lambda === null) throw new FaultSignal('no-lambda', name);
  const codes = values.map((arg) => compiler.compile(arg, true));
  const apply = bound(lambda, given);
  const { run } = helper;
  return () => {
    context.spend(1);
    return run(
      codes.map((code) => code()),
      (values_) => {
        context.spend(1);
        return apply(values_);
      },
      context,
    );
  };
}

/** Whether a parameter was omitted. */
function omittedCode(compiler: FormulaCompiler, args: readonly SheetNode[]): Code {
  const [node] = args;
  const slot = node?.kind === 'name' ? compiler.scope.get(plainName(node.name)) : undefined;
  if (slot === undefined || isLambda(slot) || args.length !== 1) throw new FaultSignal('argument-count', 'ISOMITTED');
  return () => !slot.given;
}

/** Number of ranges in a reference. */
function areasCode(compiler: FormulaCompiler, args: readonly SheetNode[]): Code {
  const [node] = args;
  if (node === undefined || args.length !== 1) throw new FaultSignal('argument-count', 'AREAS');
  const code = compiler.compile(node, true);
  const count = node.kind === 'union' ? node.parts.length : 1;
  return () => {
    const operand = code();
    return operand instanceof CellError ? operand : count;
  };
}

/** Null if the call is none of these. */
export function lambdaCall(compiler: FormulaCompiler, node: SheetNode & { kind: 'call' }, arrays: boolean, context: Context): Code | null {
  if (node.name === 'LET') return letCode(compiler, node.args, arrays);
  // A lambda that is not called has no value.
  if (node.name === 'LAMBDA') return () => errors.calculation;
  if (node.name === 'AREAS') return areasCode(compiler, node.args);
  if (node.name === 'ISOMITTED') return omittedCode(compiler, node.args);
  if (Object.hasOwn(lambdaHelpers, node.name)) return helperCode(compiler, node.name, node.args, context);
  const lambda = sheetFunctions.has(node.name) ? null : lambdaOf(compiler, { kind: 'name', sheet: null, name: node.name }, 0);
  return lambda === null ? null : applied(compiler, lambda, node.args, context);
}
