import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellName } from '#domain/spreadsheet/address.ts';
import { openWorkbook, scalarOf, type OpenWorkbook } from '#domain/spreadsheet/open-workbook.ts';
import { agrees, verifyWorkbook } from '#domain/spreadsheet/verify.ts';
import { readDocument } from './read-document.ts';

const file = readFileSync(path.join(import.meta.dirname, '../../../../test/fixtures/spreadsheet/functions.xlsx'));
const document = await readDocument(file);

function open(): OpenWorkbook {
  const opened = openWorkbook(document);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.workbook;
}

const workbook = open();
const formulas = document.sheets.flatMap((sheet, number) =>
  sheet.cells.flatMap(({ row, column, value, formula }) =>
    formula === null ? [] : [{ name: `${cellName(row, column)} =${formula.text}`, number, row, column, expected: scalarOf(value) }],
  ),
);

describe('formulas as another spreadsheet program computes them', () => {
  it('are at least four hundred', () => {
    expect(formulas.length).toBeGreaterThanOrEqual(400);
  });

  it.each(formulas)('$name', ({ number, row, column, expected }) => {
    const computed = workbook.calculation.value(number, { row, column });
    expect(computed).toMatchObject({ ok: true });
    if (computed.ok)
      expect(agrees(expected, computed.value), `expected ${String(expected)}, computed ${String(computed.value)}`).toBe(true);
  });

  it('a changed saved value is told with cell, formula, expected and computed value', () => {
    const changed = structuredClone(document);
    const cell = changed.sheets[0]?.cells.find(({ formula }) => formula?.text === '1+2*3');
    if (cell === undefined) throw new Error('formula missing in the fixture');
    cell.value = 8;
    const opened = openWorkbook(changed);
    if (!opened.ok) throw new Error('does not open');
    const place = `Test!${cellName(cell.row, cell.column)}`;
    expect(verifyWorkbook(opened.workbook)).toMatchObject({
      differing: 1,
      differences: [{ cell: place, formula: '=1+2*3', expected: 8, computed: 7 }],
    });
  });
});
