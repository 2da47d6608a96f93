/**
 * Turns a formula into a tree by operator precedence. Formulas that are too long, too deep or malformed
 * are returned as a fault with its position; nothing is thrown.
 * Specification: configurator design §5.2.
 */
import { lex, type Token } from './lex.ts';
import { maxFormulaDepth, maxFormulaLength, type BinaryOperator, type FormulaFault, type FormulaNode } from './syntax.ts';

const precedence = new Map<string, number>([
  ['||', 2],
  ['&&', 3],
  ['==', 4],
  ['!=', 4],
  ['<', 5],
  ['<=', 5],
  ['>', 5],
  ['>=', 5],
  ['+', 6],
  ['-', 6],
  ['*', 7],
  ['/', 7],
  ['%', 7],
]);
const conditionalPrecedence = 1;
const unaryPrecedence = 8;

class Refused extends Error {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    super(fault.key);
    this.fault = fault;
  }
}

class Parser {
  private position = 0;
  private depth = 0;
  private readonly tokens: Token[];

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  whole(): FormulaNode {
    const node = this.expression(0);
    const rest = this.next();
    if (rest.kind !== 'end') this.refuse(rest);
    return node;
  }

  private peek(): Token {
    const token = this.tokens[this.position];
    if (token === undefined) throw new Error('formula tokens end without an end token');
    return token;
  }

  private next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.position += 1;
    return token;
  }

  private sign(): string {
    const token = this.peek();
    return token.kind === 'sign' ? token.sign : '';
  }

  private expect(sign: string): void {
    const token = this.next();
    if (token.kind !== 'sign' || token.sign !== sign) this.refuse(token);
  }

  private refuse(token: Token): never {
    const detail =
      token.kind === 'sign' ? token.sign : token.kind === 'name' ? token.name : token.kind === 'end' ? '' : String(token.value);
    throw new Refused({ key: 'unexpected-token', at: token.at, detail });
  }

  private expression(floor: number): FormulaNode {
    this.depth += 1;
    if (this.depth > maxFormulaDepth) throw new Refused({ key: 'too-deep', at: this.peek().at, detail: '' });
    let left = this.operand();
    for (;;) {
      const sign = this.sign();
      const at = this.peek().at;
      const strength = precedence.get(sign);
      if (strength !== undefined && strength > floor) {
        this.next();
        left = { kind: 'binary', operator: sign as BinaryOperator, left, right: this.expression(strength), at };
      } else if (sign === '?' && conditionalPrecedence > floor) {
        this.next();
        const whenTrue = this.expression(0);
        this.expect(':');
        left = { kind: 'conditional', test: left, whenTrue, whenFalse: this.expression(0), at };
      } else {
        this.depth -= 1;
        return left;
      }
    }
  }

  private operand(): FormulaNode {
    const token = this.next();
    if (token.kind === 'number' || token.kind === 'text') return { kind: 'literal', value: token.value, at: token.at };
    if (token.kind === 'name') {
      if (token.name === 'true' || token.name === 'false') return { kind: 'literal', value: token.name === 'true', at: token.at };
      return this.sign() === '(' ? this.call(token.name, token.at) : { kind: 'name', name: token.name, at: token.at };
    }
    if (token.kind === 'sign' && (token.sign === '-' || token.sign === '!')) {
      return { kind: 'unary', operator: token.sign, operand: this.expression(unaryPrecedence), at: token.at };
    }
    if (token.kind === 'sign' && token.sign === '(') {
      const inner = this.expression(0);
      this.expect(')');
      return inner;
    }
    return this.refuse(token);
  }

  private call(name: string, at: number): FormulaNode {
    this.expect('(');
    const args: FormulaNode[] = [];
    if (this.sign() === ')') {
      this.next();
      return { kind: 'call', name, args, at };
    }
    args.push(this.expression(0));
    while (this.sign() === ',') {
      this.next();
      args.push(this.expression(0));
    }
    this.expect(')');
    return { kind: 'call', name, args, at };
  }
}

/** Height of the tree: long chains of operators are flat for the parser but deep for every walk over the tree. */
function height(node: FormulaNode): number {
  if (node.kind === 'unary') return 1 + height(node.operand);
  if (node.kind === 'binary') return 1 + Math.max(height(node.left), height(node.right));
  if (node.kind === 'conditional') return 1 + Math.max(height(node.test), height(node.whenTrue), height(node.whenFalse));
  if (node.kind === 'call') return 1 + Math.max(0, ...node.args.map(height));
  return 1;
}

export function parseFormula(source: string): { node: FormulaNode } | { fault: FormulaFault } {
  if (source.length > maxFormulaLength) return { fault: { key: 'too-long', at: maxFormulaLength, detail: String(source.length) } };
  const cut = lex(source);
  if ('fault' in cut) return cut;
  try {
    const node = new Parser(cut.tokens).whole();
    return height(node) > maxFormulaDepth ? { fault: { key: 'too-deep', at: 0, detail: '' } } : { node };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}
