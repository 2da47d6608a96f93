import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { assemblySteps, stepParts } from './assembly-step.ts';
import { benchList } from './bench-list.ts';
import { partLabels } from './label.ts';

const library = folderLibrary();
const modelIds = readdirSync('models').filter((id) => library.compiled(id) !== null);

function factsOf(id: string) {
  const compiled = library.compiled(id)!;
  const { instances, partList } = evaluate(compiled, presetValues(compiled));
  return { instances, partList, assemblies: benchList({ instances, partList }, compiled.model.assemblies) };
}

describe.each(modelIds)('the steps and labels of %s', (id) => {
  const { instances, partList, assemblies } = factsOf(id);
  const steps = assemblySteps(assemblies, partList, instances);

  it('add each part exactly once', () => {
    const added = steps.flatMap((step) => stepParts(step, instances, 100).flatMap(({ index, isAdded }) => (isAdded ? [index] : [])));
    expect(added.toSorted((a, b) => a - b)).toEqual(instances.map((_, index) => index));
  });

  it('have a label for each position, with all pieces of the order', () => {
    const labels = partLabels(assemblies, partList, 7);
    expect(labels.map(({ position }) => position)).toEqual(assemblies.flatMap(({ parts }) => parts.map(({ position }) => position)));
    const pieces = partList.reduce((sum, { count }) => sum + count, 0);
    expect(labels.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(7 * pieces, 6);
    expect(labels.at(-1)).toMatchObject({ number: labels.length, of: labels.length });
  });
});

describe('the order of building', () => {
  it('of a nailed crate turns it over for floor and skids', () => {
    const { assemblies, partList, instances } = factsOf('holzkiste');
    expect(
      assemblySteps(assemblies, partList, instances).map(({ kind, isTurnedOver }) => `${kind}${isTurnedOver ? ' turned' : ''}`),
    ).toEqual(['ends', 'sides', 'floor turned', 'skids turned', 'lid']);
  });

  it('of a pallet lies on its deck until the last board is on', () => {
    const { assemblies, partList, instances } = factsOf('epal1');
    const steps = assemblySteps(assemblies, partList, instances);
    expect(steps.map(({ kind, isTurnedOver }) => [kind, isTurnedOver])).toEqual([
      ['ready', true],
      ['part', true],
      ['part', true],
      ['part', true],
    ]);
    const [boards] = stepParts(steps.at(-1)!, instances, 100).filter(({ isAdded }) => isAdded);
    const deck = stepParts(steps.at(-1)!, instances, 100).filter(({ isAdded }) => !isAdded);
    expect(boards!.instance.min[2]).toBeGreaterThan(Math.max(...deck.map(({ instance }) => instance.min[2])));
  });

  it('of a crate on a frame begins with the frame', () => {
    const { assemblies, partList, instances } = factsOf('holzkiste');
    const framed = partList.map((line) => (line.articleName.de === 'Querkufe' ? { ...line, articleNumber: 'LK' } : line));
    const steps = assemblySteps(assemblies, framed, instances);
    expect(steps.map(({ kind }) => kind)).toEqual(['frame', 'floor', 'ends', 'sides', 'lid']);
    expect(steps.some(({ isTurnedOver }) => isTurnedOver)).toBe(false);
  });

  it('lets the floor come onto its frame from above', () => {
    const { assemblies, partList, instances } = factsOf('exportkiste');
    const floor = assemblySteps(assemblies, partList, instances).find(({ kind }) => kind === 'floor')!;
    const shown = stepParts(floor, instances, 500);
    const top = (added: boolean) =>
      Math.max(...shown.flatMap(({ instance, isAdded }) => (isAdded === added ? [instance.min[2] + instance.size[2]] : [])));
    expect(top(true)).toBeGreaterThan(top(false));
  });

  it('leaves the cross skids of a frame at the bottom', () => {
    const { assemblies, partList, instances } = factsOf('exportkiste');
    const shown = stepParts(assemblySteps(assemblies, partList, instances)[0]!, instances, 500).toSorted(
      (a, b) => a.instance.min[2] - b.instance.min[2],
    );
    expect(partList[shown[0]!.instance.line]?.articleNumber).toBe('QK');
  });

  it('shows the floor of a turned crate on top', () => {
    const { assemblies, partList, instances } = factsOf('holzkiste');
    const floor = assemblySteps(assemblies, partList, instances).find(({ kind }) => kind === 'floor')!;
    const lowest = Math.min(...stepParts(floor, instances, 0).map(({ instance }) => instance.min[2]));
    const boards = stepParts(floor, instances, 0).filter(({ isAdded }) => isAdded);
    expect(lowest).toBeGreaterThanOrEqual(0);
    for (const { instance } of boards) expect(instance.min[2]).toBeGreaterThan(500);
  });
});
