/** At the start: new models in the folder `models/` become part of the catalogue, and other processes follow. */
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { readModelFolder } from '#server/model/model-folder.ts';
import { seedModels } from '#server/model/seed-models.ts';
import type { SeedModelOptions } from '#server/model/seed-models.ts';
import { writeCatalog } from './change-catalog.ts';

export async function takeFolderModels(db: Db, options: SeedModelOptions): Promise<void> {
  await transaction(db, async (trx) =>
    writeCatalog(trx, async (changed) => {
      const { models, materialPrices } = await seedModels(trx, readModelFolder(), options);
      if (models.length > 0) changed('model', models);
      if (materialPrices) changed('materialPrice');
    }),
  );
}
