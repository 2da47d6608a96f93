// Before the server tests: one PostgreSQL (our own in a temporary directory, or TEST_DATABASE_URL) and one migrated template database.
// Each test file then copies the template in milliseconds, see scratch-database.ts.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `template_${process.pid}`;
  await runOn(server.url, `create database ${template}`);
  const templateUrl = databaseUrl(server.url, template);
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return async () => {
    await runOn(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
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

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const database = await startEmbeddedDatabase({ dataDir });
  return {
    url: database.connectionString,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
