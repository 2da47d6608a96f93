/**
 * Turns a checked formula into nested functions over numbered slots; no code is generated, so it runs under a strict content policy.
 * A table without a matching row gives NaN or '' and is recorded in the frame, so that the caller can stop at the root cause.
 * Specification: configurator design §5.2, §5.4.
 */
import type { Scope } from './check.ts';
import { formulaFunctions, partFunctions, type PartField, type PartFunction } from './function.ts';
import type { BinaryOperator, FormulaNode, FormulaValue } from './syntax.ts';
import { lookUp } from './table.ts';

/** Queries of the functions over parts; `selector` is an article number, a part key or a material (sum, max), a component or group (count), or `*`. */
export interface PartTally {
  ask: (what: PartFunction, selector: string, field: PartField) => number;
}

export interface Frame {
  slots: FormulaValue[];
  parts: PartTally | null;
  /** Tables without a matching row. */
  missed: string[];
}

export type Formula = (frame: Frame) => FormulaValue;

type NumberFormula = (frame: Frame) => number;

function compileBinary(operator: BinaryOperator, left: Formula, right: Formula): Formula {
  const a = left as NumberFormula;
  const b = right as NumberFormula;
  switch (operator) {
    case '||':
      return (frame) => Boolean(left(frame)) || Boolean(right(frame));
    case '&&':
      return (frame) => Boolean(left(frame)) && Boolean(right(frame));
    case '==':
      return (frame) => left(frame) === right(frame);
    case '!=':
      return (frame) => left(frame) !== right(frame);
    case '<':
      return (frame) => a(frame) < b(frame);
    case '<=':
      return (frame) => a(frame) <= b(frame);
    case '>':
      return (frame) => a(frame) > b(frame);
    case '>=':
      return (frame) => a(frame) >= b(frame);
    case '+':
      return (frame) => a(frame) + b(frame);
    case '-':
      return (frame) => a(frame) - b(frame);
    case '*':
      return (frame) => a(frame) * b(frame);
    case '/':
      return (frame) => a(frame) / b(frame);
    default:
      return (frame) => a(frame) % b(frame);
  }
}

function fixedText(node: FormulaNode | undefined): string {
  return node?.kind === 'literal' ? String(node.value) : '';
}

function compileLookup(args: FormulaNode[], scope: Scope): Formula {
  const [tableNode, keyNode, columnNode] = args;
  const tableId = fixedText(tableNode);
  const table = scope.tables.get(tableId);
  if (table === undefined || keyNode === undefined) throw new Error(`lookup compiled without its check: ${tableId}`);
  const column = fixedText(columnNode);
  const key = compileFormula(keyNode, scope);
  const missing = table.columns[column] === 'text' ? '' : Number.NaN;
  return (frame) => {
    const found = lookUp(table, key(frame), column);
    if (found === undefined) frame.missed.push(tableId);
    return found ?? missing;
  };
}

function compileCall(node: FormulaNode & { kind: 'call' }, scope: Scope): Formula {
  if (node.name === 'lookup') return compileLookup(node.args, scope);
  const overParts = partFunctions.find((name) => name === node.name);
  if (overParts !== undefined) {
    const selector = fixedText(node.args[0]);
    const field = (fixedText(node.args[1]) || 'count') as PartField;
    return (frame) => frame.parts?.ask(overParts, selector, field) ?? Number.NaN;
  }
  const known = formulaFunctions.get(node.name);
  if (known === undefined) throw new Error(`call compiled without its check: ${node.name}`);
  const args = node.args.map((arg) => compileFormula(arg, scope));
  const { run } = known;
  const [first, second] = args;
  if (args.length === 1 && first !== undefined) return (frame) => run([first(frame)]);
  if (args.length === 2 && first !== undefined && second !== undefined) return (frame) => run([first(frame), second(frame)]);
  return (frame) => run(args.map((arg) => arg(frame)));
}

/** Compiles a tree that passed `checkFormula` with the same scope. */
export function compileFormula(node: FormulaNode, scope: Scope): Formula {
  switch (node.kind) {
    case 'literal': {
      const { value } = node;
      return () => value;
    }
    case 'name': {
      const slot = scope.names.get(node.name)?.slot;
      if (slot === undefined) throw new Error(`name compiled without its check: ${node.name}`);
      return (frame) => frame.slots[slot] as FormulaValue;
    }
    case 'unary': {
      const operand = compileFormula(node.operand, scope);
      return node.operator === '-' ? (frame) => -(operand(frame) as number) : (frame) => !operand(frame);
    }
    case 'binary':
      return compileBinary(node.operator, compileFormula(node.left, scope), compileFormula(node.right, scope));
    case 'conditional': {
      const test = compileFormula(node.test, scope);
      const whenTrue = compileFormula(node.whenTrue, scope);
      const whenFalse = compileFormula(node.whenFalse, scope);
      return (frame) => (test(frame) ? whenTrue(frame) : whenFalse(frame));
    }
    default:
      return compileCall(node, scope);
  }
}
