import { refused } from '#server/call/refusal.ts';
import { ArchiveRefused, openArchiveFile } from '#server/connect/archive/archive.ts';
import { checkPackage } from '#server/connect/spreadsheet/package-check.ts';
import { readMarks } from '#server/connect/spreadsheet/part.ts';
import { WorkbookRefused, workbookLimits } from '#server/connect/spreadsheet/refusal.ts';

/** Returns the number of sheets. Refuses macros, links to other files and anything else that a price workbook may not contain. */
export async function checkWorkbookFile(place: string): Promise<number> {
  try {
    const archive = await openArchiveFile(place, workbookLimits);
    try {
      await checkPackage(archive);
      let sheets = 0;
      await readMarks(archive, 'xl/workbook.xml', (name) => {
        if (name === 'sheet') sheets += 1;
      });
      return sheets;
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof WorkbookRefused) throw refused(error.refusal.key, error.refusal.params);
    if (error instanceof ArchiveRefused) throw refused('workbookNotReadable', { part: error.part });
    throw error;
  }
}
