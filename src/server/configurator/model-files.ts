/**
 * Reads the product models of the folder `models/`, compiles each once and keeps it. Models that build in others (a sofa of pallets) find them in the same folder.
 * The costs beside a model are read here too and never leave the server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileModel, usedModelIds } from '#domain/configurator/compile-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';

const modelsFolder = path.join(import.meta.dirname, '../../../models');

const compiledById = new Map<string, CompiledModel>();

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(modelsFolder, file), 'utf8'));
}

let known: string[] | null = null;

/** Ids of all models, sorted. */
export function modelIds(): readonly string[] {
  known ??= readdirSync(modelsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return known;
}

/** The compiled model, or null where no such id exists. */
export function modelById(id: string): CompiledModel | null {
  const ready = compiledById.get(id);
  if (ready !== undefined) return ready;
  if (!modelIds().includes(id)) return null;
  const json = readJson(`${id}/model.json`);
  const used = new Map<string, CompiledModel>();
  for (const usedId of usedModelIds(json)) {
    const model = usedId === id ? null : modelById(usedId);
    if (model !== null) used.set(usedId, model);
  }
  const compiled = compileModel(json, used);
  compiledById.set(id, compiled);
  return compiled;
}
