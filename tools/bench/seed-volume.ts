/**
 * A shop at volume: `npx node tools/bench/seed-volume.ts FOLDER [products] [orders]`
 * fills the data folder of a shop that has been started once and is stopped: products besides the demo's,
 * 1'000 categories, a year of orders, one company that has half of the products as its own.
 */
import { Pool } from 'pg';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { insertCategories } from './volume/categories.ts';
import { chanceOf } from './volume/chance.ts';
import { insertFirm } from './volume/firm.ts';
import { insertOrders } from './volume/orders.ts';
import { insertBuyers } from './volume/people.ts';
import { insertProducts } from './volume/products.ts';

export interface Volume {
  /** For all customers. */
  products: number;
  orders: number;
}

const categoryCount = 1000;
const buyerCount = 3000;
/** The company's own products: half as many as the shop sells; a few of them are made only for it. */
const ownShare = 0.5;
const hiddenShare = 0.02;
const seed = 9;

export async function seedVolume(dataDir: string, { products: count, orders }: Volume): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir });
  const pool = new Pool({ connectionString: database.connectionString, max: 1 });
  try {
    const chance = chanceOf(seed);
    const hidden = Math.round(count * hiddenShare);
    const categories = await insertCategories(pool, categoryCount);
    const products = await insertProducts(pool, chance, { count: count + hidden, hidden, categories });
    await insertFirm(pool, products.slice(-Math.round(count * ownShare)));
    const buyers = await insertBuyers(pool, chance, buyerCount);
    const today = new Date();
    await insertOrders(pool, chance, { count: orders, until: today.setUTCHours(0, 0, 0, 0), buyers, products });
    await pool.query(`update cache_version set version = version + 1`);
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
  } finally {
    await pool.end();
    await database.stop();
  }
}

if (import.meta.main) {
  const [dataDir, products = '1000', orders = '100000'] = process.argv.slice(2);
  if (dataDir === undefined) throw new Error('usage: seed-volume.ts FOLDER [products] [orders]');
  await seedVolume(dataDir, { products: Number(products), orders: Number(orders) });
}
