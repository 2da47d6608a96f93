import { describe, expect, it } from 'vitest';
import holzkiste from '#models/holzkiste/2/model.json' with { type: 'json' };
import { publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { evaluate } from './evaluate.ts';
import { causesOfLine, componentsOfLine, parametersByComponent } from './part-cause.ts';
import { presetValues } from './preset.ts';

const compiled = compileModel(publishedModel(holzkiste));
const crate = evaluate(compiled, presetValues(compiled));

describe('what stands behind a part', () => {
  it('finds the components of every line of the part list, but of nails, which come of where parts meet', () => {
    const without = crate.partList.filter((_, line) => componentsOfLine(compiled, crate, line).length === 0);
    expect(without.map(({ partInfo }) => partInfo.key)).toEqual(['NA', 'NA', 'NA']);
  });

  it('names the values in the formulas of a skid', () => {
    const skid = crate.partList.findIndex(({ articleNumber }) => articleNumber.startsWith('QK'));
    expect(causesOfLine(compiled, crate, skid)).toEqual(['outWidth', 'sideLength', 'skids']);
  });

  it('goes back to the choices: the height makes walls, not skids', () => {
    const parameters = parametersByComponent(compiled);
    expect(parameters.get('front-board')?.has('height')).toBe(true);
    expect(parameters.get('skid')?.has('height')).toBe(false);
    expect([...(parameters.get('lid-board') ?? [])].sort()).toEqual(['length', 'mass', 'width']);
  });

  it('knows nothing of a line that is not there', () => expect(causesOfLine(compiled, crate, 999)).toEqual([]));
});
