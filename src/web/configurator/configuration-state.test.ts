import { describe, expect, it } from 'vitest';
import model from '#models/holzkiste/model.json' with { type: 'json' };
import { publishedModel } from '#domain/configurator/check-model.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { compileDocuments } from './compile-documents.ts';
import { changeConfiguration, startConfiguration } from './configuration-state.ts';

const compiled = compileDocuments([{ id: 'holzkiste', version: 1, hash: '', model: publishedModel(model) }]);
const preset = presetValues(compiled);
const change = (value: number, atMs: number) => ({ kind: 'change', patch: { length: value }, mergeKey: 'length', atMs }) as const;

describe('a configuration screen', () => {
  it('keeps showing the last product that can be built while a value is wrong', () => {
    const start = startConfiguration(compiled, preset, preset);
    const wrong = changeConfiguration(compiled, start, change(90_000, 0));
    expect(wrong.evaluation.problems.map(({ severity }) => severity)).toContain('ERROR');
    expect(wrong.buildable).toBe(start.evaluation);
  });

  it('shows the preset for a link that cannot be built', () => {
    const state = startConfiguration(compiled, { ...preset, mass: 5000 }, preset);
    expect(state.buildable?.values).toEqual(preset);
  });

  it('takes quick changes of one value back in one step', () => {
    let state = startConfiguration(compiled, preset, preset);
    for (const [index, value] of [1100, 1110, 1120].entries()) state = changeConfiguration(compiled, state, change(value, index * 50));
    state = changeConfiguration(compiled, state, { kind: 'undo' });
    expect(state.evaluation.values['length']).toBe(1000);
    state = changeConfiguration(compiled, state, { kind: 'redo' });
    expect(state.evaluation.values['length']).toBe(1120);
  });

  it('takes a quick preset back in one step', () => {
    const [preferred] = compiled.model.presets ?? [];
    if (preferred === undefined) throw new Error('the crate has no quick preset');
    const start = startConfiguration(compiled, preset, preset);
    const taken = changeConfiguration(compiled, start, { kind: 'change', patch: preferred.values, atMs: 0 });
    expect(taken.evaluation.values).toMatchObject(preferred.values);
    expect(taken.history.undo).toHaveLength(1);
    expect(changeConfiguration(compiled, taken, { kind: 'undo' }).evaluation.values).toEqual(preset);
  });

  it('resets in one step that can be taken back', () => {
    let state = changeConfiguration(compiled, startConfiguration(compiled, preset, preset), change(1200, 0));
    state = changeConfiguration(compiled, state, { kind: 'reset', values: preset });
    expect(state.evaluation.values['length']).toBe(1000);
    expect(changeConfiguration(compiled, state, { kind: 'undo' }).evaluation.values['length']).toBe(1200);
  });
});
