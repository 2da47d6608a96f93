/**
 * Copies the models of the folder `models/` into the tables at the start. Published models no longer change: an existing version keeps its document, and a
 * different one under the same number causes a warning. In development the folder wins. Costs and material prices follow the folder until staff change them.
 */
import type { Db, Trx } from '#server/db/pool.ts';
import type { ModelVersionWithExamples } from './model-facts.ts';
import type { ModelFolder } from './model-folder.ts';
import {
  findModelVersion,
  insertMaterialPrices,
  lockModels,
  newestMaterialPrices,
  noteTakenFolder,
  putModelVersion,
  takenFolder,
} from './model-store.ts';

/** Author of the versions and price lists shipped with the shop. */
export const folderName = 'models/';

export interface SeedModelOptions {
  /** In development: the folder's document replaces a published one of the same version. */
  replaces: boolean;
  warn: (text: string, about: unknown) => void;
}

export interface SeededModels {
  /** Ids of the models whose document or costs are new. */
  readonly models: readonly string[];
  readonly materialPrices: boolean;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export async function seedModels(trx: Trx, folder: ModelFolder, options: SeedModelOptions): Promise<SeededModels> {
  await lockModels(trx);
  const models: string[] = [];
  for (const version of folder.versions) if (await seedVersion(trx, version, options)) models.push(version.id);
  return { models, materialPrices: await seedMaterialPrices(trx, folder.materialPrices.document) };
}

/** `hash`: of the folder. True: it is stored as it is, so that seeding would change nothing and warn of nothing. */
export async function isTaken(db: Db, hash: string): Promise<boolean> {
  return (await takenFolder(db, folderName)) === hash;
}

export async function noteTaken(trx: Trx, hash: string): Promise<void> {
  await noteTakenFolder(trx, folderName, hash);
}

/** False: nothing changed. */
async function seedVersion(trx: Trx, version: ModelVersionWithExamples, { replaces, warn }: SeedModelOptions): Promise<boolean> {
  const stored = await findModelVersion(trx, version.id, version.version);
  const differs = stored !== null && !same([stored.document, stored.uses], [version.document, version.uses]);
  if (differs && !replaces) {
    warn('a published model changed in its folder: raise its version there; the published document stays in force', {
      model: version.id,
      version: version.version,
    });
    return false;
  }
  if (
    stored !== null &&
    !differs &&
    (stored.createdBy !== folderName || same([stored.cost, stored.examples], [version.cost, version.examples]))
  )
    return false;
  await putModelVersion(trx, version, folderName);
  return true;
}

async function seedMaterialPrices(trx: Trx, document: object | null): Promise<boolean> {
  const newest = await newestMaterialPrices(trx);
  if (document === null || (newest !== null && (newest.createdBy !== folderName || same(newest.document, document)))) return false;
  await insertMaterialPrices(trx, (newest?.version ?? 0) + 1, document, folderName);
  return true;
}
