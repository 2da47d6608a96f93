/** The real application without a port, on a scratch database with the demo shop: called by `app.inject`. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composeShop } from '#server/compose/shop.ts';
import { openPrintShop } from '#server/connect/pdf/print-shop.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { readConfig } from '#server/config.ts';
import type { PageSource } from '#server/http/app.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Database } from '#server/db/pool.ts';
import { seedDemoQuotes } from '#demo/people/demo-quote.ts';
import { seedTrade } from '#demo/trade/seed-trade.ts';
import { demoDatabase } from './scratch-database.ts';

export interface ShopApp {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  tokenSecret: string;
  catalog: Catalog;
  /** Resolves when no picture is being made any more. */
  idle: () => Promise<void>;
  /** Folder of everything the shop stores itself; deleted by `close`. */
  dataDir: string;
  seedDemoQuotes: () => Promise<void>;
  /** Half a year of orders before the clock's time at the start. */
  seedTrade: () => Promise<void>;
  /** Runs the periodic work on payments now. */
  watchPayments: () => Promise<void>;
  /** Sends due messages to other systems now. */
  sendWebhooks: () => Promise<number>;
  /** Runs the daily work now. */
  turnDay: () => Promise<unknown>;
  /** Starts the periodic work, until the end; mails go to the stand-in from here on. */
  keepWatch: () => void;
  close: () => Promise<void>;
}

export interface ShopAppOptions {
  shop?: 'verpackung' | 'moebel';
  /** A fixed or moving clock; default: the real one. */
  now?: () => number;
  env?: Record<string, string>;
  /** Pages; absent: calls only. */
  source?: PageSource;
  /** Connections of the shop; default: as in a running shop. */
  connections?: number;
  /** A second process on the database of this shop, to be closed first; default: a database of its own. */
  beside?: ShopApp;
}

/** Compiling the models takes a third of a start: a worker's shops share them, as far as their content is the same. */
let compiled: ModelLibrary | undefined;

/** Its thread reads modules and fonts for a second before it draws: a worker's shops share one, which ends with the worker. */
const printShop: PrintShop = { ...openPrintShop({ failed: () => undefined }), close: async () => undefined };

export async function startShop({
  shop = 'verpackung',
  now = () => Date.now(),
  env = {},
  source,
  connections,
  beside,
}: ShopAppOptions = {}): Promise<ShopApp> {
  const scratch = beside === undefined ? await demoDatabase() : { url: beside.databaseUrl, drop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'kistenwerk-shop-'));
  const config = readConfig({
    NODE_ENV: 'test',
    SHOP: shop,
    LOG_LEVEL: 'silent',
    DATABASE_URL: scratch.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    DEMO_PUBLIC: '1',
    ...env,
  });
  // On a busy machine the last of fifty requests at once waits longer for its turn than a visitor should.
  const database = openDatabase(scratch.url, { turnMs: 20_000, strict: true, ...(connections === undefined ? {} : { connections }) });
  const tokenSecret = beside?.tokenSecret ?? randomBytes(32).toString('hex');
  let held: number | null = null;
  const composed = await composeShop({
    config,
    database,
    databaseUrl: scratch.url,
    tokenSecret,
    now: () => held ?? now(),
    source: source ?? null,
    models: compiled,
    printShop,
  });
  compiled = composed.catalog.now().models;
  await composed.app.ready();
  return {
    app: composed.app,
    database,
    databaseUrl: scratch.url,
    tokenSecret,
    catalog: composed.catalog,
    dataDir,
    idle: composed.picturesMade,
    seedDemoQuotes: async () => seedDemoQuotes(composed),
    seedTrade: async () => {
      const setClock = (moment: number | null): void => {
        held = moment;
      };
      await seedTrade({ ...composed, db: database.db, now, setClock });
    },
    watchPayments: composed.watchPayments,
    sendWebhooks: composed.sendWebhooks,
    turnDay: composed.turnDay,
    keepWatch: composed.keepWatch,
    close: async () => {
      await composed.stop();
      await database.close();
      await scratch.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
