/**
 * Finds the cells that a product names in its workbook: a defined name, `Kalk!B3`, or `B3` on the first
 * sheet; and the words next to a cell, which are its label and unit.
 * Specification: domain decisions §10 (inputs and outputs are mapped by defined names or cells).
 */
import { parseRange, splitSheet } from './address.ts';
import { FaultSignal, type TableNode } from './syntax.ts';
import { tablePlace, type TablePlace } from './table.ts';
import type { StoredTable } from './workbook-document.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import type { Area, Scalar } from './value.ts';

/** Null if nothing has that name. */
export function areaNamed(
  { calculation, names, document }: Pick<OpenWorkbook, 'calculation' | 'names' | 'document'>,
  text: string,
): Area | null {
  const node = names.get(text.toUpperCase());
  if (node?.kind === 'reference') {
    const sheet = node.sheet === null ? 0 : calculation.sheetNumber(node.sheet);
    return calculation.context.area(sheet, node.top, node.left, node.bottom - node.top + 1, node.right - node.left + 1);
  }
  if (node?.kind === 'table') {
    const place = knownPlace(document.tables, node);
    return place === null ? null : calculation.context.area(place.sheet, place.top, place.left, place.rows, place.columns);
  }
  const { sheet, rest } = splitSheet(text);
  const range = parseRange(rest.replaceAll('$', ''));
  const number = sheet === null ? 0 : calculation.sheetNumber(sheet);
  if (range === null || number < 0) return null;
  return calculation.context.area(number, range.top, range.left, range.bottom - range.top + 1, range.right - range.left + 1);
}

function knownPlace(tables: readonly StoredTable[], node: TableNode): TablePlace | null {
  try {
    return tablePlace(tables, node, { sheet: -1, row: -1, column: -1 });
  } catch (signal) {
    if (signal instanceof FaultSignal) return null;
    throw signal;
  }
}

export interface CellPlace {
  sheet: number;
  row: number;
  column: number;
}

export function cellNamed(workbook: OpenWorkbook, text: string): CellPlace | null {
  const area = areaNamed(workbook, text);
  return area === null || area.rows !== 1 || area.columns !== 1 ? null : { sheet: area.source.sheet, row: area.top, column: area.left };
}

/** The cell's own value from the file, without calculation. */
export function storedValueAt({ calculation }: OpenWorkbook, { sheet, row, column }: CellPlace): Scalar {
  return calculation.sheets[sheet]?.find(row, column)?.value ?? null;
}

/** The nearest text to the left in the same row. */
export function labelOf(workbook: OpenWorkbook, place: CellPlace): string | null {
  for (let column = place.column - 1; column >= 0; column -= 1) {
    const value = storedValueAt(workbook, { ...place, column });
    if (typeof value === 'string' && value.trim() !== '') return value.trim().replace(/\s*:$/, '');
  }
  return null;
}

/** Pieces have no unit, in any language. */
const unitNames: Readonly<Record<string, string>> = { 'm²': 'm2', 'm³': 'm3', 'Stk.': '', Stk: '', Stück: '' };
const longestUnit = 8;

/** A short text to the right of the cell. */
export function unitOf(workbook: OpenWorkbook, place: CellPlace): string {
  const value = storedValueAt(workbook, { ...place, column: place.column + 1 });
  if (typeof value !== 'string' || value.trim().length > longestUnit) return '';
  const unit = value.trim();
  return unitNames[unit] ?? unit;
}
