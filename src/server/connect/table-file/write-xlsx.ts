/** Writes a table as a workbook of one sheet: texts stay texts, whatever they begin with; the heading row is frozen. The same bytes every time. */
import { promisify } from 'node:util';
import { zip } from 'fflate';
import type { AsyncZippable, AsyncZipOptions } from 'fflate';
import type { CsvCell } from '#domain/list/csv.ts';

const space = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Styles: 0 number, 1 text, 2 heading. */
const [text, heading] = [1, 2];

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${space}"><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const zipped = promisify((parts: AsyncZippable, options: AsyncZipOptions, done: (error: Error | null, bytes: Uint8Array) => void) =>
  zip(parts, options, (error, bytes) => done(error, bytes)),
);
/** The earliest date that zip can store: the time of writing must not be in the file. */
const firstZipDay = new Date(1980, 0, 1);

/** The first row holds the headings. `name`: of the sheet. */
export async function xlsxOf(name: string, rows: AsyncIterable<readonly CsvCell[]>): Promise<Buffer> {
  const lines: string[] = [];
  let width = 0;
  for await (const cells of rows) {
    lines.push(`<row>${cells.map((cell) => cellXml(cell, lines.length === 0 ? heading : text)).join('')}</row>`);
    width = Math.max(width, cells.length);
  }
  const sheet = `<worksheet xmlns="${space}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, width)}" width="18" customWidth="1" style="${text}"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const workbook = `<workbook xmlns="${space}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`;
  const parts = { ...fixedParts, 'xl/workbook.xml': workbook, 'xl/worksheets/sheet1.xml': sheet };
  const encoder = new TextEncoder();
  const bytes = await zipped(Object.fromEntries(Object.entries(parts).map(([place, xml]) => [place, encoder.encode(declaration + xml)])), {
    level: 6,
    mtime: firstZipDay,
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function cellXml(cell: CsvCell, style: number): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Characters that XML cannot hold or would change are written as codes; so is text that looks like such a code. */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- exactly these
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
