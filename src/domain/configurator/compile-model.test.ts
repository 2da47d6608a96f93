import { describe, expect, it } from 'vitest';
import { checkModel, publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { evaluate } from './evaluate.ts';

const text = (word: string) => ({ de: word, fr: word, en: word });

function model(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    schema: 1,
    id: 'board',
    version: 1,
    kind: 'parametric',
    label: text('Brett'),
    groups: [{ id: 'size', label: text('Masse'), role: 'product', order: 1 }],
    params: [{ id: 'length', group: 'size', label: text('Länge'), type: 'number', unit: 'mm', min: 10, max: 100 }],
    tables: {},
    let: [{ id: 'double', expr: 'length * 2', unit: 'mm' }],
    articles: { board: { name: text('Brett'), number: "'BR'", material: "'spruce'", key: 'BF', unit: 'CM' } },
    assemblies: { all: text('Alles') },
    components: [
      { id: 'board', label: text('Brett'), group: 'all', article: 'board', box: { length: 'double', width: 10, height: 5, axes: 'xyz' } },
    ],
    constraints: [],
    outputs: { outerLength: { expr: 'double', unit: 'mm', label: text('Länge') } },
    ...change,
  };
}

function faults(change: Record<string, unknown>): string[] {
  const check = checkModel(model(change));
  return check.kind === 'faulty' ? check.faults.map((fault) => `${fault.where}: ${fault.key}`) : [];
}

const remarked = (remark: unknown) => {
  const [board] = model()['components'] as object[];
  return { components: [{ ...board, remark }] };
};

const output = (expr: string) => ({ outputs: { result: { expr, unit: 'mm', label: text('Länge') } } });

describe('compile model', () => {
  it('runs a proper model', () => {
    expect(evaluate(compileModel(publishedModel(model())), { length: 20 }).outputs['outerLength']?.value).toBe(40);
  });

  it.each([
    ['a value for something it does not have', [{ id: 'a', values: { width: 20 } }], ['presets.a: unknown-parameter']],
    ['a value outside the limits', [{ id: 'a', values: { length: 200 } }], ['presets.a: problem']],
    ['nothing', [{ id: 'a', values: {} }], ['presets.a: empty']],
    [
      'the same name twice',
      [
        { id: 'a', values: { length: 20 } },
        { id: 'a', values: { length: 30 } },
      ],
      ['presets.a: duplicate'],
    ],
    ['proper values', [{ id: 'a', values: { length: 20 } }], []],
  ])('judges a quick preset with %s', (_, presets, expected) => {
    expect(faults({ presets: presets.map((preset) => ({ ...preset, label: text('Vorgabe') })) })).toEqual(expected);
  });

  it.each([
    ['a picture that hides an assembly', {}, { looks: [{ assembly: 'all', hide: 'bare' }] }, []],
    [
      'a size that a choice of the picture decides',
      {},
      {
        let: [
          { id: 'double', expr: 'length * 2', unit: 'mm' },
          { id: 'bareness', expr: 'bare' },
        ],
      },
      ['let.bareness: unknown-name'],
    ],
    [
      'a rule about a choice of the picture',
      {},
      { constraints: [{ id: 'r', assert: 'length > 0', severity: 'ERROR', message: text('x'), params: ['bare'] }] },
      ['constraints.r: unknown-parameter'],
    ],
    ['a picture that starts unlike the product', { preset: true }, {}, ['params.bare: view-preset']],
    ['a choice of the picture for many orders at once', { quickOrder: true }, {}, ['params.bare: view-quick-order']],
    ['a picture that asks for a result', {}, { looks: [{ assembly: 'all', hide: 'outerLength > 5' }] }, ['looks.0.hide: unknown-name']],
    ['a picture of an assembly that it has not', {}, { looks: [{ assembly: 'roof', hide: 'bare' }] }, ['looks.0: unknown-assembly']],
  ])('judges %s', (_, param, change, expected) => {
    const { groups, params } = model() as { groups: unknown[]; params: unknown[] };
    const view = {
      groups: [...groups, { id: 'darstellung', label: text('Darstellung'), role: 'render', order: 9 }],
      params: [...params, { id: 'bare', group: 'darstellung', label: text('Ohne'), type: 'bool', ...param }],
    };
    expect(faults({ ...view, ...change })).toEqual(expected);
  });

  it.each([
    ['an unknown name', output('missing + 1'), 'outputs.result: unknown-name'],
    ['an unknown function', output("constructor('x')"), 'outputs.result: unknown-function'],
    [
      'a cycle',
      {
        let: [
          { id: 'double', expr: 'b' },
          { id: 'b', expr: 'double' },
        ],
      },
      'let.double: cycle',
    ],
    [
      'a name given twice',
      {
        let: [
          { id: 'double', expr: '1' },
          { id: 'length', expr: '1' },
        ],
      },
      'let.length: duplicate-name',
    ],
    [
      'a key of the link as name',
      {
        let: [
          { id: 'double', expr: '1' },
          { id: 'menge', expr: '1' },
        ],
      },
      'let.menge: duplicate-name',
    ],
    ['a wrong unit', { let: [{ id: 'double', expr: 'length', unit: 'kg' }] }, 'let.double: unit'],
    ['a missing language', { label: { de: 'Brett', fr: '', en: 'Board' } }, 'label.fr: missing-text'],
    ['an unknown key', { costs: 1 }, ': unknown-field'],
    ['a leaf without group', { groups: [] }, 'params.length: unknown-group'],
    ['parts asked before they are known', { let: [{ id: 'double', expr: "countParts('board')" }] }, 'let.double: parts-not-known-yet'],
    ['a remark without one of its languages', remarked({ de: "'HT'", fr: "'HT'" }), 'components.board.remark.en: missing-text'],
    ['a remark that is no text', remarked({ de: "'HT'", fr: 'length', en: "'HT'" }), 'components.board.remark.fr: result-type'],
    ['a text as result', output("'x'"), 'outputs.result: result-type'],
    [
      'a Darstellung group of the product',
      {
        groups: [
          { id: 'size', label: text('M'), role: 'product', order: 1 },
          { id: 'darstellung', label: text('D'), role: 'product', order: 2 },
        ],
      },
      'groups.darstellung: property group type violation',
    ],
    [
      'a message with an unknown name',
      { constraints: [{ id: 'c', assert: 'true', severity: 'ERROR', message: text('{nope}'), params: [] }] },
      'constraints.c: unknown-name',
    ],
    [
      'a rule about an unknown parameter',
      { constraints: [{ id: 'c', assert: 'true', severity: 'ERROR', message: text('x'), params: ['nope'] }] },
      'constraints.c: unknown-parameter',
    ],
  ])('refuses %s', (_, change, fault) => {
    expect(faults(change)).toContain(fault);
  });

  it('refuses parameters whose minimum depends on themselves', () => {
    const params = [
      { id: 'a', group: 'size', label: text('A'), type: 'number', min: 'b', max: 100 },
      { id: 'b', group: 'size', label: text('B'), type: 'number', min: 'a', max: 100 },
    ];
    expect(faults({ params, let: [], components: [], outputs: {} })).toContain('a: cycle');
  });

  it('gives a number without value its minimum even where that follows from another parameter', () => {
    const params = [
      { id: 'width', group: 'size', label: text('B'), type: 'number', min: 'length + 5', max: 1000 },
      { id: 'length', group: 'size', label: text('L'), type: 'number', min: 10, max: 100 },
    ];
    expect(evaluate(compileModel(publishedModel(model({ params }))), { length: 20 }).values).toEqual({ width: 25, length: 20 });
  });

  it.each([
    ['one formula for all', "text('L', length)", { de: 'L20', fr: 'L20', en: 'L20' }],
    [
      'a formula for each',
      { de: "text(length, ' lang')", fr: "text(length, ' de long')", en: "text(length, ' long')" },
      { de: '20 lang', fr: '20 de long', en: '20 long' },
    ],
  ])('says a remark in three languages: %s', (_, remark, words) => {
    const { partList } = evaluate(compileModel(publishedModel(model(remarked(remark)))), { length: 20 });
    expect(partList.map((line) => line.remark)).toEqual([words]);
  });

  it.each([
    ['holds', 30, []],
    ['does not hold', 60, ['rule']],
    ['cannot be reckoned: the root of less than nothing', 15, ['rule']],
    ['cannot be reckoned because a value is outside its limits, which alone is told', 5, ['min']],
  ])('a rule that %s', (_, length, expected) => {
    const rule = { id: 'rule', assert: 'sqrt(length - 20) < 5', severity: 'ERROR', message: text('Zu lang.'), params: ['length'] };
    const { problems } = evaluate(compileModel(publishedModel(model({ constraints: [rule] }))), { length });
    expect(problems.map(({ id }) => id)).toEqual(expected);
  });

  it('throws with the cell when a published model is faulty', () => {
    expect(() => compileModel(publishedModel(model(output('missing'))))).toThrow('outputs.result: unknown-name missing');
  });
});
