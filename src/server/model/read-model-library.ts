import type { Db } from '#server/db/pool.ts';
import type { ModelFacts } from './model-facts.ts';
import { ModelLibrary } from './model-library.ts';
import { readModels, readPartNames, readPricesInForce } from './model-store.ts';
import type { ModelPart } from './model-store.ts';

/** The stored models, ready to evaluate; what has not changed is reused from `before`. */
export async function readModelLibrary(db: Db, before?: ModelLibrary): Promise<ModelLibrary> {
  return ModelLibrary.of(await readModels(db), before);
}

/** All facts that a library is made from, for building one with other contents. */
export async function readModelFacts(db: Db): Promise<ModelFacts> {
  return readModels(db);
}

export async function readMaterialPrices(db: Db): Promise<ModelFacts['materialPrices']> {
  return readPricesInForce(db);
}

/** Names of the parts that models use, by number and key. */
export async function readModelParts(db: Db): Promise<readonly ModelPart[]> {
  return readPartNames(db);
}
