import type { Db } from '#server/db/pool.ts';
import type { ModelFacts } from './model-facts.ts';
import { ModelLibrary } from './model-library.ts';
import { readModels, readPricesInForce } from './model-store.ts';

/** The stored models, ready to run; what did not change is taken over from `before`. */
export async function readModelLibrary(db: Db, before?: ModelLibrary): Promise<ModelLibrary> {
  return ModelLibrary.of(await readModels(db), before);
}

/** All that a library is made of, for one that holds something else beside it. */
export async function readModelFacts(db: Db): Promise<ModelFacts> {
  return readModels(db);
}

export async function readMaterialPrices(db: Db): Promise<ModelFacts['materialPrices']> {
  return readPricesInForce(db);
}
