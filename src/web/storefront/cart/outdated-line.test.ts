import { expect, it } from 'vitest';
import { isOutdated } from './outdated-line.ts';

const configuration = (version: number, modelId = 'holzkiste') => ({ configuration: { modelId, version, values: {} } });

it.each([
  ['an older version', configuration(1), configuration(2), true],
  ['the same version', configuration(2), configuration(2), false],
  ['a newer version than this page knows', configuration(3), configuration(2), false],
  ['another model', configuration(1, 'verschlag'), configuration(2), false],
  ['no configuration', { configuration: null }, configuration(2), false],
  ['a product without a model', configuration(1), { configuration: null }, false],
])('a line with %s', (_, line, product, outdated) => {
  expect(isOutdated(line, product)).toBe(outdated);
});
