/** Reads the tables of a sheet: their ranges, column names, and whether headers and totals are shown. Specification: domain decisions §10. */
import path from 'node:path/posix';
import { parseRange } from '#domain/spreadsheet/address.ts';
import type { StoredTable } from '#domain/spreadsheet/workbook-document.ts';
import type { Archive } from '../archive/archive.ts';
import { readMarks, unescaped } from './part.ts';
import { WorkbookRefused } from './refusal.ts';

/** Parts that the sheet refers to as its tables. */
async function tableParts(archive: Archive, sheetPart: string): Promise<string[]> {
  const relations = `${path.dirname(sheetPart)}/_rels/${path.basename(sheetPart)}.rels`;
  const parts: string[] = [];
  if (!archive.has(relations)) return parts;
  await readMarks(archive, relations, (name, attributes) => {
    if (name !== 'Relationship' || attributes.get('Type')?.split('/').at(-1) !== 'table') return;
    const target = attributes.get('Target') ?? '';
    parts.push(target.startsWith('/') ? target.slice(1) : path.normalize(`${path.dirname(sheetPart)}/${target}`));
  });
  return parts;
}

async function readTable(archive: Archive, part: string, sheet: number): Promise<StoredTable> {
  let table: StoredTable | null = null;
  const columns: string[] = [];
  await readMarks(archive, part, (element, attributes) => {
    if (element === 'table') {
      const range = parseRange(attributes.get('ref') ?? '');
      if (range === null) throw new WorkbookRefused('workbookNotReadable', { part });
      const name = unescaped(attributes.get('displayName') ?? attributes.get('name') ?? '');
      const headers = Number(attributes.get('headerRowCount') ?? 1) > 0;
      table = { name, sheet, ...range, headers, totals: Number(attributes.get('totalsRowCount') ?? 0) > 0, columns };
    } else if (element === 'tableColumn') columns.push(unescaped(attributes.get('name') ?? ''));
  });
  const found = table as StoredTable | null;
  if (found === null || columns.length !== found.right - found.left + 1) throw new WorkbookRefused('workbookNotReadable', { part });
  return found;
}

export async function readTables(archive: Archive, sheetPart: string | null, sheet: number): Promise<StoredTable[]> {
  const tables: StoredTable[] = [];
  if (sheetPart === null) return tables;
  for (const part of await tableParts(archive, sheetPart)) tables.push(await readTable(archive, part, sheet));
  return tables;
}
