import type { Db } from '#server/db/pool.ts';
import { ModelLibrary } from './model-library.ts';
import { readModels } from './model-store.ts';

/** The stored models, ready to run; what did not change is taken over from `before`. */
export async function readModelLibrary(db: Db, before?: ModelLibrary): Promise<ModelLibrary> {
  return ModelLibrary.of(await readModels(db), before);
}
