/**
 * Reads the product models of the folder `models/`, compiles each once and keeps it. Models that build in others (a sofa of pallets) find them in the same folder.
 * The costs beside a model are read here too and never leave the server.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel, usedModelIds } from '#domain/configurator/compile-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { compileCost, materialPricesSchema, type CompiledCost } from '#domain/pricing/model-cost.ts';
import { sheetById } from './sheet-registry.ts';

const modelsFolder = path.join(import.meta.dirname, '../../../models');

const compiledById = new Map<string, CompiledModel>();
const costById = new Map<string, CompiledCost>();

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(modelsFolder, file), 'utf8'));
}

let known: string[] | null = null;

/** Ids of all models, sorted. */
export function modelIds(): readonly string[] {
  known ??= readdirSync(modelsFolder, { withFileTypes: true })
    .filter((entry) => existsSync(path.join(modelsFolder, entry.name, 'model.json')))
    .map((entry) => entry.name)
    .sort();
  return known;
}

/** The compiled model, of the folder or of a workbook in use; null where no such id exists. */
export function modelById(id: string): CompiledModel | null {
  const ready = compiledById.get(id);
  if (ready !== undefined) return ready;
  if (!modelIds().includes(id)) return sheetById(id)?.compiled ?? null;
  const published = publishedModel(readJson(`${id}/model.json`));
  const used = new Map<string, CompiledModel>();
  for (const usedId of usedModelIds(published)) {
    const model = usedId === id ? null : modelById(usedId);
    if (model !== null) used.set(usedId, model);
  }
  const compiled = compileModel(published, used);
  compiledById.set(id, compiled);
  return compiled;
}

/** What the model costs to make, or null where no such id exists. */
export function modelCostById(id: string): CompiledCost | null {
  const ready = costById.get(id);
  if (ready !== undefined) return ready;
  const model = modelIds().includes(id) ? modelById(id) : null;
  if (model === null) return null;
  const prices = materialPricesSchema.parse(readJson('material-prices.json'));
  const cost = compileCost(readJson(`${id}/cost.json`), prices, model);
  costById.set(id, cost);
  return cost;
}
