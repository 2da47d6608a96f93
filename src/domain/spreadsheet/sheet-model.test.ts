import { describe, expect, it } from 'vitest';
import { parseWorkbookInfo, type WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { documentOf, type CellText } from './document-of.test-data.ts';
import { openWorkbook } from './open-workbook.ts';
import { sheetModel, type SheetModelOutcome } from './sheet-model.ts';
import type { StoredValidation } from './workbook-document.ts';

const cells: Record<string, CellText> = {
  A1: 'Länge:',
  B1: 500,
  C1: 'mm',
  A2: 'Holz',
  B2: 'Fichte',
  A3: 'Dicke',
  B3: 18,
  C3: 'mm',
  A4: 'Gehobelt',
  B4: false,
  A5: 'Gravur',
  B5: '',
  A7: 'Preis',
  B7: '=B1*B3/1000+IF(B4,2,0)+LEN(B5)',
  C7: 'CHF',
  A8: 'Fläche',
  B8: '=B1*B1/1000000',
  C8: 'm²',
  A9: 'Gewicht',
  B9: '=B8*IF(B2="Lärche",10,8)',
  A10: 'Rest',
  B10: '=1000/(B1-700)',
  A12: 'Brett',
  B12: '=IF(B1>100,2,0)',
  C12: '=B1',
  A13: 'Brett',
  B13: 3,
  C13: '=B1',
  A14: '=IF(B1>900,"WARNUNG","")',
  B14: '=IF(B1>900,"Sehr lang","")',
  G1: 100,
  G2: 1000,
  G3: 'Fichte',
  G4: 'Lärche',
};

function validation(kind: StoredValidation['kind'], range: string, first: string, second = ''): StoredValidation {
  return { kind, ranges: [range], operator: 'between', first, second };
}

const validations = [validation('whole', 'B1', '$G$1', 'G2'), validation('list', 'B2', 'S!$G$3:$G$4'), validation('list', 'B3', '"18,30"')];

const info: WorkbookInfo = {
  file: 'brett.xlsx',
  inputs: [
    { ref: 'p:masse/laenge', cell: 'B1' },
    { ref: 'p:material/holz', cell: 'S!$B$2' },
    { ref: 'p:material/dicke', cell: 'Dicke' },
    { ref: 'p:material/gehobelt', cell: 'B4' },
    { ref: 'p:darstellung/gravur', cell: 'B5' },
  ],
  outputs: [
    { id: 'price', cell: 'B7' },
    { id: 'area', cell: 'B8' },
    { id: 'weight', cell: 'B9' },
  ],
  partList: { range: 'A12:C13', columns: ['articleName', 'count', 'length'] },
  problems: { range: 'A14:B14' },
};

function bind(change: Partial<WorkbookInfo> = {}, rules: StoredValidation[] = validations): SheetModelOutcome {
  const document = documentOf(cells, { Dicke: 'S!$B$3' });
  document.sheets[0]?.validations.push(...rules);
  const opened = openWorkbook(document);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const label = { de: 'Brett', fr: 'Planche', en: 'Board' };
  return sheetModel({ id: 'brett', version: 3, label }, { ...info, ...change }, opened.workbook);
}

function model(change: Partial<WorkbookInfo> = {}): Extract<SheetModelOutcome, { ok: true }>['model'] {
  const outcome = bind(change);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.model;
}

function faultsOf(change: Partial<WorkbookInfo>, rules = validations): string[] {
  const outcome = bind(change, rules);
  return outcome.ok ? [] : outcome.faults.map(({ key, cell }) => `${key} ${cell}`);
}

describe('a workbook as product model', () => {
  it('an empty attribute means that there is none', () => {
    expect(parseWorkbookInfo('')).toEqual({ ok: true, value: null });
    expect(parseWorkbookInfo(JSON.stringify(info))).toEqual({ ok: true, value: info });
  });

  it('inputs are parameters: limits from cells, options from a range or a list, labels and units from the cells beside', () => {
    const { params, groups } = model().model;
    expect(params).toMatchObject([
      { id: 'laenge', group: 'masse', type: 'number', min: 100, max: 1000, step: 1, preset: 500, unit: 'mm', label: { de: 'Länge' } },
      { id: 'holz', type: 'option', preset: 'Fichte', options: [{ value: 'Fichte' }, { value: 'Lärche' }] },
      { id: 'dicke', type: 'option', preset: '18', options: [{ value: '18' }, { value: '30' }] },
      { id: 'gehobelt', type: 'bool', preset: false },
      { id: 'gravur', type: 'text', preset: '' },
    ]);
    expect(groups.map(({ id, role }) => [id, role])).toEqual([
      ['masse', 'product'],
      ['material', 'product'],
      ['darstellung', 'render'],
    ]);
    expect(
      model()
        .describe({}, 'render-model')
        .groups.map(({ id }) => id),
    ).toEqual(['darstellung']);
  });

  it('values go into the cells as what they are there: a chosen 30 is a number', () => {
    const brett = model();
    const values = { laenge: 1000, holz: 'Lärche', dicke: '30', gehobelt: true, gravur: 'abc' };
    const { evaluation, price } = brett.evaluate(values);
    expect(price).toBe(35);
    expect(evaluation).toMatchObject({
      modelId: 'brett',
      version: 3,
      values,
      outputs: { area: { value: 1, unit: 'm2', label: { de: 'Fläche' } } },
      totals: { weight: 10 },
      problems: [{ severity: 'WARNING', message: { de: 'Sehr lang' } }],
    });
  });

  it('equal part-list lines are merged, lines without pieces are left out', () => {
    const brett = model();
    const counts = (laenge: number): number[] =>
      brett.evaluate({ ...presetValues(brett.compiled), laenge }).evaluation.partList.map(({ count }) => count);
    expect([counts(500), counts(100)]).toEqual([[5], [3]]);
  });

  it('without values numbers are at their minimum and the hash is that of the values', () => {
    const brett = model();
    const { evaluation } = brett.evaluate({});
    expect(evaluation.values).toEqual({ laenge: 100, holz: 'Fichte', dicke: '18', gehobelt: false, gravur: '' });
    expect(brett.evaluate(evaluation.values).evaluation.hash).toBe(evaluation.hash);
    expect(brett.evaluate({ laenge: 101 }).evaluation.hash).not.toBe(evaluation.hash);
  });

  it('an error value among the results is one problem and no price', () => {
    const brett = model({ outputs: [...info.outputs, { id: 'rest', cell: 'B10' }] });
    const { evaluation, price } = brett.evaluate({ laenge: 700 });
    expect(evaluation.problems).toMatchObject([{ id: 'undefined', severity: 'ERROR' }]);
    expect(price).toBeNull();
    expect(brett.evaluate({ laenge: 800 }).evaluation.problems).toEqual([]);
  });

  it.each<[string, Partial<WorkbookInfo>, string]>([
    ['an unknown cell', { inputs: [{ ref: 'p:masse/laenge', cell: 'Fehlt' }] }, 'unknown-cell Fehlt'],
    ['a range as input', { inputs: [{ ref: 'p:masse/laenge', cell: 'B1:B2' }] }, 'unknown-cell B1:B2'],
    ['an unknown sheet', { outputs: [{ id: 'price', cell: 'Nichts!B1' }] }, 'unknown-cell Nichts!B1'],
    ['a formula as input', { inputs: [{ ref: 'p:masse/preis', cell: 'B7' }] }, 'input-is-formula B7'],
    ['a number without limits', { inputs: [{ ref: 'p:masse/grenze', cell: 'G1' }] }, 'input-limits G1'],
    ['a property without group', { inputs: [{ ref: 'p:laenge', cell: 'B1' }] }, 'reference B1'],
    [
      'the same property twice',
      {
        inputs: [
          { ref: 'p:masse/l', cell: 'B1' },
          { ref: 'p:masse/l', cell: 'B4' },
        ],
      },
      'input-twice B4',
    ],
    ['a reserved name', { inputs: [{ ref: 'p:masse/menge', cell: 'B1' }] }, 'duplicate-name params.menge'],
    ['an unknown column', { partList: { range: 'A12:C13', columns: ['preis'] } }, 'unknown-column A12:C13'],
  ])('%s is a fault with its cell', (_, change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('a validation that is no range of numbers gives no limits', () => {
    const open: StoredValidation = { ...validation('decimal', 'B1', '5'), operator: 'greaterThan' };
    expect(faultsOf({}, [open, ...validations.slice(1)])).toEqual(['input-limits B1']);
  });
});
