/**
 * How long the database takes for each figure of Heute and of Zahlen: `npx node tools/bench/figures.ts FOLDER` with the folder of a stopped shop
 * that `seed-volume.ts` has filled. The first run adds invoices, promises, costs and quotes to its orders.
 */
import { Pool } from 'pg';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { monthToDate } from '#domain/figure/month-to-date.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { openDatabase } from '#server/db/pool.ts';
import { decidedQuotes, openInvoices, orderIntake, promisesKept } from '#server/figure/figure-store.ts';
import { customerNames, marginRows } from '#server/figure/margin-store.ts';
import { decisionsByMonth, ordersByMonth, promisesByMonth, turnoverByMonth } from '#server/figure/report-store.ts';
import { openItemsByAge } from '#server/ledger/open-items-by-age.ts';
import { insertBooks } from './volume/books.ts';

const turns = 7;
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: figures.ts FOLDER');
const embedded = await startEmbeddedDatabase({ dataDir });
const patient = new Pool({ connectionString: embedded.connectionString, max: 1 });
const shop = openDatabase(embedded.connectionString, { connections: 1 });
try {
  await insertBooks(patient);
  const today = localNow(Date.now()).date;
  const { now: month } = monthToDate(today);
  const year = { from: addDays(today, -364), to: today };
  const customers = (await marginRows(shop.db, year)).flatMap(({ customerId }) => customerId ?? []).slice(0, 100);
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    'Heute: orders of a month': async () => orderIntake(shop.db, month),
    'Heute: promises of a month': async () => promisesKept(shop.db, month),
    'Heute: decided quotes of a month': async () => decidedQuotes(shop.db, month),
    'Heute: open invoices': async () => openInvoices(shop.db, today),
    'Zahlen: turnover of a year': async () => turnoverByMonth(shop.db, year),
    'Zahlen: orders of a year': async () => ordersByMonth(shop.db, year),
    'Zahlen: promises of a year': async () => promisesByMonth(shop.db, year),
    'Zahlen: decided quotes of a year': async () => decisionsByMonth(shop.db, year),
    'Zahlen: margins of a month': async () => marginRows(shop.db, month),
    'Zahlen: margins of a year': async () => marginRows(shop.db, year),
    'Zahlen: names of a hundred customers': async () => customerNames(shop.db, customers),
    'Zahlen: open items by age': async () => openItemsByAge(shop.db, today),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    const [least = 0] = times.toSorted((a, b) => a - b);
    console.log(`${name.padEnd(40)} first ${(times[0] ?? 0).toFixed(0).padStart(5)} ms   least ${least.toFixed(0).padStart(5)} ms`);
  }
} finally {
  await patient.end();
  await shop.close();
  await embedded.stop();
}
