/**
 * Turns the tree of a workbook formula into nested functions for one cell. Ranges in plain formulas mean the value in the formula's own row or column,
 * in array formulas all their values. No code is generated. Specification: domain decisions §10.
 */
import { toNumber } from './coerce.ts';
import { callCode } from './call-code.ts';
import { applied, isLambda, lambdaCall, lambdaOf, plainName, type Lambda, type Scope } from './compile-lambda.ts';
import {
  cellCode,
  rangeCode,
  referenceCode,
  sharedCode,
  sheetOf,
  singleCode,
  spillCode,
  tableCode,
  unionCode,
} from './compile-reference.ts';
import type { Code, Context, Place } from './context.ts';
import { isCellWord } from './function/cell-information.ts';
import { plainFunctions, sheetFunctions } from './function/registry.ts';
import type { LazyFunction, ValueFunction } from './function/sheet-function.ts';
import type { SheetLocale } from './locale/locale.ts';
import { parseFormat } from './number-format/parse-format.ts';
import { intersected } from './intersection.ts';
import { numberOperators, overBlocks, scalarOperator } from './operator.ts';
import { FaultSignal, maxFormulaDepth, type SheetNode, type TableNode } from './syntax.ts';
import type { TablePlace } from './table.ts';
import { Area, CellError, errors, Grid, isBlock, type Scalar } from './value.ts';

/** The workbook's services for compiling. */
export interface Linker {
  readonly context: Context;
  readonly locale: SheetLocale;
  /** -1 if there is no such sheet. */
  sheetNumber: (name: string) => number;
  /** The tree of a defined name; a name of the sheet takes precedence over one of the workbook. */
  nameNode: (name: string, sheet: number) => SheetNode | null;
  /** Null if the table has no such rows; a table or column that does not exist throws its fault. */
  tablePlace: (node: TableNode, place: Place) => TablePlace | null;
  /** Reads the value of a single cell. */
  cellReader: (area: Area) => Code;
  /** The shared object for equal ranges of all formulas. */
  sharedArea: (area: Area) => Area;
  /** Records that the formula reads these cells. */
  noteArea: (area: Area) => void;
  /** Records that the formula's references are known only while it runs. */
  noteVolatile: () => void;
  countNode: () => void;
}

/** Their results change by themselves; a price must not. */
const clockFunctions = new Set(['TODAY', 'NOW', 'RAND', 'RANDBETWEEN', 'RANDARRAY']);
const volatileFunctions = new Set(['OFFSET', 'INDIRECT']);
/** Functions that use the range itself, not its values. */
const placeFunctions = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS', 'OFFSET', 'ISREF']);

/** Nodes whose values are never references. */
function isPlain(node: SheetNode): boolean {
  return node.kind === 'call' ? plainFunctions.has(node.name) : ['literal', 'binary', 'minus', 'percent'].includes(node.kind);
}

export class FormulaCompiler {
  readonly linker: Linker;
  readonly place: Place;
  /** Offset of relative references: shared formulas are written for another cell. */
  readonly moved: { rows: number; columns: number };
  /** Names defined by LET and LAMBDA. */
  scope: Scope = new Map();
  private readonly openNames: string[] = [];
  private depth = 0;
  /** Nesting depth of the compiled functions. */
  deepest = 0;

  constructor(linker: Linker, place: Place, moved: { rows: number; columns: number }) {
    this.linker = linker;
    this.place = place;
    this.moved = moved;
  }

  compile(node: SheetNode, arrays: boolean): Code {
    this.linker.countNode();
    this.depth += 1;
    this.deepest = Math.max(this.deepest, this.depth);
    if (this.depth > maxFormulaDepth * 4) throw new FaultSignal('too-deep', '');
    const code = this.kind(node, arrays);
    this.depth -= 1;
    return code;
  }

  private kind(node: SheetNode, arrays: boolean): Code {
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'missing':
        return () => null;
      case 'grid': {
        const grid = new Grid(node.rows, node.columns, node.cells);
        return () => grid;
      }
      case 'reference':
        return referenceCode(this, node);
      case 'table':
        return tableCode(this, node);
      case 'name':
        return this.named(node.sheet, node.name, arrays);
      case 'range':
        return rangeCode(this.compile(node.left, true), this.compile(node.right, true), this.linker);
      case 'intersection':
        return sharedCode(this.compile(node.left, true), this.compile(node.right, true), this.linker);
      case 'union':
        return unionCode(
          node.parts.map((part) => this.compile(part, true)),
          this.linker.context,
        );
      case 'spill':
        return spillCode(this.compile(node.operand, true), this.linker);
      case 'single':
        return singleCode(this.compile(node.operand, arrays), this.place);
      case 'apply':
        return this.apply(node.callee, node.args);
      case 'binary':
        return this.binary(node, arrays);
      case 'plus':
        return this.compile(node.operand, arrays);
      case 'minus':
        return this.unary((value) => -toNumber(value), node.operand, arrays);
      case 'percent':
        return this.unary((value) => toNumber(value) / 100, node.operand, arrays);
      default:
        return this.call(node, arrays);
    }
  }

  private named(sheet: string | null, name: string, arrays: boolean): Code {
    const slot = sheet === null ? this.scope.get(plainName(name)) : undefined;
    if (slot !== undefined) return isLambda(slot) ? () => errors.calculation : () => slot.value;
    const node = this.linker.nameNode(name, sheetOf(this, sheet));
    if (node === null) throw new FaultSignal('unknown-name', name);
    const inner = this.inner(name);
    const code = inner.compile(node, arrays);
    this.deepest = Math.max(this.deepest, this.depth + inner.deepest);
    return code;
  }

  /** Compiles the tree of a defined name, whose relative references are written for the first cell of the sheet. */
  private inner(name: string): FormulaCompiler {
    const key = name.toUpperCase();
    if (this.openNames.includes(key)) throw new FaultSignal('name-cycle', name);
    const inner = new FormulaCompiler(this.linker, this.place, { rows: this.place.row, columns: this.place.column });
    inner.openNames.push(...this.openNames, key);
    return inner;
  }

  /** The lambda denoted by a defined name. */
  lambdaNamed(sheet: string | null, name: string): Lambda | null {
    const node = this.linker.nameNode(name, sheetOf(this, sheet));
    return node?.kind === 'call' && node.name === 'LAMBDA' ? lambdaOf(this.inner(name), node, 0) : null;
  }

  /** Compiles a node with these names in scope. */
  within(scope: Scope, node: SheetNode): Code {
    const [outer, depth] = [this.scope, this.depth];
    this.scope = scope;
    const code = this.compile(node, true);
    [this.scope, this.depth] = [outer, depth];
    return code;
  }

  /** The value of a node: a single cell is read directly, a range means its value in the formula's own row or column in plain formulas. */
  private value(node: SheetNode, arrays: boolean): Code {
    const { place } = this;
    const cell = node.kind === 'reference' ? cellCode(this, node) : null;
    if (cell !== null) return cell;
    const code = this.compile(node, arrays);
    if (isPlain(node)) return code;
    if (!arrays)
      return () => {
        const operand = code();
        return operand instanceof Area ? intersected(operand, place) : operand;
      };
    return () => {
      const operand = code();
      return operand instanceof Area && operand.rows === 1 && operand.columns === 1 ? operand.at(0, 0) : operand;
    };
  }

  private binary(node: SheetNode & { kind: 'binary' }, arrays: boolean): Code {
    const run = scalarOperator(node.operator);
    const quick = numberOperators[node.operator];
    const left = this.value(node.left, arrays);
    const right = this.value(node.right, arrays);
    const { spend } = this.linker.context;
    return () => {
      const a = left();
      const b = right();
      if (quick !== undefined && typeof a === 'number' && typeof b === 'number') {
        const result = quick(a, b);
        if (result !== null) return result;
      }
      if (!isBlock(a) && !isBlock(b)) return run(a, b);
      return overBlocks([a, b], spend, ([x = null, y = null]) => run(x, y));
    };
  }

  private unary(run: (value: Scalar) => number, node: SheetNode, arrays: boolean): Code {
    const operand = this.value(node, arrays);
    const { spend } = this.linker.context;
    const safe = (value: Scalar): Scalar => {
      try {
        return run(value);
      } catch (thrown) {
        if (thrown instanceof CellError) return thrown;
        throw thrown;
      }
    };
    return () => {
      const value = operand();
      return isBlock(value) ? overBlocks([value], spend, ([each = null]) => safe(each)) : safe(value);
    };
  }

  private apply(callee: SheetNode, args: readonly SheetNode[]): Code {
    const lambda = lambdaOf(this, callee, args.length);
    if (lambda === null) throw new FaultSignal('no-lambda', '(');
    return applied(this, lambda, args, this.linker.context);
  }

  private call(node: SheetNode & { kind: 'call' }, arrays: boolean): Code {
    const own = lambdaCall(this, node, arrays, this.linker.context);
    if (own !== null) return own;
    const known = sheetFunctions.get(node.name);
    if (clockFunctions.has(node.name)) throw new FaultSignal('clock-function', node.name);
    if (known === undefined) throw new FaultSignal('unknown-function', node.name);
    if (node.args.length < known.least || node.args.length > known.most) throw new FaultSignal('argument-count', node.name);
    this.checkTexts(node);
    if (volatileFunctions.has(node.name)) this.linker.noteVolatile();
    if (known.kind === 'lazy') return this.lazyCall(known, node.args, arrays);
    return this.valueCall(known, node, arrays);
  }

  /** Literal formats and CELL words are checked before anything is computed with them. */
  private checkTexts({ name, args: [word, format] }: SheetNode & { kind: 'call' }): void {
    if (name === 'CELL' && word?.kind === 'literal' && typeof word.value === 'string' && !isCellWord(word.value))
      throw new FaultSignal('unknown-function', `CELL("${word.value.slice(0, 40)}")`);
    if (name !== 'TEXT' || format?.kind !== 'literal' || typeof format.value !== 'string') return;
    if (parseFormat(format.value, this.linker.locale) === null) throw new FaultSignal('format-code', format.value.slice(0, 60));
  }

  private lazyCall(known: LazyFunction, args: readonly SheetNode[], arrays: boolean): Code {
    const codes = args.map((arg) => this.compile(arg, arrays));
    const call = { context: this.linker.context, place: this.place, arrays };
    return () => {
      call.context.spend(1);
      try {
        return known.run(codes, call);
      } catch (thrown) {
        if (thrown instanceof CellError) return thrown;
        throw thrown;
      }
    };
  }

  private valueCall(known: ValueFunction, node: SheetNode & { kind: 'call' }, arrays: boolean): Code {
    const kinds = node.args.map((_, index) => known.takes[Math.min(index, known.takes.length - 1)] ?? 'v');
    const codes = node.args.map((arg, index) => {
      if (kinds[index] === 'v') return this.value(arg, arrays);
      return this.compile(arg, arrays || kinds[index] === 'a');
    });
    const { context } = this.linker;
    if (codes.length === 0 && placeFunctions.has(node.name)) {
      const own = context.area(this.place.sheet, this.place.row, this.place.column, 1, 1);
      return callCode(known, [() => own], [false], context);
    }
    const singles = kinds.map((kind) => kind === 'v');
    return callCode(known, codes, singles, context);
  }
}
