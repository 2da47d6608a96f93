import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { assemblySteps } from './assembly-step.ts';
import { benchList } from './bench-list.ts';
import { stepFasteners } from './step-fastener.ts';

const library = folderLibrary();

function build(id: string) {
  const compiled = library.compiled(id)!;
  const evaluation = evaluate(compiled, presetValues(compiled));
  const steps = assemblySteps(benchList(evaluation, compiled.model.assemblies), evaluation.partList, evaluation.instances);
  return { evaluation, steps, driven: stepFasteners(steps, evaluation) };
}

describe('what is driven in a step', () => {
  it('is each nail of a wooden crate where its second part comes', () => {
    const { steps, driven } = build('holzkiste');
    expect(steps.map(({ kind }, at) => [kind, ...driven[at]!.map(({ fastener, count }) => `${count} ${fastener}`)])).toEqual([
      ['ends', '32 nail-2.5x45'],
      ['sides', '32 nail-2.5x45', '32 nail-2.8x60'],
      ['floor', '26 nail-2.8x60'],
      ['skids', '20 nail-3.1x70'],
      ['lid', '20 nail-2.5x45'],
    ]);
  });

  it.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste', 'kiste-offen'])(
    'is in all steps of %s what its part list counts',
    (id) => {
      const { evaluation, driven } = build(id);
      const sums = new Map<string, number>();
      for (const { fastener, count } of driven.flat()) {
        const { articleNumber } = fasteners[fastener]!;
        sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + count);
      }
      expect(sums.size).toBeGreaterThan(0);
      for (const [article, count] of sums)
        expect(
          evaluation.partList.filter(({ articleNumber }) => articleNumber === article).reduce((sum, line) => sum + line.count, 0),
        ).toBe(count);
    },
  );
});
