// A separate data directory for each test, with the embedded databases started on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { z } from 'zod';
import { afterEach, beforeEach } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';

const HOLDER = fileURLToPath(new URL('embedded-database-holder.ts', import.meta.url));

const Announcement = z.object({ pid: z.number(), adopted: z.boolean() });

export let dataDir: string;
let started: EmbeddedDatabase[];

/** Call once per test file: each of its tests gets an empty directory, and its databases are stopped afterwards. */
export function ownDataDirectory(): void {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
    started = [];
  });

  afterEach(async () => {
    for (const database of started) await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

export async function start({ dir = dataDir, untilOpened = false } = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: dir, untilOpened });
  started.push(database);
  return database;
}

export async function query(database: EmbeddedDatabase, sql: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<QueryResultRow>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

export function socketDirectory(database: EmbeddedDatabase): string {
  return new URL(database.connectionString).searchParams.get('host') ?? '';
}

export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('condition not reached in 20 s');
    await delay(20);
  }
}

/** Another process that starts the database on our directory, reports it and keeps it until told to stop. */
export async function startInChild(): Promise<{ pid: number; adopted: boolean; kill(): Promise<void>; stop(): Promise<number | null> }> {
  const child = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  const [line]: unknown[] = await once(child.stdout, 'data');
  return {
    ...Announcement.parse(JSON.parse(String(line))),
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
