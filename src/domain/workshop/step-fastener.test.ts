import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
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
    expect(
      steps.map(({ kind }, at) => [
        kind,
        ...driven[at]!.map(({ articleNumber, count, isClinched }) => `${count} ${articleNumber}${isClinched ? ' clinched' : ''}`),
      ]),
    ).toEqual([
      ['ends', '32 NA-25x45 clinched'],
      ['sides', '32 NA-25x45 clinched', '32 NA-28x60'],
      ['floor', '26 NA-28x60'],
      ['skids', '20 NA-31x70'],
      ['lid', '20 NA-25x45 clinched'],
    ]);
  });

  it('is the nails of a pallet with the layer they hold, by their length', () => {
    const { driven } = build('palette');
    expect(driven.map((pieces) => pieces.map(({ articleNumber, count }) => `${count} ${articleNumber}`))).toEqual([
      [],
      ['18 NA-28x60'],
      ['18 NA-34x90'],
      ['27 NA-31x70'],
    ]);
  });

  it('is the screws of furniture with what they fix', () => {
    const { driven } = build('tisch');
    expect(driven.map((pieces) => pieces.map(({ articleNumber, count }) => `${count} ${articleNumber}`))).toEqual([[], ['16 SR-8x220']]);
  });

  it.each(['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste', 'kiste-offen', 'palette', 'tisch'])(
    'is in all steps of %s what its part list counts',
    (id) => {
      const { evaluation, driven } = build(id);
      const sums = new Map<string, number>();
      for (const { articleNumber, count } of driven.flat()) sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + count);
      expect(sums.size).toBeGreaterThan(0);
      for (const [article, count] of sums)
        expect(
          evaluation.partList.filter(({ articleNumber }) => articleNumber === article).reduce((sum, line) => sum + line.count, 0),
        ).toBe(count);
    },
  );
});
