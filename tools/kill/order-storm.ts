/**
 * Orders under fire: `npx node tools/kill/order-storm.ts [rounds] [buyers]`. Buyers order without pause while server and database are killed in turn (kill -9);
 * each repeats its key until the order is acknowledged. At the end every acknowledged order must exist exactly once, with gap-free numbers and its mails.
 * Needs the built pages (`npm run build`); works on a throw-away data folder. Exits with 1 if anything is lost, duplicated or incomplete.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { openDatabase } from '#server/db/pool.ts';
import { violations } from './check-orders-store.ts';
import type { Acknowledged } from './check-orders-store.ts';
import { newBuyer, orderUntilAcknowledged } from './customer.ts';
import { openScratchShop } from './scratch-shop.ts';

const rounds = Number(process.argv[2] ?? 20);
const buyers = Number(process.argv[3] ?? 6);

const shop = await openScratchShop();
const acknowledged: Acknowledged[] = [];
let asked = 0;
const storm = { over: false };

async function buy(): Promise<void> {
  try {
    const buyer = await newBuyer(shop.base);
    while (!storm.over) {
      const key = randomUUID();
      const answer = await orderUntilAcknowledged(shop.base, buyer, key);
      acknowledged.push({ key, ...answer.order });
      asked += answer.asked;
    }
  } finally {
    // A refused buyer ends the storm at once, not after the last round.
    storm.over = true;
  }
}

async function kill(): Promise<number> {
  let slowestMs = 0;
  for (let round = 0; round < rounds && !storm.over; round++) {
    await delay(200 + Math.random() * 800);
    const begin = performance.now();
    await (round % 2 === 0 ? shop.killServer() : shop.killDatabase());
    slowestMs = Math.max(slowestMs, performance.now() - begin);
  }
  storm.over = true;
  return slowestMs;
}

try {
  const begin = performance.now();
  const buying = Promise.all(Array.from({ length: buyers }, buy));
  const [killed, bought] = await Promise.allSettled([kill(), buying]);
  if (bought.status === 'rejected') throw bought.reason;
  if (killed.status === 'rejected') throw killed.reason;
  const slowestMs = killed.value;
  const embedded = await startEmbeddedDatabase({ dataDir: shop.dataDir });
  const database = openDatabase(embedded.connectionString, { connections: 2 });
  const wrong = await violations(database.pool, acknowledged);
  await database.close();
  await embedded.stop();
  for (const sentence of wrong) console.error(sentence);
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${rounds} kills, ${acknowledged.length} orders acknowledged, asked ${asked} times, slowest return ${(slowestMs / 1000).toFixed(1)} s, ${wrong.length} violations, ${seconds.toFixed(0)} s`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  storm.over = true;
  await shop.stop();
}
