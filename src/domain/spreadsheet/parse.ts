/**
 * Turns a workbook formula into a tree by operator precedence. Two rules differ from mathematics: a leading minus binds before the power (-2^2 is 4),
 * and powers are left-associative (2^3^2 is 64). Specification: domain decisions §10.
 */
import { lex, type Token } from './lex.ts';
import { FaultSignal, maxFormulaDepth, type BinaryOperator, type SheetFault, type SheetNode } from './syntax.ts';
import type { Scalar } from './value.ts';

const precedence = new Map<string, number>([
  ['=', 1],
  ['<>', 1],
  ['<', 1],
  ['<=', 1],
  ['>', 1],
  ['>=', 1],
  ['&', 2],
  ['+', 3],
  ['-', 3],
  ['*', 4],
  ['/', 4],
  ['^', 5],
]);
const signPrecedence = 6;
const longestChain = 600;
const mostArguments = 255;

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: Token[];

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  whole(): SheetNode {
    const node = this.expression(0);
    if (this.peek().kind !== 'end') this.refuse();
    return node;
  }

  private peek(): Token {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Error('formula tokens end without an end token');
    return token;
  }

  private sign(): string {
    const token = this.peek();
    return token.kind === 'sign' ? token.sign : '';
  }

  private skip(sign: string): boolean {
    if (this.sign() !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.skip(sign)) this.refuse();
  }

  private refuse(): never {
    const token = this.peek();
    throw new FaultSignal('syntax', token.kind === 'sign' ? token.sign : token.kind);
  }

  private expression(floor: number): SheetNode {
    let left = this.deeper(() => this.prefix());
    for (let chained = 0; ; chained += 1) {
      const operator = this.sign();
      const strength = precedence.get(operator);
      if (strength === undefined || strength <= floor) break;
      // A long chain makes a tree that is deep on its left side.
      if (chained >= longestChain) throw new FaultSignal('too-deep', '');
      this.at += 1;
      const right = this.expression(strength);
      left = { kind: 'binary', operator: operator as BinaryOperator, left, right };
    }
    return left;
  }

  private deeper(read: () => SheetNode): SheetNode {
    this.depth += 1;
    if (this.depth > maxFormulaDepth) throw new FaultSignal('too-deep', '');
    const node = read();
    this.depth -= 1;
    return node;
  }

  private prefix(): SheetNode {
    if (this.skip('-')) return { kind: 'minus', operand: this.deeper(() => this.prefixed()) };
    if (this.skip('+')) return { kind: 'plus', operand: this.deeper(() => this.prefixed()) };
    if (this.skip('@')) return { kind: 'single', operand: this.deeper(() => this.prefixed()) };
    return this.postfix();
  }

  private prefixed(): SheetNode {
    return this.expression(signPrecedence);
  }

  private postfix(): SheetNode {
    let node = this.shared();
    while (this.skip('%')) node = { kind: 'percent', operand: node };
    return node;
  }

  /** A space between two references means their intersection. */
  private shared(): SheetNode {
    let node = this.called();
    for (let chained = 0; this.peek().kind === 'space'; chained += 1) {
      if (chained >= longestChain) throw new FaultSignal('too-deep', '');
      this.at += 1;
      node = { kind: 'intersection', left: node, right: this.called() };
    }
    return node;
  }

  private called(): SheetNode {
    let node = this.primary();
    for (let chained = 0; ; chained += 1) {
      if (chained >= longestChain) throw new FaultSignal('too-deep', '');
      if (this.skip(':')) node = { kind: 'range', left: node, right: this.primary() };
      else if (this.skip('#')) node = { kind: 'spill', operand: node };
      else if ((node.kind === 'call' || node.kind === 'apply') && this.skip('('))
        node = { kind: 'apply', callee: node, args: this.argumentsOf('(') };
      else return node;
    }
  }

  private primary(): SheetNode {
    const token = this.peek();
    this.at += token.kind === 'end' ? 0 : 1;
    switch (token.kind) {
      case 'number':
      case 'text':
      case 'error':
        return { kind: 'literal', value: token.value };
      case 'reference':
      case 'table':
        return token.node;
      case 'name':
        return this.named(token.sheet, token.name);
      case 'function':
        return this.call(token.name);
      case 'sign':
        if (token.sign === '(') return this.bracketed();
        if (token.sign === '{') return this.grid();
        break;
      default:
    }
    this.at -= token.kind === 'end' ? 0 : 1;
    return this.refuse();
  }

  private named(sheet: string | null, name: string): SheetNode {
    const upper = name.toUpperCase();
    if (sheet === null && (upper === 'TRUE' || upper === 'FALSE')) return { kind: 'literal', value: upper === 'TRUE' };
    return { kind: 'name', sheet, name };
  }

  private bracketed(): SheetNode {
    const parts = [this.expression(0)];
    while (this.skip(',')) {
      parts.push(this.expression(0));
      if (parts.length > mostArguments) throw new FaultSignal('syntax', '(');
    }
    this.expect(')');
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'union', parts };
  }

  private call(stored: string): SheetNode {
    const name = stored.replace(/^(?:_XLFN\.)?(?:_XLWS\.)?(?:_XLPM\.)?/, '');
    this.expect('(');
    const args = this.argumentsOf(name);
    const [operand] = args;
    // The form of the operators `@` and `#` in files.
    if (operand !== undefined && args.length === 1 && name === 'SINGLE') return { kind: 'single', operand };
    if (operand !== undefined && args.length === 1 && name === 'ANCHORARRAY') return { kind: 'spill', operand };
    return { kind: 'call', name, args };
  }

  /** The arguments between the brackets of a call. */
  private argumentsOf(name: string): SheetNode[] {
    const args: SheetNode[] = [];
    if (this.skip(')')) return args;
    for (;;) {
      const next = this.sign();
      args.push(next === ',' || next === ')' ? { kind: 'missing' } : this.expression(0));
      if (this.skip(')')) return args;
      this.expect(',');
      if (args.length > mostArguments) throw new FaultSignal('syntax', name);
    }
  }

  private grid(): SheetNode {
    const rows: Scalar[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(this.constant());
      if (this.skip('}')) break;
      if (this.skip(';')) rows.push([]);
      else this.expect(',');
    }
    const columns = rows[0]?.length ?? 0;
    if (rows.some((row) => row.length !== columns)) throw new FaultSignal('syntax', '{');
    return { kind: 'grid', rows: rows.length, columns, cells: rows.flat() };
  }

  private constant(): Scalar {
    const minus = this.skip('-');
    const node = this.primary();
    if (node.kind === 'call' && (node.name === 'TRUE' || node.name === 'FALSE')) return node.name === 'TRUE';
    if (node.kind !== 'literal') throw new FaultSignal('syntax', '{');
    return minus ? -Number(node.value) : node.value;
  }
}

/** A formula as in the file, without the leading equals sign. */
export function parseSheetFormula(source: string): { node: SheetNode } | { fault: SheetFault } {
  try {
    return { node: new Parser(lex(source.startsWith('=') ? source.slice(1) : source)).whole() };
  } catch (signal) {
    if (signal instanceof FaultSignal) return { fault: signal.fault };
    throw signal;
  }
}
