import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { benchList, positionsOf } from './bench-list.ts';

const library = folderLibrary();
const modelIds = readdirSync('models').filter((id) => library.compiled(id) !== null);

function listOf(id: string) {
  const compiled = library.compiled(id)!;
  const { instances, partList } = evaluate(compiled, presetValues(compiled));
  return { instances, partList, assemblies: benchList({ instances, partList }, compiled.model.assemblies) };
}

describe.each(modelIds)('the bench list of %s', (id) => {
  const { instances, partList, assemblies } = listOf(id);
  const parts = assemblies.flatMap((assembly) => assembly.parts);

  it('counts what the part list counts', () => {
    partList.forEach(({ count, articleName }, line) => {
      const listed = parts.filter((part) => part.line === line).reduce((sum, part) => sum + part.count, 0);
      expect(listed, articleName.de).toBeCloseTo(count, 6);
    });
  });

  it('gives each placed part exactly one position', () => {
    expect(parts.flatMap((part) => part.instances).toSorted((a, b) => a - b)).toEqual(instances.map((_, index) => index));
    expect(positionsOf(assemblies, instances.length)).not.toContain('');
    expect(new Set(parts.map(({ position }) => position)).size).toBe(parts.length);
  });
});

describe('the bench list', () => {
  it('makes equal opposite walls one assembly of two, and keeps floor and lid apart', () => {
    const { assemblies } = listOf('holzkiste');
    expect(assemblies.map(({ number, name, count }) => `${number} ${name.de} ${count}`)).toEqual([
      '1 Kufen 1',
      '2 Boden 1',
      '3 Stirnseite 2',
      '4 Längsseite 2',
      '5 Deckel 1',
      '6 Kleinteile 1',
    ]);
  });

  it('puts what is only counted last', () => {
    const { assemblies } = listOf('deckel');
    expect(assemblies.at(-1)).toMatchObject({ name: { de: 'Kleinteile' }, parts: [{ instances: [] }] });
  });

  it('lists a brace that leans the other way by itself', () => {
    const brace = (degrees: number, x: number): Instance => ({
      component: 'brace',
      group: 'front',
      min: [x, 0, 0],
      size: [800, 30, 80],
      grain: 'x',
      material: 'spruce',
      line: 0,
      explode: [0, 1, 0],
      turn: {
        axis: 'y',
        degrees,
      },
    });
    const { partList } = listOf('latte');
    const list = benchList({ instances: [brace(40, 0), brace(-40, 900)], partList: [{ ...partList[0]!, count: 2 }] }, {});
    expect(list[0]!.parts.map(({ position, count }) => [position, count])).toEqual([
      ['1.1', 1],
      ['1.2', 1],
    ]);
  });
});
