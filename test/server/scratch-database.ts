// A separate database for one test file: a copy of a template, in some 40 ms. Its files are copied: page by page through the log costs five times as much.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './database-server.ts';

export type ScratchDatabase = { url: string; drop(): Promise<void> };

export async function scratchDatabase(): Promise<ScratchDatabase> {
  return copyOf(inject('templateUrl'));
}

/** The same with the demo shop in it. */
export async function demoDatabase(): Promise<ScratchDatabase> {
  return copyOf(inject('demoTemplateUrl'));
}

/** A database without tables, for the tests of the migrations themselves. */
export async function emptyDatabase(): Promise<ScratchDatabase> {
  return createDatabase('template0');
}

async function copyOf(templateUrl: string): Promise<ScratchDatabase> {
  return createDatabase(new URL(templateUrl).pathname.slice(1));
}

/** A worker's connection for making and dropping databases: a new one for each would take a third of what a copy costs. */
let keeper: Promise<Client> | undefined;

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The server stops after the last test.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(template: string): Promise<ScratchDatabase> {
  const server = databaseUrl(inject('templateUrl'), 'postgres');
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  keeper ??= connected(server);
  const client = await keeper;
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  return { url: databaseUrl(server, name), drop: async () => void (await client.query(`drop database ${name} with (force)`)) };
}
