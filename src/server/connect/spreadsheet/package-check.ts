/**
 * Contents that a workbook file may not have: macros, links to other files, live data connections, embedded objects. Each is refused with its own key,
 * before any cell is read. Specification: domain decisions §10; quality §2 item 19.
 */
import type { Archive } from '../archive/archive.ts';
import { readMarks } from './part.ts';
import { WorkbookRefused } from './refusal.ts';

const forbiddenParts: readonly [pattern: RegExp, key: string][] = [
  [/(^|\/)vbaproject\.bin$|(^|\/)vbadata\.xml$|^xl\/macrosheets\/|^xl\/dialogsheets\//, 'workbookMacros'],
  [/^xl\/(activex|ctrlprops|embeddings)\//, 'workbookEmbedded'],
  [/^xl\/(connections\.xml|querytables\/|model\/)/, 'workbookConnection'],
];

const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

export async function checkPackage(archive: Archive): Promise<void> {
  const names = archive.names();
  for (const [pattern, key] of forbiddenParts) {
    const found = names.find((name) => pattern.test(name));
    if (found !== undefined) throw new WorkbookRefused(key, { part: found });
  }
  const link = names.find((name) => name.startsWith('xl/externallinks/') && name.endsWith('.xml'));
  if (link !== undefined) {
    let key = 'workbookExternalLink';
    await readMarks(archive, link, (name) => {
      if (name === 'ddeLink') key = 'workbookDde';
    });
    throw new WorkbookRefused(key, { part: link });
  }
  if (!archive.has('[Content_Types].xml') || !archive.has('xl/workbook.xml'))
    throw new WorkbookRefused('workbookNotReadable', { part: 'xl/workbook.xml' });
  await checkTypes(archive);
}

async function checkTypes(archive: Archive): Promise<void> {
  let type = '';
  let macros = false;
  await readMarks(archive, '[Content_Types].xml', (_, attributes) => {
    const content = attributes.get('ContentType') ?? '';
    if (attributes.get('PartName')?.toLowerCase() === '/xl/workbook.xml') type = content;
    if (content.includes('macroEnabled') || content.includes('vbaProject')) macros = true;
  });
  if (macros) throw new WorkbookRefused('workbookMacros', { part: '[Content_Types].xml' });
  if (type !== mainType) throw new WorkbookRefused('workbookNotReadable', { part: '[Content_Types].xml' });
}
