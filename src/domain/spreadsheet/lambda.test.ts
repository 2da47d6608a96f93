import { describe, expect, it } from 'vitest';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError, type Scalar } from './value.ts';

const cells: Record<string, CellText> = {
  A1: 1,
  A2: 2,
  A3: 3,
  B1: 10,
  B2: 20,
  B3: 30,
  C1: 'x',
  'Jan!A1': 5,
  'Feb!A1': 7,
  'Mär!A1': 9,
};

const names = {
  Brutto: 'LAMBDA(_xlpm.netto,_xlpm.satz,_xlpm.netto*(1+_xlpm.satz))',
  Doppelt: 'LAMBDA(x,x*2)',
  Immer: 'LAMBDA(x,Immer(x-1))',
};

function compute(formula: string, place = 'H9'): Scalar | string {
  const opened = openWorkbook(documentOf({ ...cells, [place]: formula }, names));
  if (!opened.ok) return `fault: ${opened.faults[0]?.key}`;
  const row = Number(place.slice(1)) - 1;
  const result = opened.workbook.calculation.value(0, { row, column: place.charCodeAt(0) - 65 });
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : result.value;
}

// From the help pages of LET, LAMBDA, MAP, REDUCE, SCAN, BYROW, BYCOL, MAKEARRAY, ISOMITTED, and «Calculation operators», support.microsoft.com.
describe('names, own functions and operators of references', () => {
  it.each<[string, Scalar]>([
    ['=LET(x,5,x*2)', 10],
    ['=_xlfn.LET(_xlpm.x,A1,_xlpm.y,_xlpm.x+1,_xlpm.x*_xlpm.y)', 2],
    ['=LET(x,1,x,2,x)', 2],
    ['=LET(a,B1:B3,SUM(a)+MAX(a))', 90],
    ['=LET(x,1/0,IFERROR(x,"Fehler"))', 'Fehler'],
    ['=LET(x,2,LET(x,3,x)+x)', 5],
    ['=LAMBDA(x,y,x*y)(3,4)', 12],
    ['=_xlfn.LAMBDA(_xlpm.x,_xlpm.x+1)(2)', 3],
    ['=LET(f,LAMBDA(x,x^2),f(3)+f(4))', 25],
    ['=LET(satz,8.1%,mit,LAMBDA(x,ROUND(x*(1+satz),2)),mit(100))', 108.1],
    ['=LAMBDA(x,LAMBDA(y,y*2)(x)+1)(5)', 11],
    ['=Brutto(100,0.081)', 108.1],
    ['=Doppelt(Doppelt(3))', 12],
    ['=SUM(MAP(A1:A3,Doppelt))', 12],
    ['=SUM(MAP(A1:A3,B1:B3,LAMBDA(a,b,a*b)))', 140],
    ['=INDEX(MAP(A1:A3,LAMBDA(a,IF(a>1,"gross","klein"))),2)', 'gross'],
    ['=SUM(BYROW(A1:B3,LAMBDA(z,MAX(z))))', 60],
    ['=INDEX(BYROW(A1:B3,_xleta.SUM),3)', 33],
    ['=INDEX(BYCOL(A1:B3,LAMBDA(s,SUM(s))),2)', 60],
    ['=REDUCE(0,A1:A3,LAMBDA(s,x,s+x*x))', 14],
    ['=REDUCE("",A1:A3,LAMBDA(s,x,s&x))', '123'],
    ['=INDEX(SCAN(1,A1:A3,LAMBDA(s,x,s*x)),3)', 6],
    ['=SUM(MAKEARRAY(3,3,LAMBDA(r,c,r*c)))', 36],
    ['=MAKEARRAY(0,3,LAMBDA(r,c,r))', '#VALUE!'],
    ['=LAMBDA(x,y,IF(ISOMITTED(y),"ohne","mit"))(1)', 'ohne'],
    ['=LAMBDA(x,y,IF(ISOMITTED(y),"ohne","mit"))(1,2)', 'mit'],
    ['=LAMBDA(x,x)', '#CALC!'],
    ['=MAP(A1:A3,LAMBDA(a,B1:B3))', '#CALC!'],
    ['=SUM(A1:B2 B1:C3)', 30],
    ['=A1:A3 B1:B3', '#NULL!'],
    ['=SUM((A1,B2:B3))', 51],
    ['=SUM((A1:A3 A2:B2,B3))', 32],
    ['=AREAS((A1:A3,B1))', 2],
    ['=LARGE((A1:A3,B1:B2),2)', 10],
    ['=SUM(Jan:Mär!A1)', 21],
    ["=SUM('Jan:Feb'!A1)", 12],
    ['=AVERAGE(Jan:Mär!A1:A2)', 7],
    ['=SUM(@B1:B3)', '#VALUE!'],
    ['=INDIRECT("R2C1",FALSE)', 2],
    ['=INDIRECT("Jan!R1C1",FALSE)', 5],
    ['=INDIRECT("Z2S1",FALSE)', 2],
    ['=SUM(INDIRECT("R1C1:R3C2",FALSE))', 66],
    ['=INDIRECT("R[-7]C[-7]",FALSE)', 2],
    ['=SUM(INDIRECT("A:A"))', 6],
    ['=INDIRECT("Fehlt!A1")', '#REF!'],
    ['=ADDRESS(2,3,1,FALSE)', 'Z2S3'],
    ['=ADDRESS(2,3,4,FALSE,"Jan")', 'Jan!Z(2)S(3)'],
  ])('%s = %s', (formula, expected) => {
    const computed = compute(formula);
    if (typeof expected === 'number') expect(computed).toBeCloseTo(expected, 9);
    else expect(computed).toBe(expected);
  });

  it('the mark of the own row or column takes one value', () => {
    expect([compute('=@B1:B3*2', 'H2'), compute('=_xlfn.SINGLE(B1:B3)', 'H3'), compute('=@A1:C1', 'B9')]).toEqual([40, 30, 10]);
  });

  it.each([
    ['=Immer(3)', 'name-cycle'],
    ['=LET(f,LAMBDA(x,f(x-1)),f(3))', 'unknown-function'],
    ['=LET(x,1)', 'argument-count'],
    ['=LET(1,2,3)', 'syntax'],
    ['=LAMBDA(x,x,x)(1)', 'syntax'],
    ['=LAMBDA(x,x)(1,2)', 'argument-count'],
    ['=MAP(A1:A3,5)', 'no-lambda'],
    ['=BYROW(A1:A3)', 'argument-count'],
    ['=SUM(Jan:Dez!A1)', 'unknown-sheet'],
    ['=ISOMITTED(A1)', 'argument-count'],
    ['=A1:A3 5', 'syntax'],
  ])('%s is a fault: %s', (formula, key) => {
    expect(compute(formula)).toBe(`fault: ${key}`);
  });
});
