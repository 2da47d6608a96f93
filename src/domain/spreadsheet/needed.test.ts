import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook, type Opened } from './open-workbook.ts';
import type { StoredValue } from './workbook-document.ts';

/** A calculating sheet next to a sheet for printing. */
const cells: Record<string, CellText> = {
  A1: 3,
  A2: '=A1*Satz',
  A3: '=SUM(A1:A2)',
  'Druck!A1': '=TODAY()',
  'Druck!A2': '=IMAGE("https://example.com")&S!A3',
  'Druck!A3': '=TEXT(Druck!A1,"TT.MM.JJJJ")',
  'Druck!A4': '=WEBSERVICE("http://localhost")',
  'Druck!A5': '=S!A3+1',
};
const names = { Satz: '2', Ergebnis: 'S!$A$3' };

function open(outputs: string[], rest = false, more: Record<string, CellText> = {}): Opened {
  return openWorkbook(documentOf({ ...cells, ...more }, names), undefined, { outputs, rest });
}

const faultsOf = (opened: Opened): string[] => (opened.ok ? [] : opened.faults.map(({ key, cell }) => `${key} ${cell}`));

/** The saved values equal the computed ones, except for the given cells. */
function saved(values: Record<string, StoredValue>): ReturnType<typeof documentOf> {
  const document = documentOf(cells, names);
  for (const [at, sheet] of document.sheets.entries())
    for (const cell of sheet.cells) {
      const place = `${at === 0 ? '' : 'Druck!'}A${cell.row + 1}`;
      if (cell.formula !== null) cell.value = values[place] ?? null;
    }
  return document;
}

describe('what the results of a workbook need', () => {
  it('alone is compiled', () => {
    const opened = open(['A3']);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { calculation, formulas } = opened.workbook;
    expect(formulas.map(({ sheet, row }) => [sheet, row])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(calculation.value(0, { row: 2, column: 0 })).toEqual({ ok: true, value: 9 });
  });

  it('is found through names, ranges, other sheets and cells of array formulas', () => {
    const more = { B1: { array: '=WEBSERVICE("x")', range: 'B1:B3' }, C1: '=SUM(B3:B9)' };
    expect(faultsOf(open(['Ergebnis']))).toEqual([]);
    expect(faultsOf(open(['C1'], false, more))).toEqual(['unknown-function S!B1']);
    expect(faultsOf(open(['Druck!A3:A5'], false))).toEqual(['unknown-function Druck!A4', 'clock-function Druck!A1']);
  });

  it('refuses what cannot run; anything else that cannot is a notice', () => {
    const check = checkDocument(saved({ A2: 6, A3: 9, 'Druck!A5': 10, 'Druck!A1': 46_000 }), ['A3']);
    expect(check).toMatchObject({ ok: true, verification: { formulas: 2, differing: 0 } });
    expect(check.ok ? check.notices.map(({ key, cell }) => `${key} ${cell}`) : []).toEqual([
      'clock-function Druck!A1',
      'unknown-function Druck!A2',
      'unknown-function Druck!A4',
    ]);
  });

  it('has to agree with what was saved; anything else that differs is a notice', () => {
    expect(checkDocument(saved({ A2: 6, A3: 8, 'Druck!A5': 10 }), ['A3'])).toMatchObject({ ok: true, verification: { differing: 1 } });
    const check = checkDocument(saved({ A2: 6, A3: 9, 'Druck!A5': 11 }), ['A3']);
    expect(check).toMatchObject({ ok: true, verification: { differing: 0 } });
    expect(check.ok ? check.notices.at(-1) : null).toEqual({ key: 'spare-differs', cell: 'Druck!A5', detail: '=S!A3+1' });
  });

  it('is everything where a formula finds its cells only while it runs, and what cannot run is an error there', () => {
    const more = { B1: '=INDIRECT("A3")', B2: '=INDIRECT("Druck!A1")', B3: '=INDIRECT("Druck!A5")' };
    const opened = open(['B1:B3'], false, more);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const read = (row: number): unknown => opened.workbook.calculation.value(0, { row, column: 1 });
    expect([read(0), read(1), read(2)]).toMatchObject([{ value: 9 }, { value: { code: '#NAME?' } }, { value: 10 }]);
  });

  it('is whatever can be computed while no product names a cell', () => {
    const check = checkDocument(saved({ A2: 6, A3: 9, 'Druck!A5': 10 }), []);
    expect(check).toMatchObject({ ok: true, verification: { formulas: 3, differing: 0 } });
    expect(check.ok ? check.notices.length : 0).toBe(3);
  });
});
