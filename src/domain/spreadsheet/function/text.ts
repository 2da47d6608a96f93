/** Texts: parts, search, replacement, joining. Specification: domain decisions §10. */
import { fitting, toText } from '../coerce.ts';
import { textToNumber } from '../number-text.ts';
import { CellError, errors, isBlock, type Operand, type Scalar } from '../value.ts';
import { wildcardSearch } from '../wildcard.ts';
import type { Context } from '../context.ts';
import {
  booleanAt,
  eachValue,
  integerAt,
  scalar,
  textAt,
  unlimited,
  values,
  type FunctionTable,
  type ValueFunction,
} from './sheet-function.ts';

function texts(least: number, most: number, run: (args: readonly Operand[]) => Scalar): ValueFunction {
  return values('v', least, most, (args) => {
    const result = run(args);
    return typeof result === 'string' ? fitting(result) : result;
  });
}

function lengthAt(args: readonly Operand[], index: number, otherwise: number): number {
  const length = integerAt(args, index, otherwise);
  if (length < 0) throw errors.value;
  return length;
}

function middle(args: readonly Operand[]): string {
  const start = integerAt(args, 1);
  if (start < 1) throw errors.value;
  return textAt(args, 0).slice(start - 1, start - 1 + lengthAt(args, 2, 0));
}

function find(args: readonly Operand[], search: (wanted: string, text: string, from: number) => number): number {
  const text = textAt(args, 1);
  const from = integerAt(args, 2, 1) - 1;
  if (from < 0 || from > text.length) throw errors.value;
  const at = search(textAt(args, 0), text, from);
  if (at < 0) throw errors.value;
  return at + 1;
}

function substitute(args: readonly Operand[]): string {
  const [text, old, fresh] = [textAt(args, 0), textAt(args, 1), textAt(args, 2)];
  if (old === '') return text;
  const pieces = text.split(old);
  if (args[3] === undefined) {
    if (text.length + (pieces.length - 1) * (fresh.length - old.length) > 32_767) throw errors.value;
    return pieces.join(fresh);
  }
  const which = integerAt(args, 3);
  if (which < 1) throw errors.value;
  return which >= pieces.length ? text : `${pieces.slice(0, which).join(old)}${fresh}${pieces.slice(which).join(old)}`;
}

function replace(args: readonly Operand[]): string {
  const text = textAt(args, 0);
  const start = integerAt(args, 1);
  if (start < 1) throw errors.value;
  return text.slice(0, start - 1) + textAt(args, 3) + text.slice(start - 1 + lengthAt(args, 2, 0));
}

function repeat(args: readonly Operand[]): string {
  const text = textAt(args, 0);
  const times = lengthAt(args, 1, 0);
  if (text.length * times > 32_767) throw errors.value;
  return text.repeat(times);
}

/** The texts of all arguments in order. */
function allTexts(args: readonly Operand[], from: number, context: Context): string[] {
  const found: string[] = [];
  let length = 0;
  const take = (value: Scalar): void => {
    const text = toText(value);
    length += text.length;
    if (length > 32_767) throw errors.value;
    found.push(text);
  };
  for (const arg of args.slice(from)) {
    if (isBlock(arg)) eachValue(arg, context, take);
    else take(arg);
  }
  return found;
}

function joined(args: readonly Operand[], context: Context): string {
  const separator = toText(scalar(args[0]));
  const found = allTexts(args, 2, context);
  return fitting((booleanAt(args, 1, true) ? found.filter((text) => text !== '') : found).join(separator));
}

function proper(text: string): string {
  return text.toLowerCase().replaceAll(/(^|[^\p{L}])(\p{L})/gu, (_, gap: string, letter: string) => gap + upper(letter));
}

/** ß is not changed to upper case. */
function upper(text: string): string {
  return text.replaceAll(/[^ß]+/g, (part) => part.toUpperCase());
}

function valueOf(args: readonly Operand[]): Scalar {
  const value = scalar(args[0]);
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || value instanceof CellError) return errors.value;
  return textToNumber(value ?? '0') ?? errors.value;
}

function numberValue(args: readonly Operand[]): Scalar {
  const decimal = textAt(args, 1, '.').charAt(0);
  const group = textAt(args, 2, ',').charAt(0);
  const plain = textAt(args, 0).replaceAll(/\s/g, '').replaceAll(group, '').replaceAll(decimal, '.');
  return plain === '' ? 0 : (textToNumber(plain) ?? errors.value);
}

/** The characters 128-159 of Windows' Western character set. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function character(code: number): string {
  if (code < 1 || code > 255) throw errors.value;
  return code >= 128 && code < 160 ? windowsSigns.charAt(code - 128) : String.fromCharCode(code);
}

function codeOf(text: string): number {
  if (text === '') throw errors.value;
  const place = windowsSigns.indexOf(text.charAt(0));
  return place >= 0 ? place + 128 : (text.codePointAt(0) ?? 0);
}

export const textFunctions: FunctionTable = {
  LEN: texts(1, 1, (args) => textAt(args, 0).length),
  LEFT: texts(1, 2, (args) => textAt(args, 0).slice(0, lengthAt(args, 1, 1))),
  RIGHT: texts(1, 2, (args) => {
    const length = lengthAt(args, 1, 1);
    return length === 0 ? '' : textAt(args, 0).slice(-length);
  }),
  MID: texts(3, 3, middle),
  UPPER: texts(1, 1, (args) => upper(textAt(args, 0))),
  LOWER: texts(1, 1, (args) => textAt(args, 0).toLowerCase()),
  PROPER: texts(1, 1, (args) => proper(textAt(args, 0))),
  TRIM: texts(1, 1, (args) => textAt(args, 0).replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, '')),
  // oxlint-disable-next-line no-control-regex -- removing control characters is what CLEAN is for.
  CLEAN: texts(1, 1, (args) => textAt(args, 0).replaceAll(/[\u0000-\u001f]/g, '')),
  REPT: texts(2, 2, repeat),
  FIND: texts(2, 3, (args) => find(args, (wanted, text, from) => text.indexOf(wanted, from))),
  SEARCH: texts(2, 3, (args) => find(args, wildcardSearch)),
  SUBSTITUTE: texts(3, 4, substitute),
  REPLACE: texts(4, 4, replace),
  EXACT: texts(2, 2, (args) => textAt(args, 0) === textAt(args, 1)),
  VALUE: texts(1, 1, valueOf),
  NUMBERVALUE: texts(1, 3, numberValue),
  CHAR: texts(1, 1, (args) => character(integerAt(args, 0))),
  CODE: texts(1, 1, (args) => codeOf(textAt(args, 0))),
  UNICHAR: texts(1, 1, (args) => {
    const code = integerAt(args, 0);
    if (code < 1 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) throw errors.value;
    return String.fromCodePoint(code);
  }),
  UNICODE: texts(1, 1, (args) => textAt(args, 0).codePointAt(0) ?? errors.value),
  CONCATENATE: values('v', 1, unlimited, (args) => fitting(args.map((arg) => toText(arg as Scalar)).join(''))),
  CONCAT: values('b', 1, unlimited, (args, context) => allTexts(args, 0, context).join('')),
  TEXTJOIN: values('vvb', 3, unlimited, joined),
};
