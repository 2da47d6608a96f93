import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { depth, seed } from '#test/depth.ts';
import { workbookParts } from '#tools/spreadsheet/write-workbook.ts';
import { zip } from '#tools/spreadsheet/zip.ts';
import { openTable } from './open-table.ts';
import { tableLimits } from './table-limits.ts';
import { xlsxOf } from './write-xlsx.ts';

const known = {
  words: new Map([
    ['nummer', 'number'],
    ['name', 'name'],
  ]),
  tables: new Map<string, number>(),
};

const opened = async (file: Uint8Array | string) => openTable(typeof file === 'string' ? new TextEncoder().encode(file) : file, known);

const read = async (file: Uint8Array | string) => {
  const outcome = await opened(file);
  return outcome.ok ? [outcome.value.headings, ...outcome.value.rows.map(({ cells }) => cells)] : outcome.refusal.key;
};

async function* each(rows: readonly CsvCell[][]) {
  yield* rows;
}

const table = [
  ['Nummer', 'Name'],
  ['A1', 'Grösse «L», 3/4'],
];
const text = 'Nummer;Name\r\nA1;Grösse «L», 3/4\r\n';

describe('a text table', () => {
  it.each([
    ['UTF-8 without a mark', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('in %s is read', async (_, bytes) => {
    expect(await read(bytes)).toEqual(table);
  });

  it.each([
    ['semicolons', 'a;b\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['commas', 'a,b\n"1,5",2'],
    ['bars', 'a|b\n1,5|2'],
    ['a separator that it names', 'sep=!\na!b\n1,5!2'],
    ['old line ends', 'a;b\r1,5;2'],
  ])('with %s is read', async (_, given) => {
    expect(await read(given)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('keeps the number of a row beside an empty one and one of several lines', async () => {
    const outcome = await opened('a;b\n"x\ny";1\n\nz;2');
    expect(outcome.ok && outcome.value.rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
      [2, 'x\ny'],
      [4, 'z'],
    ]);
  });

  it('with a title in front is separated as its headings are', async () => {
    expect(await opened('Preise, Stand heute, netto\n\nNummer;Name\nA1;Kiste, gross')).toMatchObject({
      ok: true,
      value: { headingLine: 3, headings: ['Nummer', 'Name'], rows: [{ line: 4, cells: ['A1', 'Kiste, gross'] }] },
    });
  });

  it.each([
    ['a quote that never ends', 'a;b\n1;"zwei', 'importFileCut'],
    ['headings alone', 'a;b\n', 'importFileEmpty'],
    ['nothing but blanks', ' \n;;\n', 'importFileEmpty'],
    ['a picture', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'importFileNotTable'],
    ['too many rows', `a\n${'1\n'.repeat(tableLimits.rows + 1)}`, 'importTooManyRows'],
    ['too many columns', `${'a;'.repeat(tableLimits.columns)}a\n1`, 'importTooManyColumns'],
  ])('with %s is refused', async (_, given, key) => {
    expect(await read(Buffer.from(given, 'latin1'))).toBe(key);
  });
});

describe('a workbook', () => {
  const workbook = (cells: Parameters<typeof workbookParts>[0]['sheets'][number]['cells']) =>
    zip(workbookParts({ sheets: [{ name: 'Tabelle1', cells }] }));

  it('is read as a person would type it', async () => {
    const file = workbook({ A1: 'Zahl', B1: 'Tag', C1: 'Ja', D1: 'Text', A2: 0.1, B2: { date: 46_349 }, C2: true, D2: '007' });
    expect(await read(file)).toEqual([
      ['Zahl', 'Tag', 'Ja', 'Text'],
      ['0.1', '2026-11-23', 'ja', '007'],
    ]);
  });

  it('is read as its cells are shown: a share as percent, a number with noughts in front', async () => {
    const cells = { A1: 'Rabatt %', B1: 'PLZ', C1: 'Menge', A2: 0.125, B2: 1067, C2: 7, A3: 0.07, B3: 12.5, C3: 5 };
    const styled = workbookParts({ sheets: [{ name: 'T', cells }] }).map(({ name, content }) => ({
      name,
      content: String(content)
        .replace('<xf numFmtId="164" applyNumberFormat="1"/>', '<xf numFmtId="10"/><xf numFmtId="165"/><xf numFmtId="166"/>')
        .replace('<numFmt ', '<numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="0&quot; %&quot;"/><numFmt ')
        .replaceAll(/r="([ABC])([23])"/g, (place, column: string) => `${place} s="${{ A: 1, B: 2, C: 3 }[column]}"`),
    }));
    expect(await read(zip(styled))).toEqual([
      ['Rabatt %', 'PLZ', 'Menge'],
      ['12.5 %', '01067', '7'],
      ['7 %', '12.5', '5'],
    ]);
  });

  it('with a title page is read from the sheet that has a table', async () => {
    const sheets = [
      { name: 'Titel', cells: { B2: 'Preise 2027' } },
      { name: 'Preise', cells: { A1: 'Nummer', A2: 'A1' } },
    ];
    expect(await read(zip(workbookParts({ sheets })))).toEqual([['Nummer'], ['A1']]);
    expect(await read(zip(workbookParts({ sheets: sheets.slice(0, 1) })))).toBe('importFileEmpty');
  });

  it('with a title above its headings is read from these on, and says where they stand', async () => {
    const cells = {
      B2: 'Preise 2027',
      B3: 'Kistenwerk AG',
      D3: 'Stand',
      E3: { date: 46_349 },
      B5: 'Nummer',
      C5: 'Name',
      B6: 'A1',
      C6: 'Kiste',
    };
    const merged = workbookParts({ sheets: [{ name: 'T', cells }] }).map(({ name, content }) => ({
      name,
      content: String(content).replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="B2:E2"/></mergeCells>'),
    }));
    expect(await opened(zip(merged))).toMatchObject({
      ok: true,
      value: { headingLine: 5, headings: ['', 'Nummer', 'Name'], rows: [{ line: 6, cells: ['', 'A1', 'Kiste', '', ''] }] },
    });
  });

  it('with a title sheet of several lines is read from the sheet with known headings', async () => {
    const sheets = [
      { name: 'Titel', cells: { B2: 'Preise 2027', B3: 'Stand', C3: '1.1.2027' } },
      { name: 'Preise', cells: { A1: 'Nummer', B1: 'Name', A2: 'A1', B2: 'Kiste' } },
    ];
    expect(await read(zip(workbookParts({ sheets })))).toEqual([
      ['Nummer', 'Name'],
      ['A1', 'Kiste'],
    ]);
  });

  it('with a formula that has no result holds an error there, not nothing', async () => {
    expect(await read(workbook({ A1: 'a', A2: '=1+1' }))).toEqual([['a'], ['#VALUE!']]);
  });

  // In the short run at every fifth of these lengths.
  it('that was cut is refused at every length', async () => {
    const whole = await xlsxOf('T', each(table));
    for (let length = 4; length < whole.length; length += depth(485, 97))
      expect(await read(whole.subarray(0, length))).toMatch(/^workbookNotReadable$/);
  }, 60_000);

  it.each([
    ['an old one', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'workbookOldFormat'],
    ['a zip of something else', zip([{ name: 'a.txt', content: 'a' }]), 'workbookNotReadable'],
    [
      'one that unpacks to more than memory holds',
      zip([
        ...workbookParts({ sheets: [{ name: 'T', cells: {} }] }).filter(({ name }) => !name.includes('sheet1')),
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(80 * 1024 * 1024, 32), declaredSize: 100 },
      ]),
      'workbookNotReadable',
    ],
    [
      'one with macros',
      zip([...workbookParts({ sheets: [{ name: 'T', cells: {} }] }), { name: 'xl/vbaProject.bin', content: 'x' }]),
      'workbookMacros',
    ],
  ])('%s is refused', async (_, file, key) => {
    expect(await read(file)).toBe(key);
  });

  it('that is too large is refused before it is opened', async () => {
    expect(await read(Buffer.alloc(tableLimits.fileBytes + 1, 65))).toBe('importFileTooLarge');
  });
});

describe('a table that the shop wrote', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('=1+1', "'=1", "''-", '-5', '+', '@x', '\t=1', '_x000D_', 'a\r\nb', '"', ';', ' x '),
  );
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 });
  // A first cell that is never empty keeps empty rows from being skipped.
  const tableOf = (cells: [string, string][]) => [['k', 'a', 'b'], ...cells.map(([a, b], at) => [`r${at}`, a, b])];

  it('as a workbook comes back sign by sign', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const given = tableOf(cells);
        expect(await read(await xlsxOf('T', each(given)))).toEqual(
          given.map((row) => row.map((each_) => each_.toWellFormed().replaceAll('\0', '\uFFFD'))),
        );
      }),
      { numRuns: depth(5, 40), seed },
    );
  }, 60_000);

  it('as text comes back sign by sign, and no cell of it is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const given = tableOf(cells.map(([a, b]) => [printable(a), printable(b)]));
        expect(await read(csvText(given))).toEqual(given);
      }),
      { numRuns: depth(5, 40), seed },
    );
  }, 60_000);
});

// oxlint-disable-next-line no-control-regex -- characters that a text table cannot hold
const printable = (value: string): string => value.toWellFormed().replaceAll(/[\0-\u0008\u000E-\u001F\uFEFF]/g, '');
