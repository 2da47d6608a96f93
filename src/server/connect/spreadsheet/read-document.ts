/** A workbook file as plain data. Throws WorkbookRefused; runs in the worker. Specification: domain decisions §10. */
import type { WorkbookDocument } from '#domain/spreadsheet/workbook-document.ts';
import { openArchive } from './archive.ts';
import { checkPackage } from './package-check.ts';
import { readSheet } from './sheet.ts';
import { readDateStyles, readSharedTexts, readStructure } from './structure.ts';

export async function readDocument(bytes: Buffer): Promise<WorkbookDocument> {
  const archive = await openArchive(bytes);
  await checkPackage(archive);
  const { sheets, names } = await readStructure(archive);
  const facts = { texts: await readSharedTexts(archive), dateStyles: await readDateStyles(archive), cells: { count: 0 } };
  const document: WorkbookDocument = { sheets: [], names };
  for (const sheet of sheets) document.sheets.push(await readSheet(archive, sheet, facts));
  return document;
}
