import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellName, columnName, columnNumber, parseCell } from './address.ts';
import type { Calculation } from './calculation.ts';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { dayOf, serialOf } from './date-serial.ts';
import { openWorkbook } from './open-workbook.ts';
import { parseSheetFormula } from './parse.ts';
import { roundHalf } from './rounding.ts';
import { CellError, type Scalar } from './value.ts';
import { hasWildcard, wildcardTest } from './wildcard.ts';

function open(
  cells: Record<string, CellText>,
  names: Record<string, string> = {},
  steps = 20_000_000,
  outOfTime?: () => boolean,
): Calculation {
  const opened = openWorkbook(documentOf(cells, names), outOfTime === undefined ? { steps } : { steps, outOfTime });
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.workbook.calculation;
}

function read(calculation: Calculation, place: string, sheet = 0): Scalar | string {
  const address = parseCell(place);
  if (address === null) throw new Error(`no cell: ${place}`);
  const result = calculation.value(sheet, address);
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : result.value;
}

function set(calculation: Calculation, place: string, value: Scalar): void {
  const address = parseCell(place);
  if (address === null) throw new Error(`no cell: ${place}`);
  expect(calculation.setValues([{ sheet: 0, ...address, value }])).toEqual({ ok: true, value: null });
}

describe('calculation', () => {
  it('a changed cell changes what depends on it: directly, through ranges, names, other sheets and computed references', () => {
    const calculation = open(
      {
        A1: 1,
        A2: 2,
        A3: 3,
        B1: '=A1*10',
        B2: '=SUM(A1:A3)',
        B3: '=SUM(A:A)',
        B4: '=Summe*2',
        B5: '=T!A1+1',
        B6: '=SUM(OFFSET(A1,0,0,3,1))',
        B7: '=INDIRECT("A2")',
        B8: '=SUM(A1:INDEX(A1:A3,2))',
        'T!A1': '=S!B2*100',
      },
      { Summe: 'S!$B$2' },
    );
    const places = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];
    expect(places.map((place) => read(calculation, place))).toEqual([10, 6, 6, 12, 601, 6, 2, 3]);
    set(calculation, 'A2', 20);
    expect(places.map((place) => read(calculation, place))).toEqual([10, 24, 24, 48, 2401, 24, 20, 21]);
    set(calculation, 'A9', 100);
    expect(read(calculation, 'B3')).toBe(124);
  });

  it('only the branch that is taken is computed', () => {
    const calculation = open({ A1: 1, B1: '=IF(A1=1,"gut",C1)', C1: '=B1' });
    expect(read(calculation, 'B1')).toBe('gut');
    set(calculation, 'A1', 2);
    expect(read(calculation, 'B1')).toBe('#CYCLE!');
    set(calculation, 'A1', 1);
    expect([read(calculation, 'B1'), read(calculation, 'C1')]).toEqual(['gut', 'gut']);
  });

  it('circular references are an error in every cell of the circle, whoever is asked first and whatever catches errors', () => {
    const cells = { A1: '=B1+1', B1: '=C1+1', C1: '=IFERROR(A1,0)+D1', D1: '=5', E1: '=A1', F1: '=IFERROR(A1,"Kreis")', G1: '=G1' };
    for (const first of ['A1', 'B1', 'C1', 'E1', 'F1']) {
      const calculation = open(cells);
      read(calculation, first);
      expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1'].map((place) => read(calculation, place))).toEqual([
        '#CYCLE!',
        '#CYCLE!',
        '#CYCLE!',
        5,
        '#CYCLE!',
        'Kreis',
        '#CYCLE!',
      ]);
    }
  });

  it('a circle through a thousand cells and through ranges is found', () => {
    const cells: Record<string, CellText> = { A1: '=SUM(A2:A1000)' };
    for (let row = 2; row <= 1000; row += 1) cells[`A${row}`] = row === 1000 ? '=A1' : `=A${row + 1}`;
    expect(read(open(cells), 'A1')).toBe('#CYCLE!');
    expect(read(open(cells), 'A500')).toBe('#CYCLE!');
  });

  it('a chain of fifty thousand cells is computed from either end', () => {
    const cells: Record<string, CellText> = { A1: 1 };
    for (let row = 2; row <= 50_000; row += 1) cells[`A${row}`] = `=A${row - 1}+1`;
    const calculation = open(cells);
    expect(read(calculation, 'A50000')).toBe(50_000);
    set(calculation, 'A1', 2);
    expect(read(calculation, 'A50000')).toBe(50_001);
  });

  it('too many steps end with a named problem, and the workbook can be asked again', () => {
    const cells: Record<string, CellText> = {};
    for (let row = 1; row <= 60; row += 1) cells[`A${row}`] = row === 1 ? 1 : `=SUM(A$1:A${row - 1})+SUMPRODUCT((ROW($1:$9000)>3)*1)`;
    const calculation = open(cells, {}, 100_000);
    expect(read(calculation, 'A60')).toBe('problem: budget');
    expect(read(calculation, 'A1')).toBe(1);
    expect(read(calculation, 'A2')).toBe(8998);
  });

  it('the host ends a calculation that runs out of time', () => {
    let looks = 0;
    const late = (): boolean => {
      looks += 1;
      return looks > 3;
    };
    const calculation = open({ A1: '=SUMPRODUCT((ROW($1:$60000)>3)*(ROW($1:$60000)<9))' }, {}, 1e9, late);
    expect(read(calculation, 'A1')).toBe('problem: budget');
  });

  it.each([
    ['=REPT("x",32000)&REPT("x",32000)', '#VALUE!'],
    ['=REPT("x",1E9)', '#VALUE!'],
    ['=SUBSTITUTE(REPT("a",30000),"a","bbbb")', '#VALUE!'],
    ['=SUM(SEQUENCE(1000000,1000))', 'problem: budget'],
    ['=WORKDAY(1,2900000)', '#NUM!'],
    ['=COUNTIF(A2:A3,"*a*a*a*a*a*a*a*a*b")', 0],
    ['=SEARCH("*a*a*a*a*a*a*a*b",REPT("a",300))', '#VALUE!'],
    ['=COMBIN(1E9,5E8)', '#NUM!'],
    ['=FACT(1E9)', '#NUM!'],
    ['=TEXT(1,REPT("0",30000))', '0'.repeat(29_999) + '1'],
  ])('%s neither hangs nor fills the memory', (formula, expected) => {
    expect(read(open({ A1: formula, A2: 'a'.repeat(200), A3: 'a'.repeat(30_000) }), 'A1')).toBe(expected);
  });

  it('array formulas fill their block; single values are repeated, missing ones are #N/A', () => {
    const calculation = open({
      A1: 1,
      A2: 2,
      B1: { array: '=A1:A2*10', range: 'B1:B3' },
      C1: { array: '=A1+5', range: 'C1:C2' },
      D1: '=SUM(B1:B2)',
    });
    expect(['B1', 'B2', 'B3', 'C1', 'C2', 'D1'].map((place) => read(calculation, place))).toEqual([10, 20, '#N/A', 6, 6, 30]);
    set(calculation, 'A2', 7);
    expect(['B2', 'D1'].map((place) => read(calculation, place))).toEqual([70, 80]);
  });

  it('a spilling formula leaves cells blank that its result does not reach, and says so when it has outgrown its block', () => {
    const calculation = open({
      A1: 1,
      A2: 2,
      A3: 3,
      B1: 2,
      C1: { array: '=FILTER(A1:A3,A1:A3>=B1)', range: 'C1:C2', spills: true },
      D1: '=COUNT(C1:C2)',
    });
    const places = ['C1', 'C2', 'D1'];
    expect(places.map((place) => read(calculation, place))).toEqual([2, 3, 2]);
    set(calculation, 'B1', 3);
    expect(places.map((place) => read(calculation, place))).toEqual([3, null, 1]);
    set(calculation, 'B1', 1);
    expect([...places, 'C3'].map((place) => read(calculation, place))).toEqual([1, 2, 2, 3]);
  });

  it('a spilling result that finds something in its way is an error, also for what reads all of it', () => {
    const calculation = open({
      A1: 1,
      A2: 2,
      A3: 3,
      B1: 2,
      C1: { array: '=FILTER(A1:A3,A1:A3>=B1)', range: 'C1:C2', spills: true },
      C3: 'besetzt',
      D1: '=SUM(C1#)',
      D2: '=SUM(_xlfn.ANCHORARRAY(C1))',
    });
    expect(['C1', 'C2', 'C3', 'D1', 'D2'].map((place) => read(calculation, place))).toEqual([2, 3, 'besetzt', 5, 5]);
    set(calculation, 'B1', 1);
    expect(['C1', 'C3', 'D1'].map((place) => read(calculation, place))).toEqual(['#SPILL!', 'besetzt', '#SPILL!']);
    set(calculation, 'B1', 3);
    expect(['C1', 'D1'].map((place) => read(calculation, place))).toEqual([3, 3]);
  });

  it('a sum of five hundred cells written out is no problem', () => {
    const terms = Array.from({ length: 500 }, (_, index) => `A${index + 1}`).join('+');
    expect(read(open({ A1: 1, A500: 2, B1: `=${terms}`, B2: `=B1+${terms}`, B3: `=B2+${terms}` }), 'B3')).toBe(9);
  });

  it('too many pieces of formulas are a fault, not a full memory', () => {
    const formula = `=${Array.from({ length: 300 }, () => 'A1').join('&')}`;
    const cells: Record<string, CellText> = {};
    for (let row = 2; row <= 1500; row += 1) cells[`B${row}`] = formula;
    const opened = openWorkbook(documentOf(cells));
    expect(opened).toMatchObject({ ok: false, faults: [{ key: 'too-complex' }] });
  }, 30_000);

  it('never throws, whatever is typed', () => {
    const signs = 'A1 $B$2 A1:C3 A:A 1:2 S!A1 ( ) + - * / ^ & = <> % , ; { } : "x" 1.5 #N/A TRUE'.split(' ');
    const calls =
      'SUM( IF( INDEX( OFFSET( VLOOKUP( SUMPRODUCT( TEXT( INDIRECT( COUNTIF( FILTER( SORT( MATCH( IFERROR( LEFT( TRANSPOSE('.split(' ');
    const word = fc.constantFrom(...signs, ...calls);
    const source = fc.oneof(
      { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
      { weight: 4, arbitrary: fc.array(word, { maxLength: 25 }).map((words) => words.join('')) },
    );
    fc.assert(
      fc.property(source, (text) => {
        if ('fault' in parseSheetFormula(text)) return;
        const opened = openWorkbook(documentOf({ A1: 3, B2: 'x', C3: true, E5: `=${text}` }), { steps: 100_000 });
        if (opened.ok) opened.workbook.calculation.value(0, { row: 4, column: 4 });
      }),
      { numRuns: 3000 },
    );
  });

  it('recalculating after any changes gives what a fresh workbook gives', () => {
    const cells: Record<string, CellText> = { A1: 1, A2: 2, A3: 3, A4: 4 };
    [
      '=A1+A2',
      '=SUM(A1:A4)',
      '=IF(A1>A2,B1,B2)',
      '=SUMIF(A1:A4,">2")',
      '=INDEX(A1:A4,MOD(A3,4)+1)',
      '=MAX(B1:B5)-MIN(A:A)',
      '=VLOOKUP(A4,A1:B4,2,FALSE)',
    ].forEach((formula, index) => (cells[`B${index + 1}`] = formula));
    const outputs = Array.from({ length: 7 }, (_, index) => `B${index + 1}`);
    const value = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), value, fc.integer({ min: 0, max: 6 })), { maxLength: 12 }),
        (changes) => {
          const kept = open(cells);
          const now = { ...cells };
          for (const [row, fresh, asked] of changes) {
            set(kept, `A${row}`, fresh);
            now[`A${row}`] = fresh;
            read(kept, outputs[asked] ?? 'B1');
          }
          const anew = open(now);
          expect(outputs.map((place) => read(kept, place))).toEqual(outputs.map((place) => read(anew, place)));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the parts of the engine', () => {
  it('columns have letters and numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16_383 }), (number) => {
        expect(columnNumber(columnName(number))).toBe(number);
      }),
    );
    expect([cellName(1_048_575, 16_383), columnNumber('XFE'), columnNumber('AAAA')]).toEqual(['XFD1048576', -1, -1]);
  });

  it("days and serials are each other's inverse from 1 March 1900 to the end of time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_465 }), (serial) => {
        const { year, month, day } = dayOf(serial);
        expect(serialOf(year, month, day)).toBe(serial);
      }),
    );
    expect([dayOf(46_023), dayOf(1), serialOf(9999, 12, 31)]).toEqual([
      { year: 2026, month: 1, day: 1 },
      { year: 1900, month: 1, day: 1 },
      2_958_465,
    ]);
  });

  it('rounding is half away from zero on the decimal digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const cents = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
        expect(roundHalf(thousandths / 1000, 2)).toBe(cents === 0 ? roundHalf(thousandths / 1000, 2) : cents / 100);
      }),
    );
  });

  it('patterns match as the same regular expression does', () => {
    const letter = fc.constantFrom('a', 'b', '*', '?');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 7 }), fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 }), (pattern, text) => {
        const source = pattern.join('').replaceAll('*', '.*').replaceAll('?', '.');
        expect(wildcardTest(pattern.join(''))(text.join(''))).toBe(new RegExp(`^${source}$`).test(text.join('')));
      }),
    );
    expect([wildcardTest('a~*')('a*'), wildcardTest('a~*')('ab'), hasWildcard('ab')]).toEqual([true, false, false]);
  });
});
