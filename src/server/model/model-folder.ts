/**
 * Reads the folder `models/`: the models shipped with the shop, and the material prices beside them. A model's folder holds its newest version,
 * its numbered subfolders the earlier ones.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { usedModelIds } from '#domain/configurator/compile-model.ts';
import type { ModelFacts, ModelVersionWithExamples } from './model-facts.ts';

const folder = path.join(import.meta.dirname, '../../../models');

/** Changes with any file of the folder; reading them takes a tenth of the time of comparing them with what is stored. */
export function modelFolderHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file} ${content.length} `).update(content);
  }
  return hash.digest('base64url');
}

function readJson(file: string): object {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
}

/** Subfolders with a model, sorted by name. */
function modelFolders(below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter((entry) => existsSync(path.join(folder, below, entry.name, 'model.json')))
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export interface ModelFolder extends Pick<ModelFacts, 'materialPrices'> {
  readonly versions: readonly ModelVersionWithExamples[];
}

/** What storing a model needs to know of it; the whole form is checked when it is compiled, and a start reads sixty documents it has stored already. */
const outlineSchema = z.object({
  version: z.number(),
  components: z.array(z.object({ use: z.object({ model: z.string() }).optional() })),
  geometry: z.string().optional(),
});

function readVersion(place: string) {
  const document = readJson(`${place}/model.json`);
  const { examples } = readJson(`${place}/golden.json`) as { examples: object[] };
  return { document, model: outlineSchema.parse(document), cost: readJson(`${place}/cost.json`), examples };
}

/** Built-in models are used in their newest version. */
export function readModelFolder(): ModelFolder {
  const ids = modelFolders('.');
  const newest = ids.map((id) => ({ id, ...readVersion(id) }));
  const earlier = ids.flatMap((id) => modelFolders(id).map((number) => ({ id, ...readVersion(`${id}/${number}`) })));
  const versions = new Map(newest.map(({ id, model }) => [id, model.version]));
  return {
    versions: [...earlier, ...newest].map(({ id, document, model, cost, examples }): ModelVersionWithExamples => {
      const used = usedModelIds(model).filter((usedId) => usedId !== id);
      const uses = Object.fromEntries(used.map((usedId) => [usedId, versions.get(usedId) ?? 0]));
      return { id, version: model.version, state: 'published', document, cost, uses, examples };
    }),
    materialPrices: { version: 1, document: readJson('material-prices.json') },
  };
}
