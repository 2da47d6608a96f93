/** At the start: new models in the folder `models/` become part of the catalogue, and other processes follow. */
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { modelFolderHash, readModelFolder } from '#server/model/model-folder.ts';
import { isTaken, noteTaken, seedModels } from '#server/model/seed-models.ts';
import type { SeedModelOptions } from '#server/model/seed-models.ts';
import { writeCatalog } from './change-catalog.ts';

/** A folder that was taken as it is costs one statement. One that was warned of is compared at every start, and warned of again. */
export async function takeFolderModels(db: Db, { replaces, warn }: SeedModelOptions): Promise<void> {
  const hash = modelFolderHash();
  if (await isTaken(db, hash)) return;
  let warned = false;
  await transaction(db, async (trx) =>
    writeCatalog(trx, async (changed) => {
      const { models, materialPrices } = await seedModels(trx, readModelFolder(), {
        replaces,
        warn: (text, about) => {
          warned = true;
          warn(text, about);
        },
      });
      if (models.length > 0) changed('model', models);
      if (materialPrices) changed('materialPrice');
      if (!warned) await noteTaken(trx, hash);
    }),
  );
}
