import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LocaleId } from '#domain/spreadsheet/locale/locale.ts';
import { openWorkbook, scalarOf } from '#domain/spreadsheet/open-workbook.ts';
import { agrees } from '#domain/spreadsheet/verify.ts';
import type { StoredValue } from '#domain/spreadsheet/workbook-document.ts';
import { goldenCells } from '#tools/spreadsheet/golden-cells.ts';
import { writeWorkbook } from '#tools/spreadsheet/write-workbook.ts';
import { readDocument } from './read-document.ts';

interface Golden {
  locale: LocaleId;
  formula: string;
  expected: StoredValue;
}

/** Computed once by another spreadsheet program in each locale: `tools/spreadsheet/build-goldens.ts`. */
function goldens(): Golden[] {
  const file = path.join(import.meta.dirname, '../../../../test/fixtures/spreadsheet/goldens.txt');
  const found: Golden[] = [];
  let locale: LocaleId = 'en';
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [formula = '', value] = line.split('\t');
    if (value === undefined) locale = formula.slice(2) as LocaleId;
    else found.push({ locale, formula, expected: JSON.parse(value) as StoredValue });
  }
  return found;
}

const all = goldens();
const formulas = Object.fromEntries(all.map(({ formula }, index) => [`T${index + 1}`, formula]));
const bytes = writeWorkbook({
  sheets: [
    { name: 'G', cells: { ...goldenCells, ...formulas } },
    { name: 'Leer', cells: {} },
  ],
  names: { Liste: 'G!$B$2' },
});
const document = await readDocument(bytes);

/** The same workbook as the program computes it in each locale; each leaves out the formats of the others. */
const opened = new Map(
  [...new Set(all.map(({ locale }) => locale))].map((locale) => {
    const outputs = all.flatMap((golden, index) => (golden.locale === locale ? [`T${index + 1}`] : []));
    const workbook = openWorkbook({ ...document, locale }, undefined, { outputs, rest: false });
    if (!workbook.ok) throw new Error(JSON.stringify(workbook.faults));
    return [locale, workbook.workbook.calculation] as const;
  }),
);

describe('formulas as another program computes them in its country', () => {
  it('are more than three hundred', () => {
    expect(all.length).toBeGreaterThan(300);
  });

  it.each(all.map((golden, row) => ({ ...golden, row })))('$locale: $formula', ({ locale, expected, row }) => {
    const computed = opened.get(locale)?.value(0, { row, column: 19 });
    if (computed?.ok !== true) throw new Error(JSON.stringify(computed));
    const saved = scalarOf(expected);
    expect(agrees(saved, computed.value), `expected ${JSON.stringify(expected)}, computed ${JSON.stringify(computed.value)}`).toBe(true);
  });
});
