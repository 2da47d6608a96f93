/** Information about cells and sheets: place, count, formula or value, hidden or not. Specification: domain decisions §10. */
import { columnName, sheetPrefix } from '../address.ts';
import type { Context, Place } from '../context.ts';
import { Area, CellError, errors, type Operand, type Scalar } from '../value.ts';
import { scalar, textAt, type FunctionTable, type LazyCall, type LazyFunction } from './sheet-function.ts';

/** Results of CELL for the first cell of a reference, by its keywords in three languages; other words are refused before anything runs. */
const answers: Readonly<Record<string, (area: Area, context: Context, place: Place) => Scalar>> = {
  address: (area, context, place) => {
    const sheet = area.source.sheet === place.sheet ? '' : sheetPrefix(context.sheetName(area.source.sheet));
    return `${sheet}$${columnName(area.left)}$${area.top + 1}`;
  },
  col: (area) => area.left + 1,
  row: (area) => area.top + 1,
  contents: (area) => area.at(0, 0),
  type: (area) => {
    const value = area.at(0, 0);
    return value === null ? 'b' : typeof value === 'string' ? 'l' : 'v';
  },
};

const words: Readonly<Record<string, string>> = {
  address: 'address',
  adresse: 'address',
  col: 'col',
  spalte: 'col',
  colonne: 'col',
  row: 'row',
  zeile: 'row',
  ligne: 'row',
  contents: 'contents',
  inhalt: 'contents',
  contenu: 'contents',
  type: 'type',
  typ: 'type',
};

export function isCellWord(text: string): boolean {
  return Object.hasOwn(words, text.toLowerCase());
}

function lazy(least: number, most: number, run: (args: readonly Operand[], call: LazyCall) => Operand): LazyFunction {
  return {
    kind: 'lazy',
    least,
    most,
    run: (codes, call) =>
      run(
        codes.map((code) => code()),
        call,
      ),
  };
}

function areaAt(args: readonly Operand[], index: number, { context, place }: LazyCall): Area {
  const arg = args[index];
  if (arg instanceof CellError) throw arg;
  const area = arg === undefined ? context.area(place.sheet, place.row, place.column, 1, 1) : arg;
  if (!(area instanceof Area)) throw errors.value;
  return area;
}

function sheetNumber(args: readonly Operand[], { context, place }: LazyCall): Scalar {
  const arg = args[0];
  if (arg === undefined) return place.sheet + 1;
  if (arg instanceof Area) return arg.source.sheet + 1;
  const number = context.sheetNumber(textAt(args, 0));
  return number < 0 ? errors.missing : number + 1;
}

export const cellInformationFunctions: FunctionTable = {
  CELL: lazy(1, 2, (args, call) => {
    const answer = answers[words[textAt(args, 0).toLowerCase()] ?? ''];
    return answer === undefined ? errors.value : answer(areaAt(args, 1, call), call.context, call.place);
  }),
  SHEET: lazy(0, 1, sheetNumber),
  SHEETS: lazy(0, 1, (args, { context }) => (args.length === 0 ? context.sheetCount : args[0] instanceof Area ? 1 : errors.reference)),
  ISFORMULA: lazy(1, 1, (args, call) => {
    const area = areaAt(args, 0, call);
    return call.context.cellFacts(area.source.sheet, area.top, area.left).formula;
  }),
  // Links are not followed; the result is the shown text.
  HYPERLINK: lazy(1, 2, (args) => (args[1] === undefined ? scalar(args[0]) : scalar(args[1]))),
};
