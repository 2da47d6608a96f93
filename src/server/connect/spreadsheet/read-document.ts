/** A workbook file as plain data. Throws WorkbookRefused; runs in the worker. Specification: domain decisions §10. */
import type { WorkbookDocument } from '#domain/spreadsheet/workbook-document.ts';
import { ArchiveRefused, openArchive, type Archive } from '../archive/archive.ts';
import { checkPackage } from './package-check.ts';
import { WorkbookRefused, workbookLimits } from './refusal.ts';
import { readSheet } from './sheet.ts';
import { readTables } from './tables.ts';
import { readNumberStyles, readSharedTexts, readStructure } from './structure.ts';

export async function readDocument(bytes: Buffer): Promise<WorkbookDocument> {
  const archive = await openPackage(bytes);
  await checkPackage(archive);
  const { sheets, names } = await readStructure(archive);
  const facts = {
    texts: await readSharedTexts(archive),
    styles: await readNumberStyles(archive),
    cells: { count: 0, most: workbookLimits.cells },
  };
  const document: WorkbookDocument = { sheets: [], names, tables: [] };
  for (const [number, sheet] of sheets.entries()) {
    document.sheets.push(await readSheet(archive, sheet, facts));
    document.tables.push(...(await readTables(archive, sheet.part, number)));
  }
  return document;
}

/** Old binary workbooks and encrypted new ones are compound files. */
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0];

export async function openPackage(bytes: Buffer): Promise<Archive> {
  if (bytes.length > workbookLimits.fileBytes) throw new WorkbookRefused('workbookTooLarge', { limit: workbookLimits.fileBytes });
  if (compoundMark.every((byte, index) => bytes[index] === byte)) throw new WorkbookRefused('workbookOldFormat');
  try {
    return await openArchive(bytes, workbookLimits);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new WorkbookRefused('workbookNotReadable', { part: error.part });
    throw error;
  }
}
