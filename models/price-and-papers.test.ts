import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { randomValues, sequence } from '#domain/configurator/random-values.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import { partLabels } from '#domain/workshop/label.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';

const models = folderLibrary();
const inputs = depth(60, 1000);
const lot = 10;
/** What goods weigh; more of it never makes the packaging cheaper. */
const loads: ReadonlySet<string> = new Set(['mass', 'load']);
/** A larger size may need fewer skids or boards that are not cut lengthwise; of the open crate, whose boards are counted by their gaps, a board in each wall. */
const steepestFall = (id: string): number => (id === 'verschlag' ? 0.08 : 0.04);
const sizes: ReadonlySet<string> = new Set(['length', 'width', 'height', 'seats', 'wing', 'pallets', 'rows', 'layers', 'frames']);

describe.each(models.ids)('%s', (id) => {
  const compiled = models.compiled(id);
  const cost = models.cost(id);
  if (compiled === null || cost === null) throw new Error(`no model ${id}`);
  const built = (values: Values): Evaluation | null => {
    const evaluation = evaluate(compiled, values);
    return evaluation.problems.some(({ severity }) => severity === 'ERROR') ? null : evaluation;
  };
  const costOf = (values: Values): number | null => {
    const evaluation = built(values);
    return evaluation === null ? null : modelCost(cost, evaluation, lot);
  };
  const cases = (): Values[] => {
    const random = sequence(seed + id.length);
    return Array.from({ length: inputs }, () => randomValues(compiled, random));
  };

  it('costs no less for heavier goods, and hardly less for a larger size', () => {
    for (const [run, values] of cases().entries()) {
      const before = costOf(values);
      for (const { param } of compiled.params) {
        if (before === null || param.type !== 'number' || !(loads.has(param.id) || sizes.has(param.id))) continue;
        const more = { ...values, [param.id]: Number(values[param.id]) + (param.step ?? 1) * (1 + (run % 40)) };
        const after = costOf(more);
        const least = loads.has(param.id) ? before : before * (1 - steepestFall(id));
        if (after !== null) expect(after, `${param.id} ${JSON.stringify(more)}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('lists on its papers what is drawn, and labels every piece of it', () => {
    for (const values of cases()) {
      const evaluation = built(values);
      if (evaluation === null) continue;
      const { instances, partList } = evaluation;
      const drawn = new Map<number, number>();
      for (const { component, line } of instances) if (!component.includes('/')) drawn.set(line, (drawn.get(line) ?? 0) + 1);
      for (const [line, pieces] of drawn) expect(partList[line]?.count, JSON.stringify(values)).toBe(pieces);
      const labels = partLabels(benchOf(compiled, evaluation), partList, 1);
      const labelled = labels.reduce((sum, { count }) => sum + count, 0);
      expect(labelled).toBeCloseTo(
        partList.reduce((sum, { count }) => sum + count, 0),
        6,
      );
      const sized = partList.filter(({ length, width, height }) => length * width * height > 0);
      expect(sized.every((_, line) => instances.some((part) => partList[part.line] === sized[line]))).toBe(true);
    }
  });
});
