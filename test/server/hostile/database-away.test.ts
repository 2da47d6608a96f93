/** The database fails while the shop runs: cut off, or silent. Calls answer 503 within five seconds, and recover by themselves when it is back. */
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeShop } from '#server/compose/shop.ts';
import type { Shop } from '#server/compose/shop.ts';
import { readConfig } from '#server/config.ts';
import { isDatabaseOutage } from '#server/db/outage.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Database } from '#server/db/pool.ts';
import { builtPages } from '#server/http/pages.ts';
import { itemOf, newGuest, order, productOf } from '../buyer.ts';
import type { Buyer, Item } from '../buyer.ts';
import { demoDatabase } from '../scratch-database.ts';
import type { ScratchDatabase } from '../scratch-database.ts';

/** A proxy between the shop and its database. */
interface Cable {
  port: number;
  /** Closes every connection and accepts no new one. */
  cut: () => Promise<void>;
  /** Connections stay open, but nothing passes any more. */
  silence: () => void;
  mend: () => Promise<void>;
}

async function layCable(target: () => Socket): Promise<Cable> {
  const sockets = new Set<Socket>();
  let silent = false;
  const join = (near: Socket): void => {
    const far = target();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!silent) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join);
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return server;
  };
  let server = await listen(0);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    port,
    cut: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      end();
      await closed;
    },
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      end();
      if (!server.listening) server = await listen(port);
    },
  };
}

let nowMs = Date.parse('2026-11-23T09:00:00+01:00');
let scratch: ScratchDatabase;
let database: Database;
let shop: Shop;
let cable: Cable;
let guest: Buyer;
let item: Item;
const buildFolder = join(import.meta.dirname, '../../../build');

beforeAll(async () => {
  scratch = await demoDatabase();
  const { host, port, user, database: name } = new Client({ connectionString: scratch.url });
  cable = await layCable(() => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)));
  const { password } = new URL(scratch.url);
  const url = `postgresql://${user}:${password}@127.0.0.1:${cable.port}/${name}`;
  database = openDatabase(url);
  shop = await composeShop({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url, RATE_LIMITS: '0' }),
    database,
    databaseUrl: url,
    tokenSecret: 'a secret that only this test knows',
    now: () => nowMs,
    source: { kind: 'built', loadBuild: builtPages(join(buildFolder, 'server/index.js')), clientFolder: join(buildFolder, 'client') },
  });
  guest = await newGuest(shop.app);
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => {
  await cable.mend();
  await shop.stop();
  await database.close();
  await scratch.drop();
});

const bearer = (): Record<string, string> => ({ authorization: `Bearer ${guest.token}` });
const needsDatabase: [name: string, ask: () => Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>][] = [
  ['addresses', async () => shop.app.inject({ url: `/api/customer/${guest.customerId}/address`, headers: bearer() })],
  ['orders', async () => shop.app.inject({ url: '/api/order', headers: bearer() })],
  ['log-in', async () => shop.app.inject({ method: 'POST', url: '/api/auth', payload: { email: 'a@muster.example', password: 'x' } })],
  [
    'guests',
    async () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/customers',
        payload: { guest: true, contactPerson: { lastName: 'Muster', email: 'a@muster.example' } },
      }),
  ],
];

const goesOn = [
  '/api/categories',
  '/api/product?withPrices=true',
  '/api/product/1/gallery-images',
  '/api/calendar/holidays?year=2027',
  '/api/calendar/delivery',
  '/api/shop/profile',
];

/** Pages keep showing the last known data. */
async function expectPagesGoOn(): Promise<void> {
  nowMs += 10_000;
  for (const url of goesOn) expect([url, (await shop.app.inject(url)).statusCode]).toEqual([url, 200]);
}

/** All calls at once. */
async function expectOutage(withinMs: number): Promise<void> {
  const begin = performance.now();
  const answers = await Promise.all(
    needsDatabase.map(async ([name, ask]) => {
      const { statusCode, headers, body } = await ask();
      return { name, statusCode, retryAfter: Number(headers['retry-after']), body };
    }),
  );
  expect(performance.now() - begin).toBeLessThan(withinMs);
  for (const answer of answers) {
    expect(answer).toMatchObject({ statusCode: 503, body: '{"errors":[{"message":"temporarilyUnavailable","params":{}}]}' });
    expect(answer.retryAfter).toBeGreaterThan(0);
  }
}

/** A page that cannot be drawn without the database is not broken: browsers and search engines are told to come back. */
async function expectPageAway(): Promise<void> {
  const page = await shop.app.inject({ url: '/agb', headers: { accept: 'text/html' } });
  expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([503, true]);
}

async function expectNotReady(): Promise<void> {
  const begin = performance.now();
  const ready = await shop.app.inject('/readyz');
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(ready.statusCode).toBe(503);
  expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
}

async function expectBackToWork(): Promise<void> {
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  expect((await order(guest, [item])).status).toBe(200);
}

describe('the database is gone', () => {
  it('calls say so, the shop stays alive, and all goes on when it is back', async () => {
    await expectBackToWork();
    await cable.cut();
    await expectNotReady();
    await expectOutage(5000);
    await expectPagesGoOn();
    await expectPageAway();
    await cable.mend();
    await expectBackToWork();
  });

  it('connections that broke while nobody looked cost no call', async () => {
    await expectBackToWork();
    await cable.mend();
    await new Promise((done) => setImmediate(done));
    const answers = await Promise.all(Array.from({ length: 20 }, async () => order(guest, [item])));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    await expectBackToWork();
  });
});

describe('the database is silent', () => {
  it('the shop says within seconds that it is not ready, and no call waits longer than five', async () => {
    await expectBackToWork();
    cable.silence();
    await expectOutage(5000);
    await expectNotReady();
    await expectOutage(2000);
    await expectPagesGoOn();
    await cable.mend();
    await expectBackToWork();
  });

  it('a statement under way is ended too, and what was shown from the memory goes on', async () => {
    await expectBackToWork();
    const begin = performance.now();
    const running = sql`select pg_sleep(14)`.execute(database.db);
    const ended = expect(running).rejects.toSatisfy(isDatabaseOutage);
    await new Promise<void>((done) => setImmediate(done));
    cable.silence();
    expect((await shop.app.inject('/api/categories')).statusCode).toBe(200);
    await ended;
    expect(performance.now() - begin).toBeLessThan(5000);
    await cable.mend();
    await expectBackToWork();
  });

  it('a slow statement is no silence', async () => {
    await sql`select pg_sleep(5)`.execute(database.db);
    await expectBackToWork();
  });
});
