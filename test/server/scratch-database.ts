// A separate database for one test file: a copy of a template, in some 40 ms. Its files are copied: page by page through the log costs five times as much.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runOn } from './database-server.ts';

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

async function createDatabase(template: string): Promise<ScratchDatabase> {
  const server = databaseUrl(inject('templateUrl'), 'postgres');
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: databaseUrl(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) };
}
