/** Finds the cells of a reference to a table. Specification: domain decisions §10. */
import type { Place } from './context.ts';
import { FaultSignal, type TableNode } from './syntax.ts';
import type { StoredTable } from './workbook-document.ts';

export interface TablePlace {
  sheet: number;
  top: number;
  left: number;
  rows: number;
  columns: number;
}

function isInside({ sheet, top, bottom, left, right }: StoredTable, place: Place): boolean {
  return sheet === place.sheet && place.row >= top && place.row <= bottom && place.column >= left && place.column <= right;
}

function tableOf(tables: readonly StoredTable[], name: string, place: Place): StoredTable {
  const wanted = name.toLowerCase();
  const found = tables.find((table) => (name === '' ? isInside(table, place) : table.name.toLowerCase() === wanted));
  if (found === undefined) throw new FaultSignal('unknown-table', name);
  return found;
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/\r?\n/g, '\n');

function columnAt(table: StoredTable, name: string): number {
  const at = table.columns.findIndex((column) => folded(column) === folded(name));
  if (at < 0) throw new FaultSignal('unknown-table-column', `${table.name}[${name}]`);
  return at;
}

/** Null if the table has no such row: headers or totals are not shown, or the formula is not beside one of its rows. */
function rowsOf({ top, bottom, headers, totals }: StoredTable, { rows }: TableNode, place: Place): { first: number; last: number } | null {
  const [firstData, lastData] = [top + (headers ? 1 : 0), bottom - (totals ? 1 : 0)];
  const parts = (rows.length === 0 ? (['data'] as const) : rows).map((part) => {
    if (part === 'all') return { first: top, last: bottom };
    if (part === 'headers') return headers ? { first: top, last: top } : null;
    if (part === 'totals') return totals ? { first: bottom, last: bottom } : null;
    if (part === 'this') return place.row >= firstData && place.row <= lastData ? { first: place.row, last: place.row } : null;
    return { first: firstData, last: lastData };
  });
  const found = parts.filter((part) => part !== null);
  if (found.length === 0) return null;
  return { first: Math.min(...found.map(({ first }) => first)), last: Math.max(...found.map(({ last }) => last)) };
}

/** Null for a reference without target; a table or column that does not exist throws its fault. */
export function tablePlace(tables: readonly StoredTable[], node: TableNode, place: Place): TablePlace | null {
  const table = tableOf(tables, node.table, place);
  const first = node.columns === null ? 0 : columnAt(table, node.columns.first);
  const last = node.columns === null ? table.columns.length - 1 : columnAt(table, node.columns.last);
  const rows = rowsOf(table, node, place);
  if (rows === null) return null;
  return {
    sheet: table.sheet,
    top: rows.first,
    rows: rows.last - rows.first + 1,
    left: table.left + Math.min(first, last),
    columns: Math.abs(last - first) + 1,
  };
}
