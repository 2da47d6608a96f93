// What the examples of each model cost to make, in francs: a changed rule or material price shows here line by line. `npx vitest run models/cost -u` takes it over.
import { expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { examplesSchema } from '#domain/configurator/example.ts';
import { amountText } from '#domain/money/money-text.ts';
import { unitPriceToRappen } from '#domain/money/money.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { readModelFolder } from '#server/model/model-folder.ts';

const folder = readModelFolder();
const models = folderLibrary();

const chfText = (price: UnitPrice): string => amountText(unitPriceToRappen(price, 1, 1));

const costs = folder.versions.flatMap(({ id, version, examples }) => {
  const compiled = models.compiled(id, version);
  const cost = models.cost(id, version);
  if (compiled === null || cost === null) throw new Error(`no model ${id} with costs`);
  return examplesSchema.parse(examples).flatMap(({ name, values }) => {
    const evaluation = evaluate(compiled, values);
    const [one, hundred] = [1, 100].map((quantity) => modelCost(cost, evaluation, quantity));
    if (!one || !hundred) return [];
    return `${id} ${version}, ${name}: ${chfText(one)} each, ${chfText(hundred)} each of 100`;
  });
});

it('costs to make what it did', async () => {
  expect(costs.length).toBeGreaterThan(100);
  await expect(`${costs.join('\n')}\n`).toMatchFileSnapshot('costs.txt');
});
