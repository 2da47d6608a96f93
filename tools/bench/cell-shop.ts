/**
 * The shop in a process that saves one cell of a product on a message over its channel,
 * until a screen of the office does so by a call.
 */
import { sql } from 'kysely';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { composeShop } from '#server/compose/shop.ts';
import { environment } from '#server/config.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import type { Db } from '#server/db/pool.ts';
import { openDatabase } from '#server/db/pool.ts';
import { builtPages } from '#server/http/pages.ts';
import { tokenSecret } from '#server/session/token-secret.ts';
import { join } from 'node:path';

export interface CellToSave {
  productId: number;
  /** The product's new German name. */
  name: string;
}

/** The only place here that knows how the server changes its catalogue. */
async function saveCell(db: Db, catalog: Catalog, { productId, name }: CellToSave): Promise<void> {
  await changeCatalog(db, catalog, async (trx, changed) => {
    changed('product', [productId]);
    await trx
      .updateTable('product')
      .set({ name: sql`jsonb_set(name, '{de}', ${JSON.stringify(name)}::jsonb)`, version: sql`version + 1` })
      .where('id', '=', productId)
      .execute();
  });
}

const config = environment();
const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir });
const database = openDatabase(embedded.connectionString);
const build = join(import.meta.dirname, '../../build');
const shop = await composeShop({
  config,
  database,
  databaseUrl: embedded.connectionString,
  tokenSecret: await tokenSecret(config.tokenSecret, config.dataDir),
  now: () => Date.now(),
  source: { kind: 'built', loadBuild: builtPages(join(build, 'server/index.js')), clientFolder: join(build, 'client') },
});
await shop.app.listen({ port: config.port, host: config.host });

process.on('message', (cell: CellToSave) => {
  void saveCell(database.db, shop.catalog, cell).then(
    () => process.send?.('saved'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.on('SIGTERM', () => {
  void (async () => {
    await shop.stop();
    await database.close();
    await embedded.stop();
    process.exit(0);
  })();
});
