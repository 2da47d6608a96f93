import { describe, expect, it } from 'vitest';
import { parseRange } from './address.ts';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError, type Scalar } from './value.ts';
import type { StoredTable } from './workbook-document.ts';

/** An article list with headers in row 2 and totals in row 6, and a second table without either. */
const cells: Record<string, CellText> = {
  'Liste!B2': 'Artikel',
  'Liste!C2': 'mm',
  'Liste!D2': 'CHF',
  'Liste!E2': "Preis [CHF] #1'",
  'Liste!B3': 'BF-018',
  'Liste!C3': 2400,
  'Liste!D3': 3.2,
  'Liste!E3': 1,
  'Liste!B4': 'BF-030',
  'Liste!C4': 3000,
  'Liste!D4': 5.05,
  'Liste!E4': 2,
  'Liste!B5': 'KB-080',
  'Liste!C5': 2000,
  'Liste!D5': 7.9,
  'Liste!E5': 3,
  'Liste!B6': 'Summe',
  'Liste!D6': '=SUBTOTAL(109,tblArt[CHF])',
  'Liste!G1': 10,
  'Liste!G2': 20,
};

function table(name: string, range: string, columns: string[], headers: boolean, totals: boolean): StoredTable {
  const place = parseRange(range);
  if (place === null) throw new Error(range);
  return { name, sheet: 1, ...place, headers, totals, columns };
}

const tables = [
  table('tblArt', 'B2:E6', ['Artikel', 'mm', 'CHF', "Preis [CHF] #1'"], true, true),
  table('Säge_2', 'G1:G2', ['Spalte1'], false, false),
];

function compute(formula: string, place = 'S!H9'): Scalar | string {
  const content = { ...cells, [place]: formula };
  const document = { ...documentOf(content, { Preise: 'tblArt[CHF]' }), tables };
  const opened = openWorkbook(document);
  if (!opened.ok) return `fault: ${opened.faults[0]?.key} ${opened.faults[0]?.detail}`;
  const sheet = place.startsWith('S!') ? 0 : 1;
  const range = parseRange(place.slice(place.indexOf('!') + 1));
  const result = opened.workbook.calculation.value(sheet, { row: range?.top ?? 0, column: range?.left ?? 0 });
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : result.value;
}

// From «Using structured references with tables», support.microsoft.com; files contain the English words.
describe('references to tables', () => {
  it.each<[string, Scalar]>([
    ['=SUM(tblArt[CHF])', 16.15],
    ['=SUM(TBLART[chf])', 16.15],
    ['=ROWS(tblArt)', 3],
    ['=ROWS(tblArt[])', 3],
    ['=COLUMNS(tblArt)', 4],
    ['=ROWS(tblArt[#All])', 5],
    ['=ROWS(tblArt[[#All],[mm]])', 5],
    ['=ROWS(tblArt[#Data])', 3],
    ['=INDEX(tblArt[#Headers],2)', 'mm'],
    ['=tblArt[[#Headers],[CHF]]', 'CHF'],
    ['=tblArt[[#Kopfzeilen],[mm]]', 'mm'],
    ['=tblArt[[#En-têtes],[mm]]', 'mm'],
    ['=tblArt[[#Totals],[CHF]]', 16.15],
    ['=tblArt[[#Ergebnisse],[CHF]]', 16.15],
    ['=ROWS(tblArt[[#Headers],[#Data],[CHF]])', 4],
    ['=ROWS(tblArt[[#Data],[#Totals]])', 4],
    ['=SUM(tblArt[[mm]:[CHF]])', 7416.15],
    ['=COLUMNS(tblArt[[mm]:[CHF]])', 2],
    ['=COLUMNS(tblArt[[CHF]:[mm]])', 2],
    ['=SUM( tblArt[ [#Data], [mm] ] )', 7400],
    ["=SUM(tblArt[Preis '[CHF'] '#1''])", 6],
    ["=SUM(tblArt[[#Data],[Preis '[CHF'] '#1'']])", 6],
    ['=SUM(Säge_2)', 30],
    ['=SUM(Säge_2[Spalte1])', 30],
    ['=Säge_2[#Headers]', '#REF!'],
    ['=SUM(Preise)', 16.15],
    ['=VLOOKUP("BF-030",tblArt,3,FALSE)', 5.05],
    ['=XLOOKUP("KB-080",tblArt[Artikel],tblArt[CHF])', 7.9],
    ['=SUMIFS(tblArt[CHF],tblArt[mm],">2000")', 8.25],
    ['=SUMPRODUCT(tblArt[mm],tblArt[CHF])/1000', 38.63],
    ['=SUM(tblArt[CHF] Liste!4:4)', 5.05],
    ['=SUM(INDIRECT("tblArt[CHF]"))', 16.15],
    ['=tblArt[@mm]', '#VALUE!'],
  ])('%s = %s', (formula, expected) => {
    const computed = compute(formula);
    if (typeof expected === 'number') expect(computed).toBeCloseTo(expected, 9);
    else expect(computed).toBe(expected);
  });

  it.each<[string, Scalar]>([
    ['=tblArt[[#This Row],[mm]]/1000*tblArt[[#This Row],[CHF]]', 15.15],
    ['=tblArt[@mm]*2', 6000],
    ['=SUM(tblArt[@[mm]:[CHF]])', 3005.05],
    ['=COLUMNS(tblArt[@])', 4],
    ['=tblArt[[#Diese Zeile],[CHF]]', 5.05],
    ['=tblArt[CHF]', 5.05],
  ])('beside a row of the table, %s = %s', (formula, expected) => {
    expect(compute(formula, 'Liste!J4')).toBeCloseTo(Number(expected), 9);
  });

  it('without a name mean the table that the formula stands in', () => {
    expect(compute('=[@mm]+[@CHF]', 'Liste!E4')).toBeCloseTo(3005.05, 9);
    expect(compute('=[@mm]', 'S!A1')).toBe('fault: unknown-table ');
  });

  it.each([
    ['=SUM(tblWeg[CHF])', 'fault: unknown-table tblWeg'],
    ['=SUM(tblArt[EUR])', 'fault: unknown-table-column tblArt[EUR]'],
    ['=tblArt[#Unbekannt]', 'fault: syntax [#Unbekannt]'],
    ['=tblArt[[mm],[CHF]]', 'fault: syntax [[mm],[CHF]]'],
    ['=tblArt[[mm]', 'fault: syntax [[mm]'],
    ['=tblArt[[mm]:[CHF]:[mm]]', 'fault: syntax [[mm]:[CHF]:[mm]]'],
  ])('%s: %s', (formula, fault) => {
    expect(compute(formula)).toBe(fault);
  });
});
