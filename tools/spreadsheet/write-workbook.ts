// Writes a minimal .xlsx: values, formulas without results, defined names, option lists. LibreOffice computes the results when it converts the file.
import { zip, type ZipPart } from './zip.ts';

export type CellContent = number | string | boolean | { array: string; range: string } | { date: number };

interface SheetContent {
  name: string;
  /** `B3` → content; a text that starts with `=` is a formula. */
  cells: Readonly<Record<string, CellContent>>;
  validations?: readonly { range: string; kind: 'list' | 'whole' | 'decimal'; first: string; second?: string }[];
  widths?: readonly number[];
}

export interface WorkbookContent {
  sheets: readonly SheetContent[];
  names?: Readonly<Record<string, string>>;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const sheetSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function cellXml(place: string, content: CellContent): string {
  if (typeof content === 'number') return `<c r="${place}"><v>${content}</v></c>`;
  if (typeof content === 'boolean') return `<c r="${place}" t="b"><v>${content ? 1 : 0}</v></c>`;
  if (typeof content === 'object') {
    if ('date' in content) return `<c r="${place}" s="1"><v>${content.date}</v></c>`;
    return `<c r="${place}"><f t="array" ref="${content.range}">${escapeXml(content.array.slice(1))}</f></c>`;
  }
  if (content.startsWith('=')) return `<c r="${place}"><f>${escapeXml(content.slice(1))}</f></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(content)}</t></is></c>`;
}

function columnOf(place: string): number {
  let number = 0;
  for (const letter of place.replace(/\d+/, '')) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function sheetXml({ cells, validations = [], widths = [] }: SheetContent): string {
  const rows = new Map<number, [string, CellContent][]>();
  for (const [place, content] of Object.entries(cells)) {
    const row = Number(place.replace(/^[A-Z]+/, ''));
    rows.set(row, [...(rows.get(row) ?? []), [place, content]]);
  }
  const data = [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([row, list]) => {
      const sorted = list.sort(([a], [b]) => columnOf(a) - columnOf(b));
      return `<row r="${row}">${sorted.map(([place, content]) => cellXml(place, content)).join('')}</row>`;
    });
  const rules = validations.map(({ range, kind, first, second }) => {
    const further = second === undefined ? '' : `<formula2>${escapeXml(second)}</formula2>`;
    return `<dataValidation type="${kind}" operator="between" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${escapeXml(first)}</formula1>${further}</dataValidation>`;
  });
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return [
    `${declaration}<worksheet xmlns="${sheetSpace}">`,
    columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`,
    `<sheetData>${data.join('')}</sheetData>`,
    rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`,
    '</worksheet>',
  ].join('');
}

export function workbookParts({ sheets, names = {} }: WorkbookContent): ZipPart[] {
  const parts = sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) }));
  const types = parts.map(({ name }) => `<Override PartName="/${name}" ContentType="${sheetType}.worksheet+xml"/>`);
  const entries = sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`);
  const defined = Object.entries(names).map(([name, formula]) => `<definedName name="${name}">${escapeXml(formula)}</definedName>`);
  const relations = parts.map(
    (_, index) => `<Relationship Id="r${index + 1}" Type="${relationSpace}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="${packageSpace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${declaration}<Relationships xmlns="${packageSpace}/relationships"><Relationship Id="r1" Type="${relationSpace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${sheetSpace}" xmlns:r="${relationSpace}"><sheets>${entries.join('')}</sheets>${defined.length === 0 ? '' : `<definedNames>${defined.join('')}</definedNames>`}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${declaration}<Relationships xmlns="${packageSpace}/relationships">${relations.join('')}<Relationship Id="s1" Type="${relationSpace}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${declaration}<styleSheet xmlns="${sheetSpace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...parts,
  ];
}

export function writeWorkbook(content: WorkbookContent): Buffer {
  return zip(workbookParts(content));
}
