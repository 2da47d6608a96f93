import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { costItems, materialChf, modelCost, type CompiledCost } from './model-cost.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';

const models = folderLibrary();

function parts(id: string): { model: CompiledModel; cost: CompiledCost } {
  const model = models.compiled(id);
  const cost = models.cost(id);
  if (model === null || cost === null) throw new Error(`no model ${id}`);
  return { model, cost };
}

/** CHF per piece. */
function chf(id: string, values: Record<string, unknown>, quantity: number): number {
  const { model, cost } = parts(id);
  return (modelCost(cost, evaluate(model, values), quantity) ?? Number.NaN) / 10_000;
}

const crate = { length: 1000, width: 600, height: 500, mass: 150 };

describe('model cost', () => {
  it.each([
    ['holzkiste', crate, 1, 110, 150],
    ['holzkiste', crate, 100, 75, 110],
    ['epal1', {}, 1, 9, 12],
    ['latte', { count: 1, material: 'spruce', length: 1000, section: '60!18' }, 1, 3, 8],
    ['lounge', { seats: 2, cushion: 120, castors: false, finish: 'raw' }, 1, 360, 460],
  ])('%s %j × %d costs between %d and %d francs', (id, values, quantity, least, most) => {
    const cost = chf(id, values, quantity);
    expect(cost).toBeGreaterThan(least);
    expect(cost).toBeLessThan(most);
  });

  it.each(models.ids)('%s: every part has a price, and a piece of more is cheaper by its share of the set-up', (id) => {
    const { model, cost } = parts(id);
    const evaluation = evaluate(model, presetValues(model));
    const ladder = [1, 2, 10, 100, 1000].map((quantity) => modelCost(cost, evaluation, quantity) ?? Number.NaN);
    expect(ladder.every((step) => Number.isInteger(step) && step > 0)).toBe(true);
    expect(ladder).toEqual(ladder.toSorted((a, b) => b - a));
  });

  it('adds its items up to the cost', () => {
    const { model, cost } = parts('holzkiste');
    const evaluation = evaluate(model, crate);
    const sum = (costItems(cost, evaluation, 7) ?? []).reduce((total, item) => total + item.chf, 0);
    expect(modelCost(cost, evaluation, 7)).toBe(Math.round(sum * 10_000));
  });

  it('has no cost for a product with an error, a part without price, or no quantity', () => {
    const { model, cost } = parts('holzkiste');
    expect(modelCost(cost, evaluate(model, { ...crate, mass: 501 }), 1)).toBeNull();
    const evaluation = evaluate(model, crate);
    for (const quantity of [0, -1, Number.NaN, Infinity]) expect(modelCost(cost, evaluation, quantity)).toBeNull();
    expect(materialChf({ ...cost.prices, prices: {} }, evaluation.partList)).toBeNull();
  });

  it('costs treatment only where the destination asks for it', () => {
    const values = { length: 2000, width: 1000, height: 1200, mass: 1000 };
    expect(chf('exportkiste', { ...values, destination: 'US' }, 1)).toBeGreaterThan(
      chf('exportkiste', { ...values, destination: 'DE' }, 1),
    );
  });

  it('a larger or heavier crate never costs less', () => {
    expect(chf('holzkiste', { ...crate, length: 1400 }, 1)).toBeGreaterThan(chf('holzkiste', crate, 1));
    expect(chf('holzkiste', { ...crate, mass: 251 }, 1)).toBeGreaterThan(chf('holzkiste', crate, 1));
  });
});
