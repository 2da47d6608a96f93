import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, type CellText } from './document-of.test-data.ts';
import type { Calculation } from './calculation.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError, type Scalar } from './value.ts';

const rows = 10;
const range = `A1:A${rows}`;
const beside = `B1:B${rows}`;
/** The same cells by a reference that is known only while the formula runs, for which nothing is cached. */
const moving = `OFFSET(A1,0,0,${rows},1)`;

const questions = (list: string): string[] => [
  `=MATCH(D1,${list},0)`,
  `=COUNTIF(${list},">"&D1)`,
  `=COUNTIF(${list},">="&D1)`,
  `=COUNTIF(${list},"<"&D1)`,
  `=COUNTIF(${list},"<="&D1)`,
  `=COUNTIF(${list},D1)`,
  `=SUMIF(${list},D1,${beside})`,
  `=SUMIF(${list},">2",${beside})`,
  `=XLOOKUP(D1,${list},${beside},"fehlt")`,
  `=COUNTIFS(${list},D1,${beside},">3")`,
];

function open(values: readonly CellText[]): Calculation {
  const cells: Record<string, CellText> = { D1: 1 };
  for (let row = 0; row < rows; row += 1) cells[`B${row + 1}`] = row + 1;
  for (const [row, value] of values.entries()) cells[`A${row + 1}`] = value;
  questions(range).forEach((formula, at) => (cells[`F${at + 1}`] = formula));
  questions(moving).forEach((formula, at) => (cells[`G${at + 1}`] = formula));
  const opened = openWorkbook(documentOf(cells));
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.workbook.calculation;
}

function answers(calculation: Calculation, column: number): unknown[] {
  return questions(range).map((_, row) => {
    const result = calculation.value(0, { row, column });
    return result.ok && result.value instanceof CellError ? result.value.code : result;
  });
}

describe('ranges about which something is kept', () => {
  const value = fc.constantFrom<Scalar>(0, 1, 2, 3, 2.5, 0.1 + 0.2, 0.3, -1, 'a', 'A', 'b', '1', true, null);

  it('answer as a search through their cells does, before and after any change', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: rows, maxLength: rows }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: rows }), value), { maxLength: 4 }),
        (first, changes) => {
          const calculation = open(first.map((each) => each as CellText));
          expect(answers(calculation, 5)).toEqual(answers(calculation, 6));
          for (const [row, fresh] of changes) {
            const place = row === rows ? { row: 0, column: 3 } : { row, column: 0 };
            calculation.setValues([{ sheet: 0, ...place, value: fresh }]);
            expect(answers(calculation, 5)).toEqual(answers(calculation, 6));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are searched where a formula stands among them', () => {
    const calculation = open([1, 2, '=D1+2', 4, 5, 6, 7, 8, 9, 10]);
    const match = (): unknown => calculation.value(0, { row: 0, column: 5 });
    calculation.setValues([{ sheet: 0, row: 0, column: 3, value: 4 }]);
    expect([match(), answers(calculation, 5)]).toEqual([{ ok: true, value: 4 }, answers(calculation, 6)]);
  });
});
