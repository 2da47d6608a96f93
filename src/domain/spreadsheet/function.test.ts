import { describe, expect, it } from 'vitest';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError, type Scalar } from './value.ts';

const table: Record<string, CellText> = {
  A1: 'PL-100',
  B1: 12.5,
  C1: 4,
  D1: true,
  A2: 'BF-018',
  B2: 3.2,
  C2: 12,
  D2: false,
  A3: 'KB-080',
  B3: 7.9,
  C3: 6,
  D3: 'x',
  A4: 'pl-120',
  B4: 15.75,
  C4: 2,
  A5: 'SK-001',
  B5: 64,
  C5: 1,
  F1: 10,
  F2: 20,
  F3: 30,
  F4: 40,
  F5: { error: '#N/A' },
};

/** In row 9, where plain formulas have no data in their row. */
function compute(formula: string, array = false): Scalar | string {
  const content = array ? { array: formula, range: 'H9:H9' } : formula;
  const opened = openWorkbook(documentOf({ ...table, H9: content }, { Artikel: 'S!$A$1:$C$5' }));
  if (!opened.ok) return `fault: ${opened.faults[0]?.key}`;
  const result = opened.workbook.calculation.value(0, { row: 8, column: 7 });
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : result.value;
}

describe("functions that LibreOffice 7.4 lacks or answers otherwise, by the documentation of the file format's own program", () => {
  it.each<[string, Scalar]>([
    ['=XLOOKUP("KB-080",A1:A5,B1:B5)', 7.9],
    ['=XLOOKUP("kb-080",A1:A5,B1:B5)', 7.9],
    ['=_xlfn.XLOOKUP("ZZ",A1:A5,B1:B5,"fehlt")', 'fehlt'],
    ['=XLOOKUP("ZZ",A1:A5,B1:B5)', '#N/A'],
    ['=XLOOKUP(25,F1:F4,B1:B4,,-1)', 3.2],
    ['=XLOOKUP(25,F1:F4,B1:B4,,1)', 7.9],
    ['=XLOOKUP("K*",A1:A5,B1:B5,,2)', 7.9],
    ['=XLOOKUP("PL-*",A1:A5,B1:B5,,2,-1)', 15.75],
    ['=SUM(XLOOKUP("BF-018",A1:A5,B1:C5))', 15.2],
    ['=XLOOKUP(20,{10,20,30},{"a","b","c"})', 'b'],
    ['=XMATCH("SK-001",A1:A5)', 5],
    ['=XMATCH(25,F1:F4,1)', 3],
    ['=XMATCH(25,F1:F4,-1)', 2],
    ['=SUM(FILTER(B1:B5,C1:C5>3))', 23.6],
    ['=ROWS(FILTER(A1:C5,C1:C5>3))', 3],
    ['=FILTER(A1:A5,C1:C5>99,"nichts")', 'nichts'],
    ['=INDEX(SORT(B1:B5),1)', 3.2],
    ['=INDEX(SORT(A1:C5,2,-1),1,1)', 'SK-001'],
    ['=INDEX(SORTBY(A1:A5,C1:C5),1)', 'SK-001'],
    ['=ROWS(UNIQUE(LEFT(A1:A5,2)))', 4],
    ['=SUM(SEQUENCE(4))', 10],
    ['=SUM(SEQUENCE(2,3,0,5))', 75],
    ['=TEXTBEFORE("PL-100-x","-")', 'PL'],
    ['=TEXTAFTER("PL-100-x","-",2)', 'x'],
    ['=TEXTBEFORE("PL-100-x","-",-1)', 'PL-100'],
    ['=TEXTAFTER("PL","-")', '#N/A'],
    ['="a"&1&TRUE', 'a1WAHR'],
    ['=CONCATENATE("a",1,TRUE)', 'a1WAHR'],
    ['="z"<TRUE', true],
    ['=SQRT(-1)', '#NUM!'],
    ['=LN(0)', '#NUM!'],
    ['=SUM(B1:C2,5,"2")', 38.7],
    ['=LARGE(B1:B5,99)', '#NUM!'],
    ['=TYPE(TRUE)', 4],
    ['=VLOOKUP("PL-100",A1:C5,4,FALSE)', '#REF!'],
    ['=INDEX(A1:C5,99,1)', '#REF!'],
    ['=OFFSET(A1,-1,0)', '#REF!'],
    ['=SUM(OFFSET(C5,0,0,-3,1))', 9],
    ['=TEXT(TRUE,"0")', 'WAHR'],
    ['=YEAR(-1)', '#NUM!'],
    ['=DATE(1900,2,29)', 60],
    ['=TEXT(60,"dd.mm.yyyy")', '29.02.1900'],
    ['=DATE(1900,3,1)', 61],
    ['=WEEKDAY(1)', 1],
    ['=DATEVALUE("31.12.2026")', 46387],
    ['=A9', 0],
    ['=IF(TRUE,A9)', 0],
    ['=SUM(A1:A5)', 0],
    ['=SUM(F1:F5)', '#N/A'],
    ['=SUMIF(F1:F5,">0")', 100],
    ['=COUNTIF(F1:F5,"#N/A")', 1],
    ['=COUNTIF(D1:D3,TRUE)', 1],
    ['=SUMIF(A1:A5,"PL*",C1:C5)', 6],
    ['=IFERROR(VLOOKUP("ZZ",Artikel,2,FALSE),"neu")', 'neu'],
    ['=VLOOKUP("PL-120",Artikel,3,FALSE)', 2],
    ['=@F1', 10],
    ['=ROUND(-0.5,0)', -1],
    ['=ROUND(0.285,2)', 0.29],
    ['=ROUND(1.45,1)', 1.5],
    ['=INT(0.1*3*10)', 3],
    ['=MOD(10.3,0.1)<0.1', true],
  ])('%s = %s', (formula, expected) => {
    const computed = compute(formula);
    if (typeof expected === 'number') expect(computed).toBeCloseTo(expected, 9);
    else expect(computed).toBe(expected);
  });

  it('the common idiom of counting by the beginning of a text gives no silent zero', () => {
    expect(compute('=SUMPRODUCT(--(LEFT(A1:A5,2)="PL"),C1:C5)')).toBe(6);
    expect(compute('=SUMPRODUCT((LEFT(A1:A5,2)="PL")*(B1:B5>13))')).toBe(1);
  });

  it('a range in a plain formula stands for its own row; in an array formula for all values', () => {
    expect(compute('=SUM(IF(C1:C5>3,C1:C5))')).toBe('#VALUE!');
    expect(compute('=SUM(IF(C1:C5>3,C1:C5))', true)).toBe(22);
    expect(compute('=MIN(IF(B1:B5>5,B1:B5))', true)).toBe(7.9);
  });

  it.each([
    ['=TODAY()', 'clock-function'],
    ['=RAND()', 'clock-function'],
    ['=WEBSERVICE("http://localhost")', 'unknown-function'],
    ['=constructor()', 'unknown-function'],
    ['=__proto__', 'unknown-name'],
    ['=toString', 'unknown-name'],
    ['=Fehlt!A1', 'unknown-sheet'],
    ['=[2]Tabelle!A1', 'external-link'],
    ["='C:\\daten\\[preise.xlsx]Tabelle'!A1", 'external-link'],
    ['=SUM(Tabelle1[Preis])', 'unknown-table'],
    ['=IF()', 'argument-count'],
    ['=SUM(1,', 'syntax'],
    ['=1+', 'syntax'],
    ['="offen', 'syntax'],
    ['={1,2;3}', 'syntax'],
    ['=1 2', 'syntax'],
    [`=${'('.repeat(300)}1${')'.repeat(300)}`, 'too-deep'],
    [`=1${'+1'.repeat(3000)}`, 'too-deep'],
    [`="${'x'.repeat(9000)}"`, 'too-long'],
  ])('%s is a fault: %s', (formula, key) => {
    expect(compute(formula)).toBe(`fault: ${key}`);
  });
});
