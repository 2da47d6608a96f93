/** Texts split at delimiters, and values as texts that can be read back. Specification: domain decisions §10. */
import { fitting, toText, truthText } from '../coerce.ts';
import { currentLocale } from '../locale/locale.ts';
import { localNumberText } from '../number-text.ts';
import { CellError, countedRows, errors, isBlock, type Operand, type Scalar } from '../value.ts';
import type { Context } from '../context.ts';
import { gridOf, rowsOf } from './shape.ts';
import { blockAt, blockOf, booleanAt, eachValue, integerAt, scalar, textAt, values, type FunctionTable } from './sheet-function.ts';

/** The delimiters of an argument, longer ones first. */
function marksAt(args: readonly Operand[], index: number, context: Context): string[] {
  const arg = args[index];
  const marks: string[] = [];
  if (arg === undefined || arg === null) return marks;
  eachValue(blockOf(arg), context, (value) => marks.push(toText(value)));
  return marks.sort((a, b) => b.length - a.length);
}

interface Found {
  at: number;
  length: number;
}

function places(text: string, marks: readonly string[], anyCase: boolean, context: Context): Found[] {
  const source = anyCase ? text.toLowerCase() : text;
  const wanted = anyCase ? marks.map((mark) => mark.toLowerCase()) : marks;
  const found: Found[] = [];
  context.spend(text.length * marks.length);
  for (let at = 0; at < source.length;) {
    const mark = wanted.find((each) => each !== '' && source.startsWith(each, at));
    if (mark !== undefined) found.push({ at, length: mark.length });
    at += mark?.length ?? 1;
  }
  return found;
}

/** The text before or after a delimiter; a negative number counts from the end. */
function around(args: readonly Operand[], context: Context, before: boolean): Scalar {
  const text = textAt(args, 0);
  const marks = marksAt(args, 1, context);
  const which = integerAt(args, 2, 1);
  const otherwise = args[5] === undefined ? errors.missing : scalar(args[5]);
  if (which === 0 || Math.abs(which) > Math.max(1, text.length)) return which === 0 ? errors.value : otherwise;
  if (marks.includes('')) return before === which > 0 ? '' : text;
  const found = places(text, marks, booleanAt(args, 3), context);
  // The end of the text may count as a delimiter.
  if (booleanAt(args, 4)) {
    if (which > 0) found.push({ at: text.length, length: 0 });
    else found.unshift({ at: 0, length: 0 });
  }
  const mark = found[which > 0 ? which - 1 : found.length + which];
  if (mark === undefined) return otherwise;
  return before ? text.slice(0, mark.at) : text.slice(mark.at + mark.length);
}

function parts(text: string, marks: readonly string[], skipEmpty: boolean, anyCase: boolean, context: Context): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { at, length } of [...places(text, marks, anyCase, context), { at: text.length, length: 0 }]) {
    found.push(text.slice(from, at));
    from = at + length;
  }
  return skipEmpty ? found.filter((part) => part !== '') : found;
}

function split(args: readonly Operand[], context: Context): Operand {
  const [columnMarks, rowMarks] = [marksAt(args, 1, context), marksAt(args, 2, context)];
  if ([...columnMarks, ...rowMarks].includes('') || (columnMarks.length === 0 && rowMarks.length === 0)) return errors.value;
  const [skipEmpty, anyCase] = [booleanAt(args, 3), booleanAt(args, 4)];
  const cut = (text: string, marks: readonly string[]): string[] =>
    marks.length === 0 ? [text] : parts(text, marks, skipEmpty, anyCase, context);
  const rows = cut(textAt(args, 0), rowMarks).map((row): Scalar[] => cut(row, columnMarks));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filler = args[5] === undefined ? errors.missing : scalar(args[5]);
  return gridOf(rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => filler)]));
}

/** Strict: in the notation of a formula. */
function written(value: Scalar, strict: boolean): string {
  if (value instanceof CellError) return value.code;
  if (typeof value === 'string') return strict ? `"${value.replaceAll('"', '""')}"` : value;
  if (typeof value === 'number') return localNumberText(value);
  return value === null ? '' : truthText(value);
}

/** Columns and rows are separated according to the locale, because commas are part of numbers in some. */
function listed(args: readonly Operand[], context: Context): string {
  const rows = rowsOf(blockAt(args, 0), context);
  const format = integerAt(args, 1);
  if (format !== 0 && format !== 1) throw errors.value;
  const strict = format === 1;
  const isComma = currentLocale().decimal === ',';
  if (!strict) return fitting(rows.flatMap((row) => row.map((value) => written(value, false))).join(isComma ? '; ' : ', '));
  const lines = rows.map((row) => row.map((value) => written(value, true)).join(isComma ? '.' : ','));
  return fitting(`{${lines.join(';')}}`);
}

export const splitFunctions: FunctionTable = {
  TEXTBEFORE: values('vavvvv', 2, 6, (args, context) => around(args, context, true)),
  TEXTAFTER: values('vavvvv', 2, 6, (args, context) => around(args, context, false)),
  TEXTSPLIT: values('vaavvv', 2, 6, split),
  VALUETOTEXT: values(
    'vv',
    1,
    2,
    (args) => {
      const format = integerAt(args, 1);
      return format === 0 || format === 1 ? fitting(written(scalar(args[0]), format === 1)) : errors.value;
    },
    true,
  ),
  ARRAYTOTEXT: values('av', 1, 2, (args, context) =>
    isBlock(args[0] ?? null) && countedRows(blockAt(args, 0)) === 0 ? '' : listed(args, context),
  ),
};
