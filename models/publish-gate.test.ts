import { describe, expect, it } from 'vitest';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { checkTree } from '#domain/configurator/reference.ts';
import { describe as describeModel } from '#domain/configurator/describe.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { overlappingParts } from '#domain/configurator/overlap.ts';
import { boundingBox, enclosing } from '#domain/configurator/placement.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { quickPresetFaults } from '#domain/configurator/quick-preset.ts';
import { materialOf } from '#domain/material/material.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth } from '#test/depth.ts';
import { randomValues, sequence } from './random-values.ts';

const models = folderLibrary();

const inputsPerModel = depth(200, 2000);
const sweepMs = 60_000;

/** Whether every part touches another one: nothing floats. */
function everythingTouches(parts: readonly Instance[]): boolean {
  const boxes = parts.map(enclosing);
  return boxes.every(
    (a, index) =>
      boxes.length === 1 ||
      boxes.some(
        (b, other) =>
          other !== index &&
          [0, 1, 2].every(
            (axis) =>
              (a.min[axis] ?? 0) <= (b.min[axis] ?? 0) + (b.size[axis] ?? 0) + 0.1 &&
              (b.min[axis] ?? 0) <= (a.min[axis] ?? 0) + (a.size[axis] ?? 0) + 0.1,
          ),
      ),
  );
}

function compiledModel(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

describe.each(models.ids)('%s', (id) => {
  const compiled = compiledModel(id);

  it('names itself as its folder and has a proper property tree', () => {
    expect(compiled.model.id).toBe(id);
    const tree = describeModel(compiled, presetValues(compiled));
    expect(() => checkTree(tree)).not.toThrow();
  });

  it('is free of problems as it is first shown', () => {
    expect(evaluate(compiled, presetValues(compiled)).problems).toEqual([]);
  });

  it('offers no quick presets or two to five, and each can be built as it is', () => {
    expect(quickPresetFaults(compiled)).toEqual([]);
    expect([0, 2, 3, 4, 5]).toContain(compiled.model.presets?.length ?? 0);
  });

  it(
    'holds together for inputs anywhere inside the limits',
    () => {
      const random = sequence(id.length * 7919 + 1);
      for (let run = 0; run < inputsPerModel; run += 1) {
        const values = randomValues(compiled, random);
        const evaluation = evaluate(compiled, values);
        const at = JSON.stringify(values);
        const ownRules = new Set(compiled.constraints.map((constraint) => constraint.id));
        expect(
          evaluation.problems.filter((problem) => !ownRules.has(problem.id)),
          at,
        ).toEqual([]);
        const { instances, outputs, totals, partList } = evaluation;
        const numbers = [
          ...instances.flatMap((part) => [...part.min, ...part.size, ...part.explode, part.turn?.degrees ?? 0]),
          ...partList.flatMap((line) => [line.count, line.partInfo.weight, line.partInfo.amount, line.partInfo.amountCubic]),
          ...Object.values(outputs).map((output) => output.value),
          totals.weight,
          totals.woodVolume,
        ];
        expect(numbers.every(Number.isFinite), at).toBe(true);
        expect(
          instances.every((part) => part.size.every((side) => side > 0)),
          at,
        ).toBe(true);
        expect(
          partList.every((line) => line.count > 0 && line.partInfo.weight >= 0 && materialOf(line.material) !== undefined),
          at,
        ).toBe(true);
        expect(
          instances.every((part) => part.line >= 0 && part.line < partList.length && materialOf(part.material) !== undefined),
          at,
        ).toBe(true);
        expect(overlappingParts(instances), at).toEqual([]);
        expect(everythingTouches(instances), at).toBe(true);
        const box = boundingBox(instances);
        // A carton travels as a flat blank: its third side is the board itself.
        const flat = compiled.model.kind === 'flat2d';
        const sides = flat ? ['blankLength', 'blankWidth'] : ['outerLength', 'outerWidth', 'outerHeight'];
        const stated = sides.map((name) => outputs[name]?.value ?? Number.NaN);
        box.min.forEach((corner) => expect(corner, at).toBeCloseTo(0, 3));
        stated.forEach((side, axis) => expect(box.size[axis], at).toBeCloseTo(side, 3));
        const [blankLength = 0, blankWidth = 0] = stated;
        const points = evaluation.contours.flatMap((contour) => contour.points);
        expect(points.length > 0, at).toBe(flat);
        expect(
          points.every(([x, y]) => x >= -1e-6 && y >= -1e-6 && x <= blankLength + 1e-6 && y <= blankWidth + 1e-6),
          at,
        ).toBe(true);
      }
    },
    sweepMs,
  );
});
