/**
 * References that a formula builds as texts: `Kalk!B3:C4`, a name, `Artikel[CHF]`, or by numbers (`R2C[-1]`, German `Z2S(-1)`).
 * Specification: domain decisions §10.
 */
import { splitSheet } from './address.ts';
import type { Calculation } from './calculation.ts';
import type { Place } from './context.ts';
import { parseSheetFormula } from './parse.ts';
import { FaultSignal, type SheetNode, type TableNode } from './syntax.ts';
import type { TablePlace } from './table.ts';
import type { Area } from './value.ts';

export interface TextReferences {
  nameNode: (name: string, sheet: number) => SheetNode | null;
  tablePlace: (node: TableNode, place: Place) => TablePlace | null;
}

const longest = 1000;

/** Letters for row and column in the languages of programs, with their brackets for relative ones. */
const byNumbers = /^[RZL](?:(\d+)|[[(](-?\d+)[\])])?[CS](?:(\d+)|[[(](-?\d+)[\])])?$/i;

function numberedCell(text: string, place: Place): { row: number; column: number } | null {
  const found = byNumbers.exec(text);
  if (found === null) return null;
  const [, row, rowsAway, column, columnsAway] = found;
  return {
    row: row === undefined ? place.row + Number(rowsAway ?? 0) : Number(row) - 1,
    column: column === undefined ? place.column + Number(columnsAway ?? 0) : Number(column) - 1,
  };
}

function numberedArea(calculation: Calculation, text: string, place: Place): Area | null {
  const { sheet: name, rest } = splitSheet(text);
  const [first = '', second = first, ...more] = rest.split(':');
  const [a, b] = [numberedCell(first, place), numberedCell(second, place)];
  if (a === null || b === null || more.length > 0) return null;
  const sheet = name === null ? place.sheet : calculation.sheetNumber(name);
  const [top, left] = [Math.min(a.row, b.row), Math.min(a.column, b.column)];
  return calculation.context.area(sheet, top, left, Math.abs(a.row - b.row) + 1, Math.abs(a.column - b.column) + 1);
}

function areaOfNode(calculation: Calculation, node: SheetNode | null, place: Place, known: TextReferences, depth = 0): Area | null {
  const { context } = calculation;
  const sheetOf = (name: string | null): number => (name === null ? place.sheet : calculation.sheetNumber(name));
  if (node?.kind === 'reference' && node.lastSheet === undefined) {
    const { top, left, bottom, right } = node;
    return context.area(sheetOf(node.sheet), top, left, bottom - top + 1, right - left + 1);
  }
  if (node?.kind === 'table') {
    const found = known.tablePlace(node, place);
    return found === null ? null : context.area(found.sheet, found.top, found.left, found.rows, found.columns);
  }
  if (node?.kind !== 'name' || depth > 3) return null;
  return areaOfNode(calculation, known.nameNode(node.name, sheetOf(node.sheet)), place, known, depth + 1);
}

/** Null if the text names no range. */
export function areaOfText(calculation: Calculation, text: string, place: Place, numbered: boolean, known: TextReferences): Area | null {
  if (text.length > longest) return null;
  if (numbered) return numberedArea(calculation, text, place);
  const parsed = parseSheetFormula(text);
  try {
    return 'node' in parsed ? areaOfNode(calculation, parsed.node, place, known) : null;
  } catch (signal) {
    if (signal instanceof FaultSignal) return null;
    throw signal;
  }
}
