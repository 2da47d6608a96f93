import { describe, expect, it } from 'vitest';
import { workbookParts, writeWorkbook, type CellContent } from '#tools/spreadsheet/write-workbook.ts';
import { zip, type ZipPart } from '#tools/spreadsheet/zip.ts';
import { checkWorkbook, type WorkbookCheck } from './check-workbook.ts';
import { readDocument } from './read-document.ts';

const plain = { sheets: [{ name: 'Tabelle', cells: { A1: 1, A2: '=A1+1' } }] };

/** A sheet of spaces, which compresses to a thousandth. */
function blanks(size: number): ZipPart {
  return { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(size, ' ') };
}

/** The parts of a harmless workbook, some replaced or added. */
function withParts(...changes: ZipPart[]): Buffer {
  const parts = workbookParts(plain).filter(({ name }) => !changes.some((change) => change.name === name));
  return zip([...parts, ...changes]);
}

function sheet(data: string): ZipPart {
  return {
    name: 'xl/worksheets/sheet1.xml',
    content: `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`,
  };
}

/** With a longer deadline than in the shop: on a busy machine a thread starts slowly. */
async function keyOf(bytes: Buffer): Promise<string> {
  const check = await checkWorkbook(bytes, { deadlineMs: 20_000 });
  if (check.kind === 'refused') return check.refusal.key;
  return check.kind === 'faulty' ? (check.faults[0]?.key ?? '') : check.kind;
}

const contentTypes =
  workbookParts(plain)
    .find(({ name }) => name === '[Content_Types].xml')
    ?.content.toString() ?? '';
const workbookPart =
  workbookParts(plain)
    .find(({ name }) => name === 'xl/workbook.xml')
    ?.content.toString() ?? '';
const link = 'xl/externalLinks/externalLink1.xml';
const manyNames = Array.from({ length: 2100 }, (_, index) => ({ name: `xl/x${index}.bin`, content: '' }));
const manyCells = Array.from({ length: 2001 }, (_, row) => `<row r="${row + 1}">${'<c><v>1</v></c>'.repeat(100)}</row>`).join('');
const deepFormula = `${'('.repeat(500)}1${')'.repeat(500)}`;
const oldFile = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2000)]);

const hostile: [what: string, bytes: () => Buffer, key: string][] = [
  ['a size that is declared too large', () => withParts({ ...sheet(''), declaredSize: 100_000_000 }), 'workbookTooLarge'],
  ['a file of more than 10 MB', () => Buffer.alloc(11 * 1024 * 1024, 'PK'), 'workbookTooLarge'],
  ['a name that climbs out of the archive', () => withParts({ name: '../../etc/passwd', content: 'x' }), 'workbookNotReadable'],
  ['an absolute name', () => withParts({ name: '/etc/passwd', content: 'x' }), 'workbookNotReadable'],
  ['a name with backslashes', () => withParts({ name: 'xl\\..\\..\\x', content: 'x' }), 'workbookNotReadable'],
  ['the same part twice', () => zip([...workbookParts(plain), sheet('')]), 'workbookNotReadable'],
  ['thousands of parts', () => withParts(...manyNames), 'workbookNotReadable'],
  ['macros', () => withParts({ name: 'xl/vbaProject.bin', content: 'x' }), 'workbookMacros'],
  ['a macro sheet', () => withParts({ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }), 'workbookMacros'],
  [
    'the type of a workbook with macros',
    () =>
      withParts({
        name: '[Content_Types].xml',
        content: contentTypes.replace('openxmlformats-officedocument.spreadsheetml.sheet.main', 'ms-excel.sheet.macroEnabled.main'),
      }),
    'workbookMacros',
  ],
  [
    'a name that is a macro',
    () =>
      withParts({
        name: 'xl/workbook.xml',
        content: workbookPart.replace(
          '</workbook>',
          '<definedNames><definedName name="x" xlm="1">1</definedName></definedNames></workbook>',
        ),
      }),
    'workbookMacros',
  ],
  [
    'a link into another file',
    () => withParts({ name: link, content: '<externalLink><externalBook/></externalLink>' }),
    'workbookExternalLink',
  ],
  ['a formula with a link into another file', () => withParts(sheet('<row><c><f>[1]Tabelle!A1</f><v>1</v></c></row>')), 'external-link'],
  [
    'a link to another program',
    () => withParts({ name: link, content: '<externalLink><ddeLink ddeService="cmd"/></externalLink>' }),
    'workbookDde',
  ],
  ['a formula that starts another program', () => withParts(sheet(`<row><c><f>cmd|'/c calc'!A0</f><v>1</v></c></row>`)), 'workbookDde'],
  ['a data connection', () => withParts({ name: 'xl/connections.xml', content: '<connections/>' }), 'workbookConnection'],
  ['an embedded object', () => withParts({ name: 'xl/embeddings/oleObject1.bin', content: 'x' }), 'workbookEmbedded'],
  [
    'a document type',
    () => withParts({ name: 'xl/sharedStrings.xml', content: '<!DOCTYPE sst [<!ENTITY a "b">]><sst/>' }),
    'workbookDoctype',
  ],
  [
    'an entity of its own',
    () => withParts({ name: 'xl/sharedStrings.xml', content: '<sst><si><t>&lol;</t></si></sst>' }),
    'workbookNotReadable',
  ],
  [
    'a text of 40 MB',
    () => withParts({ name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'A'.repeat(40_000_000)}</t></si></sst>` }),
    'workbookNotReadable',
  ],
  [
    'a text of 40,000 letters',
    () => withParts({ name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'A'.repeat(40_000)}</t></si></sst>` }),
    'workbookTextTooLong',
  ],
  ['more than 200,000 cells', () => withParts(sheet(manyCells)), 'workbookTooManyCells'],
  ['a cell outside of the sheet', () => withParts(sheet('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')), 'workbookNotReadable'],
  ['marks that do not match', () => withParts(sheet('<row></c></row>')), 'workbookNotReadable'],
  ['thousands of nested marks', () => withParts(sheet('<x>'.repeat(5000))), 'workbookNotReadable'],
  [
    'bytes that are no text',
    () => withParts({ name: 'xl/sharedStrings.xml', content: Buffer.from([0x3c, 0x61, 0xff, 0xfe]) }),
    'workbookNotReadable',
  ],
  [
    'days counted from 1904',
    () => withParts({ name: 'xl/workbook.xml', content: workbookPart.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') }),
    'workbookDate1904',
  ],
  [
    'a table that names more columns than it has',
    () =>
      withParts(
        {
          name: 'xl/worksheets/_rels/sheet1.xml.rels',
          content: '<Relationships><Relationship Id="r1" Type="x/table" Target="../tables/table1.xml"/></Relationships>',
        },
        {
          name: 'xl/tables/table1.xml',
          content: '<table displayName="t" ref="A1:A2"><tableColumn name="a"/><tableColumn name="b"/></table>',
        },
      ),
    'workbookNotReadable',
  ],
  ['an old or encrypted workbook', () => oldFile, 'workbookOldFormat'],
  ['something else', () => Buffer.from('%PDF-1.7'), 'workbookNotReadable'],
  ['an empty file', () => Buffer.alloc(0), 'workbookNotReadable'],
  ['half a file', () => writeWorkbook(plain).subarray(0, 700), 'workbookNotReadable'],
  ['a formula nested hundreds of times', () => writeWorkbook({ sheets: [{ name: 'T', cells: { A1: `=${deepFormula}` } }] }), 'too-deep'],
  [
    'a function that nobody knows',
    () => writeWorkbook({ sheets: [{ name: 'T', cells: { A1: '=WEBSERVICE("http://localhost")' } }] }),
    'unknown-function',
  ],
];

describe('hostile workbooks', () => {
  it.each(hostile)(
    '%s is refused',
    async (_, bytes, key) => {
      const file = bytes();
      expect(await keyOf(file)).toBe(key);
    },
    20_000,
  );

  it('a sheet that unpacks to 150 MB is refused within 200 MB, whatever size it declares', async () => {
    const bomb = withParts(blanks(150_000_000));
    const lying = withParts({ ...blanks(150_000_000), declaredSize: 5000 });
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const keys = [await keyOf(bomb), await keyOf(lying)];
    clearInterval(watch);
    expect(keys).toEqual(['workbookTooLarge', 'workbookNotReadable']);
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  }, 20_000);

  it('a single cell in the last corner of a sheet is a small workbook', async () => {
    const check = await checkWorkbook(withParts(sheet('<row r="1048576"><c r="XFD1048576"><f>1+1</f><v>2</v></c></row>')));
    expect(check).toMatchObject({ kind: 'read', verification: { formulas: 1, differing: 0 } });
  });

  it('sums over whole sheets end with the budget, not with a standstill', async () => {
    const check = await checkWorkbook(
      withParts(
        sheet('<row r="1"><c r="A1"><f>SUM(B1:XFD1048576)</f><v>2</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'),
      ),
    );
    expect(check).toMatchObject({ kind: 'read', verification: { problem: 'budget' } });
  });

  it('formulas that multiply their work end with the budget', async () => {
    const cells: Record<string, CellContent> = {};
    for (let row = 1; row <= 1000; row += 1) cells[`A${row}`] = `=SUMPRODUCT((ROW($1:$60000)>${row})*1)`;
    const check = await checkWorkbook(writeWorkbook({ sheets: [{ name: 'T', cells }] }), { deadlineMs: 20_000 });
    expect(check).toMatchObject({ kind: 'read', verification: { problem: 'budget' } });
  }, 30_000);

  it('a thread that is not done at the deadline is ended', async () => {
    expect(await checkWorkbook(writeWorkbook(plain), { deadlineMs: 1 })).toEqual({
      kind: 'refused',
      refusal: { key: 'workbookTooSlow', params: {} },
    } satisfies WorkbookCheck);
  });

  it('a link on a cell, a comment and a chart do no harm', async () => {
    const check = await checkWorkbook(
      withParts(
        {
          name: 'xl/worksheets/_rels/sheet1.xml.rels',
          content: '<Relationships><Relationship Id="r1" TargetMode="External" Target="https://example.com"/></Relationships>',
        },
        { name: 'xl/comments1.xml', content: '<comments/>' },
      ),
    );
    expect(check.kind).toBe('read');
  });
});

describe('what is read', () => {
  it('shared formulas move, array formulas fill their block, dates are told by style, texts keep their spaces', async () => {
    const document = await readDocument(
      withParts(
        sheet(
          [
            '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f t="shared" ref="B1:B2" si="0">A1*$A$1</f><v>4</v></c><c r="C1" s="1"><v>46054</v></c></row>',
            '<row r="2"><c r="A2"><v>3</v></c><c r="B2"><f t="shared" si="0"/><v>6</v></c><c r="C2" t="inlineStr"><is><r><t xml:space="preserve"> a </t></r><r><t>&amp;b&#x41;_x000A_</t></r></is></c></row>',
            '<row r="3"><c r="A3"><f t="array" ref="A3:B4">A1:B2*1</f><v>2</v></c><c r="D3" t="e"><v>#N/A</v></c><c r="E3" t="b"><v>1</v></c><c r="F3" t="str"><f>""</f><v></v></c></row>',
          ].join(''),
        ),
      ),
    );
    const cells = document.sheets[0]?.cells ?? [];
    const at = (row: number, column: number): unknown => cells.find((cell) => cell.row === row && cell.column === column);
    expect(at(1, 1)).toMatchObject({ value: 6, formula: { text: 'A1*$A$1', moved: { rows: 1, columns: 0 }, array: null } });
    expect(at(0, 2)).toMatchObject({ value: 46054, date: true });
    expect(at(1, 2)).toMatchObject({ value: ' a &bA\n' });
    expect(at(2, 0)).toMatchObject({ formula: { array: { rows: 2, columns: 2 } } });
    expect(at(2, 3)).toMatchObject({ value: { error: '#N/A' } });
    expect(at(2, 4)).toMatchObject({ value: true });
    expect(at(2, 5)).toMatchObject({ value: '' });
  });

  it('tables of a sheet with their columns, headers and totals', async () => {
    const relation = '<Relationship Id="r1" Type="http://x/relationships/table" Target="../tables/table1.xml"/>';
    const columns =
      '<tableColumns count="2"><tableColumn id="1" name="mm"/><tableColumn id="2" name="Preis_x000a_CHF &amp; mehr"/></tableColumns>';
    const document = await readDocument(
      withParts(
        { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: `<Relationships>${relation}</Relationships>` },
        {
          name: 'xl/tables/table1.xml',
          content: `<table id="1" name="x" displayName="tblArt" ref="B2:C5" totalsRowCount="1">${columns}</table>`,
        },
      ),
    );
    const place = { sheet: 0, top: 1, left: 1, bottom: 4, right: 2 };
    expect(document.tables).toEqual([{ name: 'tblArt', ...place, headers: true, totals: true, columns: ['mm', 'Preis\nCHF & mehr'] }]);
  });

  it('data validations, defined names of workbook and sheet', async () => {
    const names =
      '<definedNames><definedName name="Preis">T!$A$1</definedName><definedName name="Preis" localSheetId="0">2</definedName><definedName name="_xlnm.Print_Area">T!$A$1</definedName></definedNames></workbook>';
    const document = await readDocument(
      withParts(
        { name: 'xl/workbook.xml', content: workbookPart.replace('</workbook>', names) },
        {
          name: 'xl/worksheets/sheet1.xml',
          content:
            '<x:worksheet xmlns:x="y"><x:sheetData/><x:dataValidations><x:dataValidation type="list" sqref="A1 B2:B4"><x:formula1>"a,b"</x:formula1></x:dataValidation><x:dataValidation type="decimal" operator="greaterThan" sqref="C1"><x:formula1>1.5</x:formula1></x:dataValidation></x:dataValidations></x:worksheet>',
        },
      ),
    );
    expect(document.names).toEqual([
      { name: 'Preis', sheet: null, formula: 'T!$A$1' },
      { name: 'Preis', sheet: 0, formula: '2' },
    ]);
    expect(document.sheets[0]?.validations).toEqual([
      { kind: 'list', ranges: ['A1', 'B2:B4'], operator: 'between', first: '"a,b"', second: '' },
      { kind: 'decimal', ranges: ['C1'], operator: 'greaterThan', first: '1.5', second: '' },
    ]);
  });
});
