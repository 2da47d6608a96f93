import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import { isWorthSaying, moreForLess } from '#domain/configurator/more-for-less.ts';
import { randomValues, sequence } from '#domain/configurator/random-values.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import { partLabels } from '#domain/workshop/label.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth, seed } from '#test/depth.ts';

const models = folderLibrary();
const inputs = depth(30, 1000);
const lot = 10;
/** Parameters for the weight of goods or the load of a deck. */
const loads: ReadonlySet<string> = new Set(['mass', 'load']);
/** One more step may save a skid, a joist, a row of braces, or two skids of a small crate (7.7 %): never more than this share of the costs, and the shop mentions it. */
const steepestStep = 0.09;
/** Only round sizes are mentioned, not what costs less for a few mm between two of them. */
const grid = 10;
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

  it('costs less for larger sizes and heavier goods only by small steps, and names what is near', () => {
    for (const [run, values] of cases().entries()) {
      const now = built(values);
      const before = costOf(values);
      if (now === null || before === null) continue;
      let offers: ReadonlySet<string> | null = null;
      for (const { param } of compiled.params) {
        if (param.type !== 'number' || !(loads.has(param.id) || sizes.has(param.id))) continue;
        const step = param.step ?? 1;
        const at = (steps: number): Values => ({ ...values, [param.id]: Number(values[param.id]) + step * steps });
        const steps = 1 + (run % 40);
        const after = costOf(at(steps));
        if (after === null || !isWorthSaying(before, after)) continue;
        offers ??= new Set([...moreForLess(compiled, now)].flatMap((more) => more?.parameter ?? []));
        const rounded = param.unit === '' ? after : costOf({ ...values, [param.id]: Math.ceil(Number(at(steps)[param.id]) / grid) * grid });
        if (rounded !== null && isWorthSaying(before, rounded)) expect(offers, JSON.stringify(at(steps))).toContain(param.id);
        const each = Array.from({ length: steps + 1 }, (_, index) => costOf(at(index)));
        for (const [index, chf] of each.slice(1).entries())
          if (chf !== null) expect(chf, JSON.stringify(at(index))).toBeGreaterThanOrEqual((each[index] ?? 0) * (1 - steepestStep));
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
