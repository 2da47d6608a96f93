/** Reads the folder `models/`: the models that come with the shop, one version each, and the material prices beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { usedModelIds } from '#domain/configurator/compile-model.ts';
import type { ModelFacts, ModelVersionWithExamples } from './model-facts.ts';

const folder = path.join(import.meta.dirname, '../../../models');

function readJson(file: string): object {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
}

function modelIds(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(folder, entry.name, 'model.json')))
    .map((entry) => entry.name)
    .sort();
}

export interface ModelFolder extends ModelFacts {
  readonly versions: readonly ModelVersionWithExamples[];
}

export function readModelFolder(): ModelFolder {
  const models = modelIds().map((id) => {
    const document = readJson(`${id}/model.json`);
    const { examples } = readJson(`${id}/golden.json`) as { examples: object[] };
    return { id, document, model: publishedModel(document), cost: readJson(`${id}/cost.json`), examples };
  });
  const versions = new Map(models.map(({ id, model }) => [id, model.version]));
  return {
    versions: models.map(({ id, document, model, cost, examples }): ModelVersionWithExamples => {
      const used = usedModelIds(model).filter((usedId) => usedId !== id);
      const uses = Object.fromEntries(used.map((usedId) => [usedId, versions.get(usedId) ?? 0]));
      return { id, version: model.version, state: 'published', document, cost, uses, examples };
    }),
    materialPrices: { version: 1, document: readJson('material-prices.json') },
  };
}
