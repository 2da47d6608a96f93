/** A compact notation of workbooks for tests: `Sheet!A1` → value, formula or array formula. */
import { parseCell, parseRange, splitSheet } from './address.ts';
import type { StoredCell, StoredValue, WorkbookDocument } from './workbook-document.ts';

export type CellText = StoredValue | { array: string; range: string; spills?: boolean };

function storedCell(rest: string, content: CellText): StoredCell {
  const place = parseCell(rest);
  if (place === null) throw new Error(`no cell: ${rest}`);
  const base = { ...place, date: false };
  const still = { rows: 0, columns: 0 };
  if (typeof content === 'object' && content !== null && 'array' in content) {
    const range = parseRange(content.range);
    const array =
      range === null
        ? null
        : { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1, spills: content.spills ?? false };
    return { ...base, value: null, formula: { text: content.array.slice(1), moved: still, array } };
  }
  if (typeof content === 'string' && content.startsWith('='))
    return { ...base, value: null, formula: { text: content.slice(1), moved: still, array: null } };
  return { ...base, value: content, formula: null };
}

/** Cells without a sheet are on `S`. */
export function documentOf(cells: Readonly<Record<string, CellText>>, names: Readonly<Record<string, string>> = {}): WorkbookDocument {
  const sheets = new Map<string, StoredCell[]>([['S', []]]);
  for (const [place, content] of Object.entries(cells)) {
    const { sheet, rest } = splitSheet(place);
    const list = sheets.get(sheet ?? 'S') ?? [];
    sheets.set(sheet ?? 'S', list);
    list.push(storedCell(rest, content));
  }
  return {
    sheets: [...sheets].map(([name, list]) => ({ name, hidden: false, cells: list, validations: [] })),
    tables: [],
    names: Object.entries(names).map(([name, formula]) => ({ name, sheet: null, formula })),
  };
}
