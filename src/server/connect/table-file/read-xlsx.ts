/** Rows of a workbook's first sheet with a table on it: each cell as the text that a person would type. */
import { dayOf } from '#domain/spreadsheet/date-serial.ts';
import { numberToText } from '#domain/spreadsheet/number-text.ts';
import type { StoredCell } from '#domain/spreadsheet/workbook-document.ts';
import { headingPlace, isFilled, knownColumns } from '#domain/import/heading-row.ts';
import type { KnownHeadings } from '#domain/import/heading-row.ts';
import type { TableRow } from '#domain/import/table.ts';
import { openPackage } from '../spreadsheet/read-document.ts';
import { checkPackage } from '../spreadsheet/package-check.ts';
import { readSheet } from '../spreadsheet/sheet.ts';
import { readNumberStyles, readSharedTexts, readStructure } from '../spreadsheet/structure.ts';
import type { NumberStyle } from '../spreadsheet/structure.ts';
import { tableLimits } from './table-limits.ts';
import { TableRefused } from './table-refused.ts';

export async function readXlsx(bytes: Buffer, known: KnownHeadings): Promise<TableRow[]> {
  const archive = await openPackage(bytes);
  await checkPackage(archive);
  const { sheets } = await readStructure(archive);
  const facts = {
    texts: await readSharedTexts(archive),
    styles: await readNumberStyles(archive),
    shown,
    cells: { count: 0, most: tableLimits.cells },
  };
  let title: TableRow[] = [];
  for (const sheet of sheets.filter(({ hidden }) => !hidden)) {
    const rows = rowsOf((await readSheet(archive, sheet, facts)).cells);
    if (!isTitle(rows, known)) return rows;
    if (rows.length > title.length) title = rows;
  }
  // A list of one or two columns whose headings nobody knows.
  return title.length > 1 ? title : [];
}

const widestTitle = 2;

/** A sheet of a single row, or of few words beside each other without a known heading. */
function isTitle(rows: readonly TableRow[], known: KnownHeadings): boolean {
  const filled = rows.map(({ cells }) => cells).filter(isFilled);
  if (filled.length < 2) return true;
  const isNarrow = filled.every((cells) => cells.filter((cell) => cell.trim() !== '').length <= widestTitle);
  return isNarrow && knownColumns(filled[headingPlace(filled, known)] ?? [], known) === 0;
}

/** A share as percent, and noughts in front of a number, such as of a postal code. */
function shown(value: number, { date, percent, digits }: NumberStyle): string | null {
  if (date) return value >= 1 ? dayText(value) : null;
  if (percent) return `${numberToText(Number((value * 100).toPrecision(15)))} %`;
  return digits > 0 && Number.isInteger(value) && value >= 0 ? String(value).padStart(digits, '0') : null;
}

function rowsOf(cells: readonly StoredCell[]): TableRow[] {
  const rows = new Map<number, string[]>();
  let width = 0;
  for (const cell of cells) {
    if (cell.column >= tableLimits.columns) throw new TableRefused('importTooManyColumns', { limit: tableLimits.columns });
    const row = rows.get(cell.row) ?? [];
    rows.set(cell.row, row);
    row[cell.column] = cellText(cell);
    width = Math.max(width, cell.column + 1);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, texts]) => ({ line: row + 1, cells: Array.from({ length: width }, (_, column) => texts[column] ?? '') }));
}

/** A formula without a saved result is an error: an empty cell would mean something else. */
function cellText({ value, formula }: StoredCell): string {
  if (value === null) return formula === null ? '' : '#VALUE!';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'string') return value;
  return numberToText(value);
}

function dayText(serial: number): string {
  const { year, month, day } = dayOf(serial);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
