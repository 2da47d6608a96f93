/**
 * Orders on a disk that fills up: `npx node tools/fault/disk-full.ts FOLDER`. FOLDER must be on a small
 * file system of its own, which is filled to the last byte:
 * mount -t tmpfs -o size=200m tmpfs /mnt/small
 * While it is full, pages work and orders are refused with 503; once there is space again the shop recovers by itself,
 * and every acknowledged order exists once.
 * Needs the built pages (`npm run build`). Exits with 1 if anything is lost, duplicated or does not recover.
 */
import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { openDatabase } from '#server/db/pool.ts';
import { startShopProcess } from '#tools/bench/shop-process.ts';
import { violations } from '#tools/kill/check-orders-store.ts';
import type { Acknowledged } from '#tools/kill/check-orders-store.ts';
import { newBuyer } from '#tools/kill/customer.ts';
import { takeTimes, tryOrder, visitorPages } from './people.ts';

const largest = 2_000_000_000;
const backWithinMs = 60_000;
const rounds = 3;

const folder = process.argv[2];
if (folder === undefined) throw new Error('which folder?');
const { blocks, bsize } = await statfs(folder);
if (blocks * bsize > largest) throw new Error(`${folder} lies on a large disk, which is not filled`);

const dataDir = join(folder, 'data');
const ballast = join(folder, 'ballast');
const shop = await startShopProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const wrong: string[] = [];
const acknowledged: Acknowledged[] = [];
const storm = { over: false };

async function buy(): Promise<void> {
  const buyer = await newBuyer(shop.base);
  while (!storm.over) {
    const key = randomUUID();
    const body = buyer.nextBody();
    for (;;) {
      const { placed } = await tryOrder(shop.base, buyer.token, key, body);
      if (placed !== null) {
        acknowledged.push({ key, ...placed });
        break;
      }
      await delay(200);
    }
  }
}

/** Fills it to the last byte, repeatedly: space freed by others is filled too. */
async function fill(untilMs: number): Promise<void> {
  const file = await open(ballast, 'a');
  let size = 1 << 20;
  while (performance.now() < untilMs) {
    try {
      await file.write(Buffer.alloc(size));
    } catch {
      if (size > 1) size >>= 1;
      else await delay(20);
    }
  }
  await file.close();
}

async function fullRound(round: number): Promise<void> {
  const before = acknowledged.length;
  takeTimes();
  const until = performance.now() + 8000;
  const filling = fill(until);
  const pages: Awaited<ReturnType<typeof visitorPages>> = [];
  while (performance.now() < until) {
    pages.push(...(await visitorPages(shop.base)));
    await delay(250);
  }
  await filling;
  const tries = takeTimes();
  const whileFull = acknowledged.length - before;
  await rm(ballast);
  const freed = performance.now();
  const count = acknowledged.length;
  while (acknowledged.length < count + 4 && performance.now() - freed < backWithinMs) await delay(50);
  const backMs = performance.now() - freed;
  const bad = pages.filter(({ status }) => status !== 200);
  const odd = tries.filter(({ status }) => status !== 200 && status !== 503);
  const slowest = Math.max(0, ...tries.map(({ ms }) => ms));
  console.log(
    `full ${round}: ${whileFull} orders while it filled, ${tries.length - whileFull} refused, slowest ${Math.round(slowest)} ms; ${pages.length} pages, ${bad.length} bad; back after ${(backMs / 1000).toFixed(1)} s`,
  );
  if (backMs >= backWithinMs) wrong.push('no orders after space was made');
  if (bad.length > 0) wrong.push(`pages: ${JSON.stringify(bad.slice(0, 3))}`);
  if (odd.length > 0) wrong.push(`orders answered ${JSON.stringify(odd.slice(0, 3))}`);
}

try {
  const buying = Promise.all([buy(), buy(), buy(), buy()]);
  await delay(2000);
  for (let round = 1; round <= rounds && wrong.length === 0; round++) await fullRound(round);
  storm.over = true;
  await Promise.race([buying, delay(backWithinMs)]);
  const embedded = await startEmbeddedDatabase({ dataDir });
  const database = openDatabase(embedded.connectionString, { connections: 2 });
  wrong.push(...(await violations(database.pool, acknowledged)));
  await database.close();
  await embedded.stop();
  for (const sentence of wrong) console.error(sentence);
  console.log(`${acknowledged.length} orders acknowledged, ${wrong.length} violations`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  storm.over = true;
  await rm(ballast, { force: true });
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}
