/**
 * Splits a workbook formula into tokens: numbers, texts, errors, cell references with or without sheet, names, functions and operators.
 * Links into other files are refused here. Specification: domain decisions §10.
 */
import { columnNumber, maxColumns, maxRows } from './address.ts';
import { FaultSignal, maxFormulaLength, type ReferenceNode, type TableNode } from './syntax.ts';
import { bracketEnd, tableNode } from './table-text.ts';
import { errorCodes, errorOf, type CellError } from './value.ts';

export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'error'; value: CellError }
  | { kind: 'reference'; node: ReferenceNode }
  | { kind: 'name'; sheet: string | null; name: string }
  | { kind: 'function'; name: string }
  | { kind: 'sign'; sign: string }
  | { kind: 'table'; node: TableNode }
  /** Between two references it means their intersection. */
  | { kind: 'space' }
  | { kind: 'end' };

const spacePattern = /[ \t\r\n]+/y;
const numberPattern = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?/y;
const textPattern = /"(?:[^"]|"")*"/y;
const sheetPattern = /(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*(?::[\p{L}_][\p{L}\p{N}_.]*)?))!/uy;
const areaPattern = /(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6})(?::(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6}))?(?![\p{L}\p{N}_.([])/uy;
const columnsPattern = /(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})(?![\p{L}\p{N}_.([])/uy;
const rowsPattern = /(\$?)([1-9]\d{0,6}):(\$?)([1-9]\d{0,6})(?![\p{L}\p{N}_.])/uy;
const namePattern = /[\p{L}_\\][\p{L}\p{N}_.\\?]*/uy;
const signPattern = /<=|>=|<>|[-+*/^&=<>%(){},;:@#]/y;
const externalPattern = /\[\d+\]|'[^']*\[[^\]]+\][^']*'!/y;

/** Tokens allowed before and after a space that means an intersection. */
const endsReference = (token: Token | undefined): boolean =>
  token !== undefined &&
  (['reference', 'name', 'table'].includes(token.kind) || (token.kind === 'sign' && [')', '#'].includes(token.sign)));
const startsReference = (token: Token | undefined): boolean =>
  token !== undefined && (['reference', 'name', 'table', 'function'].includes(token.kind) || (token.kind === 'sign' && token.sign === '('));

function reference(sheet: string | null, found: readonly string[]): ReferenceNode {
  const [, leftMark = '', leftLetters = '', topMark = '', topDigits = '', rightMark, rightLetters, bottomMark, bottomDigits] = found;
  const [left, right] = [columnNumber(leftLetters), columnNumber(rightLetters ?? leftLetters)];
  const [top, bottom] = [Number(topDigits) - 1, Number(bottomDigits ?? topDigits) - 1];
  return {
    kind: 'reference',
    ...sheetsOf(sheet),
    top,
    left,
    bottom,
    right,
    topFixed: topMark === '$',
    leftFixed: leftMark === '$',
    bottomFixed: (bottomMark ?? topMark) === '$',
    rightFixed: (rightMark ?? leftMark) === '$',
  };
}

/** `Januar:März` names all sheets from one to the other. */
function sheetsOf(sheet: string | null): { sheet: string | null; lastSheet?: string } {
  const mark = sheet?.indexOf(':') ?? -1;
  return sheet === null || mark < 0 ? { sheet } : { sheet: sheet.slice(0, mark), lastSheet: sheet.slice(mark + 1) };
}

class Lexer {
  private at = 0;
  private readonly source: string;
  private readonly tokens: Token[] = [];

  constructor(source: string) {
    this.source = source;
  }

  all(): Token[] {
    while (this.at < this.source.length) this.one();
    this.tokens.push({ kind: 'end' });
    return this.tokens.filter(
      ({ kind }, at) => kind !== 'space' || (endsReference(this.tokens[at - 1]) && startsReference(this.tokens[at + 1])),
    );
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private one(): void {
    if (this.take(spacePattern) !== null) {
      this.tokens.push({ kind: 'space' });
      return;
    }
    if (this.take(externalPattern) !== null) throw new FaultSignal('external-link', this.source.slice(0, 60));
    const text = this.take(textPattern);
    if (text !== null) {
      this.tokens.push({ kind: 'text', value: text[0].slice(1, -1).replaceAll('""', '"') });
      return;
    }
    const error = errorCodes.find((code) => this.source.startsWith(code, this.at));
    if (error !== undefined) {
      this.at += error.length;
      this.tokens.push({ kind: 'error', value: errorOf(error) });
      return;
    }
    const sheet = this.take(sheetPattern);
    const place = sheet === null ? null : (sheet[1]?.replaceAll("''", "'") ?? sheet[2] ?? '');
    if (this.referenceAfter(place) || this.nameAfter(place)) return;
    if (place !== null && this.source.startsWith('#REF!', this.at)) return;
    const number = place === null ? this.take(numberPattern) : null;
    if (number !== null) {
      this.tokens.push({ kind: 'number', value: Number(number[0]) });
      return;
    }
    const sign = place === null ? this.take(signPattern) : null;
    if (sign !== null) this.tokens.push({ kind: 'sign', sign: sign[0] });
    else if (place === null && this.source[this.at] === '[') this.table('');
    else throw new FaultSignal('syntax', this.source.slice(this.at, this.at + 20));
  }

  private table(name: string): void {
    const end = bracketEnd(this.source, this.at);
    const node = end < 0 ? null : tableNode(name, this.source.slice(this.at + 1, end));
    if (node === null) throw new FaultSignal('syntax', this.source.slice(this.at, this.at + 20));
    this.at = end + 1;
    this.tokens.push({ kind: 'table', node });
  }

  private referenceAfter(sheet: string | null): boolean {
    const start = this.at;
    const node = this.areaNode(sheet) ?? this.columnsNode(sheet) ?? this.rowsNode(sheet);
    if (node === null) return false;
    const inside = [node.left, node.right].every((column) => column >= 0) && node.top < maxRows && node.bottom < maxRows;
    if (!inside) {
      this.at = start;
      return false;
    }
    const { top, bottom, left, right } = node;
    const ordered =
      top <= bottom && left <= right
        ? node
        : { ...node, top: Math.min(top, bottom), bottom: Math.max(top, bottom), left: Math.min(left, right), right: Math.max(left, right) };
    this.tokens.push({ kind: 'reference', node: ordered });
    return true;
  }

  private areaNode(sheet: string | null): ReferenceNode | null {
    const found = this.take(areaPattern);
    return found === null ? null : reference(sheet, found);
  }

  private columnsNode(sheet: string | null): ReferenceNode | null {
    const found = this.take(columnsPattern);
    if (found === null) return null;
    const [, leftMark = '', left = '', rightMark = '', right = ''] = found;
    return reference(sheet, ['', leftMark, left, '$', '1', rightMark, right, '$', String(maxRows)]);
  }

  private rowsNode(sheet: string | null): ReferenceNode | null {
    const found = this.take(rowsPattern);
    if (found === null) return null;
    const [, topMark = '', top = '', bottomMark = '', bottom = ''] = found;
    const node = reference(sheet, ['', '$', 'A', topMark, top, '$', 'A', bottomMark, bottom]);
    return { ...node, right: maxColumns - 1 };
  }

  private nameAfter(sheet: string | null): boolean {
    const found = this.take(namePattern);
    if (found === null) return false;
    const name = found[0];
    if (this.source[this.at] === '[') {
      this.table(name);
      return true;
    }
    if (this.source[this.at] === '!') throw new FaultSignal('syntax', name);
    if (this.source[this.at] === '(' && sheet === null) this.tokens.push({ kind: 'function', name: name.toUpperCase() });
    else this.tokens.push({ kind: 'name', sheet, name });
    return true;
  }
}

export function lex(source: string): Token[] {
  if (source.length > maxFormulaLength) throw new FaultSignal('too-long', String(source.length));
  return new Lexer(source).all();
}
