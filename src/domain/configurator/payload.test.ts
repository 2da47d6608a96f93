/** What a crate is said to carry: never more than its construction allows, whatever its floor alone would hold. */
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';
import { evaluate } from './evaluate.ts';
import { randomValues, sequence } from './random-values.ts';

const models = folderLibrary();
const inputs = depth(100, 3000);

describe.each([
  ['holzkiste', 500],
  ['sperrholzkiste', 450],
  ['verschlag', 1000],
  ['exportkiste', 4500],
])('%s', (id, most) => {
  it('says what it carries in one sentence, at least its goods and at most what its construction allows', () => {
    const compiled = models.compiled(id);
    if (compiled === null) throw new Error(`no model ${id}`);
    const random = sequence(seed + most);
    for (let run = 0; run < inputs; run += 1) {
      const values = randomValues(compiled, random);
      const { outputs, problems } = evaluate(compiled, values);
      if (problems.some(({ severity }) => severity === 'ERROR')) continue;
      const said = [outputs['payload'], outputs['constructionLimit']].flatMap((output) => output?.sentence?.de ?? []);
      expect(said, JSON.stringify(values)).toHaveLength(1);
      const [, carried = ''] = /^Trägt bis ([\d'.]+) kg/.exec(said[0] ?? '') ?? [];
      const kg = Number(carried.replaceAll("'", ''));
      expect(kg, said[0]).toBeGreaterThanOrEqual(Number(values['mass']));
      expect(kg, said[0]).toBeLessThanOrEqual(most);
    }
  });
});
