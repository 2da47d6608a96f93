/** A formula as a customer reads it: names in words with their values, `×` for times. Null if a sentence would be harder to read than the reasons below it. */
import { parseFormula } from '#domain/formula/parse.ts';
import type { FormulaNode } from '#domain/formula/syntax.ts';
import { numberText } from '#domain/configurator/message.ts';

export interface FormulaWords {
  /** `Brettstärke 18`, or only the value if the name has no label. */
  name: (name: string) => string;
  /** `aufgerundet` for `ceil`; null: no word for it. */
  call: (name: string) => string | null;
}

const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
const strength: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

class Unreadable extends Error {}

function textOf(node: FormulaNode, words: FormulaWords, outside: number): string {
  switch (node.kind) {
    case 'literal':
      if (typeof node.value !== 'number') throw new Unreadable();
      return numberText(node.value);
    case 'name':
      return words.name(node.name);
    case 'unary':
      if (node.operator !== '-') throw new Unreadable();
      return `−${textOf(node.operand, words, 3)}`;
    case 'binary': {
      const own = strength[node.operator];
      const sign = signs[node.operator];
      if (own === undefined || sign === undefined) throw new Unreadable();
      // The right side of a subtraction or division keeps its brackets.
      const right = node.operator === '-' || node.operator === '/' ? own + 1 : own;
      const text = `${textOf(node.left, words, own)} ${sign} ${textOf(node.right, words, right)}`;
      return own < outside ? `(${text})` : text;
    }
    case 'call': {
      const name = words.call(node.name);
      if (name === null) throw new Unreadable();
      return `${name} (${node.args.map((argument) => textOf(argument, words, 0)).join('; ')})`;
    }
    default:
      throw new Unreadable();
  }
}

export function formulaText(formula: string, words: FormulaWords): string | null {
  const parsed = parseFormula(formula);
  if (!('node' in parsed)) return null;
  try {
    return textOf(parsed.node, words, 0);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
