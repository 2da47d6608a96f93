/**
 * Splits a formula into tokens. Names start with a letter, so `__proto__` is not a name; a point is allowed only inside a number, so there is no member access.
 * Specification: configurator design §5.2.
 */
import type { FormulaFault } from './syntax.ts';

export type Token =
  | { kind: 'number'; value: number; at: number }
  | { kind: 'text'; value: string; at: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'sign'; sign: string; at: number }
  | { kind: 'end'; at: number };

const numberPattern = /\d+(?:\.\d+)?/y;
const namePattern = /[A-Za-z][A-Za-z0-9_]*/y;
const textPattern = /'[^'\\\n]*'/y;
const signPattern = /\|\||&&|==|!=|<=|>=|[-+*/%<>!?:(),]/y;
const spacePattern = /[ \t\r\n]+/y;

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

export function lex(source: string): { tokens: Token[] } | { fault: FormulaFault } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const space = match(spacePattern, source, at);
    if (space !== null) {
      at += space.length;
      continue;
    }
    const number = match(numberPattern, source, at);
    const name = number === null ? match(namePattern, source, at) : null;
    const text = number === null && name === null ? match(textPattern, source, at) : null;
    const sign = number === null && name === null && text === null ? match(signPattern, source, at) : null;
    if (number !== null) tokens.push({ kind: 'number', value: Number(number), at });
    else if (name !== null) tokens.push({ kind: 'name', name, at });
    else if (text !== null) tokens.push({ kind: 'text', value: text.slice(1, -1), at });
    else if (sign !== null) tokens.push({ kind: 'sign', sign, at });
    else {
      const character = source.charAt(at);
      return { fault: { key: character === "'" ? 'open-text' : 'unexpected-character', at, detail: character } };
    }
    at += (number ?? name ?? text ?? sign ?? '').length;
  }
  tokens.push({ kind: 'end', at });
  return { tokens };
}
