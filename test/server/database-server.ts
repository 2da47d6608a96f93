// Runs before the server tests: one PostgreSQL (our own in a temporary directory, or TEST_DATABASE_URL) with two template databases, one migrated
// and one with the demo shop in it. Each test file then copies one of them within milliseconds, see scratch-database.ts.
import { argon2Sync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { takeFolderModels } from '#server/catalog/take-folder-models.ts';
import { openDatabase } from '#server/db/pool.ts';
import { demoPassword } from '#demo/people/people.ts';
import { seedShop } from '#demo/seed-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
    demoTemplateUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `template_${process.pid}`;
  const demoTemplate = `demo_${template}`;
  const templateUrl = databaseUrl(server.url, template);
  const demoTemplateUrl = databaseUrl(server.url, demoTemplate);
  await runOn(server.url, `create database ${template}`);
  await migrate(templateUrl);
  await runOn(server.url, `create database ${demoTemplate} template ${template}`);
  await startOnce(demoTemplateUrl);
  project.provide('templateUrl', templateUrl);
  project.provide('demoTemplateUrl', demoTemplateUrl);
  return async () => {
    for (const each of [demoTemplate, template]) await runOn(server.url, `drop database ${each} with (force)`);
    await server.stop();
  };
}

/** Most tests begin on the Monday after it. */
const templateTime = Date.parse('2026-11-20T09:00:00+01:00');

/** What the first start of a demo shop stores, as far as it is the same for every shop. */
async function startOnce(url: string): Promise<void> {
  const database = openDatabase(url);
  await seedShop({ db: database.db, demo: true, now: () => templateTime });
  await database.db
    .updateTable('app_user')
    .set({ password_hash: quickHash(demoPassword) })
    .execute();
  await takeFolderModels(database.db, { replaces: true, warn: (text, error) => console.error(text, error) });
  await database.close();
  const boss = new PgBoss(url);
  await boss.start();
  await boss.stop();
}

/** Says itself how little it costs to check: every test logs in, and a hash of the shop takes the processor's time on purpose. */
function quickHash(password: string): string {
  const [nonce, memory, passes, parallelism] = [randomBytes(16), 8, 1, 1];
  const tag = argon2Sync('argon2id', { message: Buffer.from(password), nonce, memory, passes, parallelism, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`;
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function runOn(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Copying creates and drops a thousand files, which takes a disk half a second once it is behind: uses memory if Linux has enough of it. */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  const free = await statfs(memory).catch(() => null);
  return free !== null && free.bavail * free.bsize > 4 * 1024 ** 3 ? memory : tmpdir();
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(await quickFolder(), 'shop-test-'));
  const database = await startEmbeddedDatabase({ dataDir, fleeting: true });
  return {
    url: database.connectionString,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
