import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { sheetFunctions } from './function/registry.ts';
import { lambdaHelpers } from './function/lambda-helper.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError } from './value.ts';

const table = { name: 'tbl', sheet: 0, top: 0, left: 0, bottom: 3, right: 1, headers: true, totals: false, columns: ['a', 'b'] };
const names = { Name: 'S!$A$1:$A$3', Endlos: 'LAMBDA(x,Endlos(x))' };

/** The results of a formula before and after a change, within few steps. */
function compute(content: CellText): string {
  const document = {
    ...documentOf({ A1: 3, B1: 'b', A2: 4, B2: 'x', A3: 5, C3: true, E5: content, D1: '=E5+1', G7: 'z' }, names),
    tables: [table],
  };
  const opened = openWorkbook(document, { steps: 200_000 });
  if (!opened.ok) return `fault: ${opened.faults[0]?.key}`;
  const { calculation } = opened.workbook;
  calculation.value(0, { row: 0, column: 3 });
  calculation.setValues([{ sheet: 0, row: 0, column: 0, value: 7 }]);
  const result = calculation.value(0, { row: 4, column: 4 });
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : String(result.value);
}

const doubled = ['f,LAMBDA(x,x+x)', 'g,LAMBDA(x,f(f(f(f(x)))))', 'h,LAMBDA(x,g(g(g(g(x)))))', 'i,LAMBDA(x,h(h(h(h(x)))))'].join(',');

describe('formulas that mean harm', () => {
  const harmful: [formula: string, expected: string][] = [
    ['=MULTINOMIAL(1E9)', '#NUM!'],
    ['=SUM(BINOM.DIST(500000,1000000,SEQUENCE(1000)/1001,FALSE))', 'problem: budget'],
    ['=SUM(POISSON.DIST(1000000,SEQUENCE(1000),FALSE))', 'problem: budget'],
    ['=SUM(NORM.S.INV(SEQUENCE(10000)/10001))', 'problem: budget'],
    ['=REDUCE(1,SEQUENCE(40),LAMBDA(a,b,VSTACK(a,a)))', 'problem: budget'],
    ['=REDUCE("x",SEQUENCE(40),LAMBDA(a,b,a&a))', '#VALUE!'],
    ['=ROWS(EXPAND(1,1000000,1000))', 'problem: budget'],
    ['=SUM(MAKEARRAY(10000,10000,LAMBDA(r,c,r)))', 'problem: budget'],
    ['=SUMPRODUCT(LEN(TEXT(SEQUENCE(200),REPT("m ",15000))))', 'problem: budget'],
    ['=TEXT(1,REPT("0;",5000))', '#VALUE!'],
    ['=SUM(MUNIT(1E9))', 'problem: budget'],
    ['=MDETERM(SEQUENCE(150,150))', 'problem: budget'],
    ['=VALUE(REPT("1\'000",5000))', '#VALUE!'],
    ['=DATEVALUE(REPT("1. ",5000))', '#VALUE!'],
    [`=LET(${doubled},j,LAMBDA(x,i(i(i(i(x))))),k,LAMBDA(x,j(j(j(j(x))))),k(k(k(k(k(k(1)))))))`, '#NUM!'],
    [`=${'LAMBDA(x,x)('.repeat(150)}1${')'.repeat(150)}`, '1'],
    [`=${'('.repeat(300)}A1${')'.repeat(300)}`, 'fault: too-deep'],
    [`=A1${':A1'.repeat(1300)}`, 'fault: too-deep'],
    [`=A1${' A1'.repeat(700)}`, 'fault: too-deep'],
    ['=Endlos(1)', 'fault: name-cycle'],
    ['=SUM(E5:E9)', '#CYCLE!'],
    ['=tbl[__proto__]', 'fault: unknown-table-column'],
    ['=constructor(1)', 'fault: unknown-function'],
    ['=CONVERT(1,"__proto__","constructor")', '#N/A'],
    ['=CELL("constructor",A1)', 'fault: unknown-function'],
  ];

  it.each(harmful.map(([formula, expected]) => ({ shown: formula.slice(0, 60), formula, expected })))(
    '$shown ends with $expected',
    ({ formula, expected }) => {
      expect(compute(formula)).toBe(expected);
    },
  );

  it('a spilling result that would fill the sheet finds an end', () => {
    expect(compute({ array: '=SEQUENCE(1000,40)', range: 'E5:E5', spills: true })).toBe('#SPILL!');
    expect(compute({ array: '=SEQUENCE(3,3)', range: 'E5:XFD1048576', spills: true })).toBe('#SPILL!');
    expect(compute({ array: '=SEQUENCE(2,3)', range: 'E5:G6', spills: true })).toBe('1');
    expect(compute({ array: '=SEQUENCE(3,3)', range: 'E5:G6', spills: true })).toBe('#SPILL!');
  });

  it('never throw, whatever functions, tables and blocks are put together', () => {
    const { formula } = fc.letrec<{ formula: string }>((tie) => ({
      formula: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom(
          ...'A1 $B$2 A1:C3 A:A 1:3 0 -1 1E308 0.5 46000 "x" "" TRUE #N/A {1,2;3,4} tbl tbl[a] tbl[[#Headers],[a]] [@a] A1# @A1:A3 Name (A1,B2)'.split(
            ' ',
          ),
          '"2\'345.70"',
          '"TT.MM.JJJJ"',
          'A1:B2 B1:C3',
          'LAMBDA(x,x+1)',
          'LAMBDA(x,y,x*y)',
        ),
        fc
          .tuple(
            fc.constantFrom(...sheetFunctions.keys(), ...Object.keys(lambdaHelpers), 'LET', 'LAMBDA', 'AREAS'),
            fc.array(tie('formula'), { maxLength: 4 }),
          )
          .map(([name, args]) => `${name}(${args.join(',')})`),
        fc
          .tuple(tie('formula'), fc.constantFrom('+', '*', '/', '^', '&', '=', '<', ':', ' '), tie('formula'))
          .map((parts) => parts.join('')),
      ),
    }));
    fc.assert(
      fc.property(formula, fc.boolean(), (text, spills) => {
        expect(compute(spills ? { array: `=${text}`, range: 'E5:F6', spills } : `=${text}`)).toMatch(/^[^]*$/);
      }),
      { numRuns: 1500 },
    );
  });
});
