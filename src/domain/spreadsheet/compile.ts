/**
 * Turns the tree of a workbook formula into nested functions for one cell. Ranges in plain formulas stand for the value in the formula's own row or column,
 * in array formulas for all their values. No code is generated. Specification: domain decisions §10.
 */
import { maxColumns, maxRows } from './address.ts';
import { toNumber } from './coerce.ts';
import type { Code, Context, Place } from './context.ts';
import { sheetFunctions } from './function/registry.ts';
import type { LazyFunction, ValueFunction } from './function/sheet-function.ts';
import type { SheetLocale } from './locale/locale.ts';
import { parseFormat } from './number-format/parse-format.ts';
import { intersected } from './intersection.ts';
import { lifted } from './lift.ts';
import { overBlocks, scalarOperator } from './operator.ts';
import { FaultSignal, maxFormulaDepth, type ReferenceNode, type SheetNode } from './syntax.ts';
import { Area, CellError, errors, Grid, isBlock, type Operand, type Scalar } from './value.ts';

/** What compiling asks of the workbook. */
export interface Linker {
  readonly context: Context;
  readonly locale: SheetLocale;
  /** -1 where there is no such sheet. */
  sheetNumber: (name: string) => number;
  /** The tree of a defined name; a name of the sheet goes before one of the workbook. */
  nameNode: (name: string, sheet: number) => SheetNode | null;
  /** Notes that the formula reads these cells. */
  noteArea: (area: Area) => void;
  /** Notes that the formula's references are known only while it runs. */
  noteVolatile: () => void;
  countNode: () => void;
}

/** What they answer changes by itself; a price must not. */
const clockFunctions = new Set(['TODAY', 'NOW', 'RAND', 'RANDBETWEEN', 'RANDARRAY']);
const volatileFunctions = new Set(['OFFSET', 'INDIRECT']);
/** Functions that look at the range itself, not at its values. */
const placeFunctions = new Set(['ROW', 'COLUMN', 'ROWS', 'COLUMNS', 'OFFSET', 'ISREF']);

export class FormulaCompiler {
  private readonly linker: Linker;
  private readonly place: Place;
  /** How far relative references move: shared formulas are written for another cell. */
  private readonly moved: { rows: number; columns: number };
  private readonly openNames: string[] = [];
  private depth = 0;
  /** How deep the compiled functions call each other. */
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
        return this.reference(node);
      case 'name':
        return this.named(node.sheet, node.name, arrays);
      case 'range':
        return this.range(this.compile(node.left, true), this.compile(node.right, true));
      case 'binary':
        return this.binary(
          scalarOperator(node.operator),
          node.operator,
          this.compile(node.left, arrays),
          this.compile(node.right, arrays),
          arrays,
        );
      case 'plus':
        return this.compile(node.operand, arrays);
      case 'minus':
        return this.unary((value) => -toNumber(value), this.compile(node.operand, arrays), arrays);
      case 'percent':
        return this.unary((value) => toNumber(value) / 100, this.compile(node.operand, arrays), arrays);
      default:
        return this.call(node, arrays);
    }
  }

  private sheetOf(name: string | null): number {
    if (name === null) return this.place.sheet;
    const sheet = this.linker.sheetNumber(name);
    if (sheet < 0) throw new FaultSignal('unknown-sheet', name);
    return sheet;
  }

  /** Null where a moved reference leaves the sheet. */
  private areaOf(node: ReferenceNode): Area | null {
    const row = (at: number, fixed: boolean): number => (fixed ? at : (at + this.moved.rows + maxRows) % maxRows);
    const column = (at: number, fixed: boolean): number => (fixed ? at : (at + this.moved.columns + maxColumns) % maxColumns);
    const rows = [row(node.top, node.topFixed), row(node.bottom, node.bottomFixed)];
    const columns = [column(node.left, node.leftFixed), column(node.right, node.rightFixed)];
    const top = Math.min(...rows);
    const left = Math.min(...columns);
    return this.linker.context.area(this.sheetOf(node.sheet), top, left, Math.max(...rows) - top + 1, Math.max(...columns) - left + 1);
  }

  private reference(node: ReferenceNode): Code {
    const area = this.areaOf(node);
    if (area === null) return () => errors.reference;
    this.linker.noteArea(area);
    return () => area;
  }

  private named(sheet: string | null, name: string, arrays: boolean): Code {
    const node = this.linker.nameNode(name, this.sheetOf(sheet));
    if (node === null) throw new FaultSignal('unknown-name', name);
    const key = name.toUpperCase();
    if (this.openNames.includes(key)) throw new FaultSignal('name-cycle', name);
    this.openNames.push(key);
    // Relative references in names are written for the first cell of the sheet.
    const inner = new FormulaCompiler(this.linker, this.place, { rows: this.place.row, columns: this.place.column });
    inner.openNames.push(...this.openNames);
    const code = inner.compile(node, arrays);
    this.deepest = Math.max(this.deepest, this.depth + inner.deepest);
    this.openNames.pop();
    return code;
  }

  private range(left: Code, right: Code): Code {
    const { context } = this.linker;
    this.linker.noteVolatile();
    return () => {
      const a = left();
      const b = right();
      if (a instanceof CellError) return a;
      if (b instanceof CellError) return b;
      if (!(a instanceof Area) || !(b instanceof Area) || a.source !== b.source) return errors.reference;
      const top = Math.min(a.top, b.top);
      const first = Math.min(a.left, b.left);
      const bottom = Math.max(a.top + a.rows, b.top + b.rows);
      const last = Math.max(a.left + a.columns, b.left + b.columns);
      return context.area(a.source.sheet, top, first, bottom - top, last - first) ?? errors.reference;
    };
  }

  /** A single cell is read straight away; other code gives its value in plain formulas. */
  private value(code: Code, arrays: boolean): Code {
    const { place } = this;
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

  private binary(run: (a: Scalar, b: Scalar) => Scalar, operator: string, leftCode: Code, rightCode: Code, arrays: boolean): Code {
    const left = this.value(leftCode, arrays);
    const right = this.value(rightCode, arrays);
    const { spend } = this.linker.context;
    const general = (a: Operand, b: Operand): Operand => {
      if (!isBlock(a) && !isBlock(b)) return run(a, b);
      return overBlocks([a, b], spend, ([x = null, y = null]) => run(x, y));
    };
    // Products and comparisons of two numbers are most of what workbooks do.
    if (operator === '*')
      return () => {
        const a = left();
        const b = right();
        if (typeof a === 'number' && typeof b === 'number') {
          const product = a * b;
          if (Number.isFinite(product)) return product;
        }
        return general(a, b);
      };
    return () => general(left(), right());
  }

  private unary(run: (value: Scalar) => number, code: Code, arrays: boolean): Code {
    const operand = this.value(code, arrays);
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

  private call(node: SheetNode & { kind: 'call' }, arrays: boolean): Code {
    const known = sheetFunctions.get(node.name);
    if (clockFunctions.has(node.name)) throw new FaultSignal('clock-function', node.name);
    if (known === undefined) throw new FaultSignal('unknown-function', node.name);
    if (node.args.length < known.least || node.args.length > known.most) throw new FaultSignal('argument-count', node.name);
    this.checkFormat(node);
    if (volatileFunctions.has(node.name)) this.linker.noteVolatile();
    if (known.kind === 'lazy') return this.lazyCall(known, node.args, arrays);
    return this.valueCall(known, node, arrays);
  }

  /** A format that is written out is looked at before anything is computed with it. */
  private checkFormat({ name, args: [, format] }: SheetNode & { kind: 'call' }): void {
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
      const inner = this.compile(arg, arrays || kinds[index] === 'a');
      return kinds[index] === 'v' ? this.value(inner, arrays) : inner;
    });
    const { context } = this.linker;
    const { run, seesErrors } = known;
    const { place } = this;
    const singles = kinds.map((kind) => kind === 'v');
    const safe = (args: readonly Operand[]): Operand => {
      try {
        return run(args, context);
      } catch (thrown) {
        if (thrown instanceof CellError) return thrown;
        throw thrown;
      }
    };
    const checked = (args: readonly Operand[]): Operand => {
      if (!seesErrors)
        for (let i = 0; i < args.length; i += 1) if (singles[i] === true && args[i] instanceof CellError) return args[i] as CellError;
      return safe(args);
    };
    if (codes.length === 0 && placeFunctions.has(node.name)) {
      const own = context.area(place.sheet, place.row, place.column, 1, 1);
      return () => safe([own]);
    }
    return () => {
      context.spend(1);
      const args: Operand[] = [];
      let blocks = false;
      for (let i = 0; i < codes.length; i += 1) {
        const arg = codes[i]?.() ?? null;
        args.push(arg);
        blocks ||= singles[i] === true && isBlock(arg);
      }
      return blocks ? lifted(args, singles, context.spend, checked) : checked(args);
    };
  }
}
