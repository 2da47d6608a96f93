/** Another construction is offered with sizes that it can be built in: what is smaller than its smallest is raised to it. */
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';
import { evaluate } from './evaluate.ts';
import { presetValues } from './preset.ts';
import { randomValues, sequence } from './random-values.ts';

const models = folderLibrary();
const inputs = depth(100, 3000);

describe.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste'])('the constructions after %s', (id) => {
  it('take over nothing that is too small for them', () => {
    const compiled = models.compiled(id);
    if (compiled === null) throw new Error(`no model ${id}`);
    const random = sequence(seed + id.length);
    for (let run = 0; run < inputs; run += 1) {
      const values = randomValues(compiled, random);
      for (const { modelId, values: carried } of evaluate(compiled, values).problems.flatMap(({ next = [] }) => next)) {
        const after = modelId === null ? null : models.compiled(modelId);
        if (after === null) continue;
        const tooSmall = evaluate(after, { ...presetValues(after), ...carried }).problems.filter((problem) => problem.id === 'min');
        expect(tooSmall, `${modelId} ${JSON.stringify(carried)}`).toEqual([]);
      }
    }
  });
});
