/**
 * How long the catalogue takes to follow a change, in one process on a database of its own:
 * `npx node tools/bench/catalog.ts [products]`. Saves one cell, then blocks of 500,
 * and after each requests the data of pages; then the same through the office's list.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedShop } from '#demo/seed-shop.ts';
import type { Actor } from '#domain/access/permission.ts';
import { openCatalog } from '#server/catalog/catalog.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { takeFolderModels } from '#server/catalog/take-folder-models.ts';
import { listCategories } from '#server/category/list-categories.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { answerProducts, listProducts } from '#server/product/list-products.ts';
import { measureOfficeList } from './office-list.ts';
import { seedVolume } from './seed-volume.ts';

const turns = 15;
const blockSize = 500;
const visitor: Actor = { kind: 'anonymous' };

/** Milliseconds, the median and the slowest. */
function summary(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${name.padEnd(40)} ${middle.toFixed(1).padStart(8)} ms   slowest ${slowest.toFixed(1)} ms`);
}

async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The data that a visitor's pages read from the catalogue. */
function show(catalog: Catalog): void {
  const snapshot = catalog.now();
  const caller = { actor: visitor, language: 'de', ties: new Map() } as const;
  answerProducts(snapshot, listProducts(snapshot, {}, caller).slice(0, 50), null, caller);
  listCategories(snapshot, { ...caller, customerId: null });
}

const count = Number(process.argv[2] ?? 10_000);
const dataDir = await mkdtemp(join(tmpdir(), 'catalog-bench-'));
try {
  const first = await startEmbeddedDatabase({ dataDir });
  await migrate(first.connectionString);
  const filled = openDatabase(first.connectionString);
  await seedShop({ db: filled.db, demo: true });
  await takeFolderModels(filled.db, { replaces: true, warn: console.warn });
  await filled.close();
  await first.stop();
  await seedVolume(dataDir, { products: count, orders: 0 });

  const embedded = await startEmbeddedDatabase({ dataDir });
  const database = openDatabase(embedded.connectionString);
  const { db } = database;
  let catalog: Catalog | null = null;
  summary('reading everything', [await timed(async () => (catalog = await openCatalog({ db, shop: 'verpackung', pollMs: 2 ** 30 })))]);
  const opened = catalog as unknown as Catalog;
  summary('first list and tree', [await timed(() => show(opened))]);
  const save = async (ids: readonly number[], turn: number): Promise<void> =>
    changeCatalog(db, opened, async (trx, changed) => {
      await sql`update product set name = jsonb_set(name, '{de}', to_jsonb(${`Kiste ${turn} `}::text || id)), version = version + 1
        where id = any(${ids}::integer[])`.execute(trx);
      changed('product', ids);
    });
  const ids = opened.now().products.map(({ id }) => id);
  const times = { cell: [] as number[], shown: [] as number[], block: [] as number[], blockShown: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    times.cell.push(await timed(async () => save([ids[(turn * 677) % ids.length]!], turn)));
    times.shown.push(await timed(() => show(opened)));
  }
  for (let turn = 0; turn < turns; turn++) {
    const block = ids.slice((turn * blockSize) % (ids.length - blockSize)).slice(0, blockSize);
    times.block.push(await timed(async () => save(block, turn)));
    times.blockShown.push(await timed(() => show(opened)));
  }
  console.log(`${opened.now().products.length} products, ${opened.now().categories.length} categories`);
  summary('one cell: saved and in force', times.cell);
  summary('  list and tree after it', times.shown);
  summary(`${blockSize} cells: saved and in force`, times.block);
  summary('  list and tree after them', times.blockShown);
  await measureOfficeList({ db, catalog: opened, now: Date.now }, timed, summary);
  opened.stop();
  await database.close();
  await embedded.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
