import { describe, expect, it } from 'vitest';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError } from './value.ts';

const cells: Record<string, CellText> = {
  A1: 1,
  B1: 2,
  C1: 3,
  A2: 4,
  B2: 5,
  C2: 6,
  D1: 'b',
  D2: 'a',
  E1: 3,
  E2: { error: '#DIV/0!' },
  E3: 8,
  E5: 1,
  F1: 5,
  F2: 3,
  F3: 5,
  F4: 1,
};

/** The whole result, row by row, as a dynamic formula would spill it. */
function spilled(formula: string): string {
  const content = { array: formula, range: 'H1:M8', spills: true };
  const opened = openWorkbook(documentOf({ ...cells, H1: content, A20: '=ROWS(H1#)', B20: '=COLUMNS(H1#)' }));
  if (!opened.ok) return `fault: ${opened.faults[0]?.key}`;
  const { calculation } = opened.workbook;
  const read = (row: number, column: number): string => {
    const result = calculation.value(0, { row, column });
    if (!result.ok) return `problem: ${result.problem}`;
    return result.value instanceof CellError ? result.value.code : result.value === null ? '·' : String(result.value);
  };
  const first = read(0, 7);
  const [rows, columns] = [Number(read(19, 0)), Number(read(19, 1))];
  if (!Number.isInteger(rows) || !Number.isInteger(columns)) return first;
  const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => read(row, 7 + column)).join(' '));
  return lines.join(' | ');
}

// From the functions' help pages, support.microsoft.com; LibreOffice 7.4 has none of them.
describe('functions that answer with blocks', () => {
  it.each([
    ['=CHOOSEROWS(A1:C2,2)', '4 5 6'],
    ['=CHOOSEROWS(A1:C2,-1,1)', '4 5 6 | 1 2 3'],
    ['=CHOOSECOLS(A1:C2,3,1)', '3 1 | 6 4'],
    ['=CHOOSECOLS(A1:C2,-1)', '3 | 6'],
    ['=CHOOSECOLS(A1:C2,4)', '#VALUE!'],
    ['=CHOOSEROWS(A1:C2,0)', '#VALUE!'],
    ['=VSTACK(A1:C1,A2:B2)', '1 2 3 | 4 5 #N/A'],
    ['=VSTACK("Kopf",A1:A2)', 'Kopf | 1 | 4'],
    ['=HSTACK(A1:A2,D1:D2)', '1 b | 4 a'],
    ['=HSTACK(A1:A2,9)', '1 9 | 4 #N/A'],
    ['=TAKE(A1:C2,1)', '1 2 3'],
    ['=TAKE(A1:C2,-1,2)', '4 5'],
    ['=TAKE(A1:C2,,-1)', '3 | 6'],
    ['=TAKE(A1:C2,0)', '#CALC!'],
    ['=DROP(A1:C2,1)', '4 5 6'],
    ['=DROP(A1:C2,,1)', '2 3 | 5 6'],
    ['=DROP(A1:C2,-1,-1)', '1 2'],
    ['=DROP(A1:C2,2)', '#CALC!'],
    ['=TOROW(A1:C2)', '1 2 3 4 5 6'],
    ['=TOROW(A1:C2,0,TRUE)', '1 4 2 5 3 6'],
    ['=TOCOL(D1:E2,2)', 'b | 3 | a'],
    ['=TOCOL(E1:E5,3)', '3 | 8 | 1'],
    ['=WRAPROWS(A1:C1,2)', '1 2 | 3 #N/A'],
    ['=WRAPROWS(A1:C1,2,"–")', '1 2 | 3 –'],
    ['=WRAPCOLS(A1:C1,2,0)', '1 3 | 2 0'],
    ['=WRAPROWS(A1:C2,2)', '#VALUE!'],
    ['=EXPAND(A1:B1,2,3,0)', '1 2 0 | 0 0 0'],
    ['=EXPAND(A1:B1,,3)', '1 2 #N/A'],
    ['=EXPAND(A1:C2,1)', '#VALUE!'],
    ['=SORT(F1:F4)', '1 | 3 | 5 | 5'],
    ['=SORT(F1:F5)', '1 | 3 | 5 | 5 | 0'],
    ['=SORT(A1:C2,{1,2},{-1,1})', '4 5 6 | 1 2 3'],
    ['=SORT(A1:C1,1,-1,TRUE)', '3 2 1'],
    ['=SORTBY(A1:A2,D1:D2)', '4 | 1'],
    ['=SORTBY(A1:C2,A2:C2,-1)', '3 2 1 | 6 5 4'],
    ['=UNIQUE(F1:F4)', '5 | 3 | 1'],
    ['=UNIQUE(F1:F4,,TRUE)', '3 | 1'],
    ['=FILTER(A1:C2,A1:A2>3)', '4 5 6'],
    ['=FILTER(A1:C2,A1:C1>1)', '2 3 | 5 6'],
    ['=FILTER(A1:C2,A1:A2>9)', '#CALC!'],
    ['=FILTER(A1:C2,A1:A2>9,"keine")', 'keine'],
    ['=SEQUENCE(2,3,10,5)', '10 15 20 | 25 30 35'],
    ['=TEXTSPLIT("a;b;c",";")', 'a b c'],
    ['=TEXTSPLIT("a=1;b=2","=",";")', 'a 1 | b 2'],
    ['=TEXTSPLIT("a,,b",",",,TRUE)', 'a b'],
    ['=TEXTSPLIT("a,b;c",{",",";"})', 'a b c'],
    ['=TEXTSPLIT("a=1;b","=",";",,,"–")', 'a 1 | b –'],
    ['=TEXTSPLIT("1X2x3","x",,,1)', '1 2 3'],
    ['=TEXTSPLIT("a","")', '#VALUE!'],
    ['=TEXTBEFORE("a-b-c","-",2)', 'a-b'],
    ['=TEXTBEFORE("aXbxc","x",1,1)', 'a'],
    ['=TEXTBEFORE("abc","-",1,0,1)', 'abc'],
    ['=TEXTAFTER("abc","-",1,0,0,"fehlt")', 'fehlt'],
    ['=TEXTAFTER("a-b_c",{"-","_"},2)', 'c'],
    ['=TEXTAFTER("a-b-c","-",-1)', 'c'],
    ['=VALUETOTEXT(TRUE)', 'WAHR'],
    ['=VALUETOTEXT("a""b",1)', '"a""b"'],
    ['=VALUETOTEXT(1.5)', '1.5'],
    ['=ARRAYTOTEXT(A1:C2)', '1, 2, 3, 4, 5, 6'],
    ['=ARRAYTOTEXT(A1:D2,1)', '{1,2,3,"b";4,5,6,"a"}'],
    ['=AGGREGATE(15,6,A1:A2/(D1:D2="a"),1)', '4'],
    ['=AGGREGATE(14,6,ROW(A1:A2)/(D1:D2<>""),1)', '2'],
    ['=AGGREGATE(9,4,E1:E3)', '#DIV/0!'],
    ['=AGGREGATE(9,6,E1:E3)', '11'],
    ['=LINEST({1,3,5},{0,1,2})', '2 1'],
    ['=TREND({1,3,5},{0,1,2},{3,4})', '7 9'],
    ['=FREQUENCY(F1:F4,{2,4})', '1 | 1 | 2'],
    ['=MODE.MULT({1,2,2,3,3})', '2 | 3'],
    ['=MINVERSE({2,0;0,4})', '0.5 0 | 0 0.25'],
    ['=MUNIT(2)', '1 0 | 0 1'],
    ['=CONVERT(1,"lbm","g")', '453.59237'],
    ['=CONVERT(1,"km","kg")', '#N/A'],
    ['=PERCENTRANK({1,2,3,4,5,6,7,8},3)', '0.285'],
    ['=NORMSINV(1)', '#NUM!'],
    ['=HYPERLINK("https://example.com","Zeichnung")', 'Zeichnung'],
    ['=CELL("adresse",B2)', '$B$2'],
    ['=CELL("filename")', 'fault: unknown-function'],
    ['=A1:C1*A1:A2', '1 2 3 | 4 8 12'],
  ])('%s gives %s', (formula, expected) => {
    expect(spilled(formula)).toBe(expected);
  });

  it('subtotals leave out other subtotals and, above a hundred, hidden rows', () => {
    const document = documentOf({
      A1: 10,
      A2: 20,
      A3: '=SUBTOTAL(9,A1:A2)',
      A4: 5,
      B1: '=SUBTOTAL(9,A1:A4)',
      B2: '=SUBTOTAL(109,A1:A4)',
      B3: '=AGGREGATE(9,5,A1:A4)',
      B4: '=AGGREGATE(9,4,A1:A4)',
    });
    const [sheet] = document.sheets;
    if (sheet !== undefined) sheet.hiddenRows = [1];
    const opened = openWorkbook(document);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const results = [0, 1, 2, 3].map((row) => opened.workbook.calculation.value(0, { row, column: 1 }));
    expect(results.map((result) => (result.ok ? result.value : null))).toEqual([35, 15, 45, 65]);
  });
});
