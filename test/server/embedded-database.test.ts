// The embedded database: first start, later starts, everything that a killed process may leave behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { runningProgram } from '#server/db/embedded/process-state.ts';

const HOLDER = fileURLToPath(new URL('embedded-database-holder.ts', import.meta.url));

const Announcement = z.object({ pid: z.number(), adopted: z.boolean() });

let dataDir: string;
let started: EmbeddedDatabase[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  started = [];
});

afterEach(async () => {
  for (const database of started) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(dir = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: dir });
  started.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, sql: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<QueryResultRow>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function socketDirectory(database: EmbeddedDatabase): string {
  return new URL(database.connectionString).searchParams.get('host') ?? '';
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('condition not reached in 20 s');
    await delay(20);
  }
}

/** Another process that starts the database on our directory, says so and keeps it until it is told to stop. */
async function startInChild(): Promise<{ pid: number; adopted: boolean; kill(): Promise<void>; stop(): Promise<number | null> }> {
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

describe('first and later starts', () => {
  test('a first start on an empty directory gives a database that keeps its rows through a restart', async () => {
    const first = await start();
    await query(first, "create table crate (name text); insert into crate values ('Holzkiste')");
    await first.stop();
    expect(await runningProgram(first.pid)).toBeUndefined();
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(socketDirectory(first))).toBe(false);

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second, 'select name from crate')).toEqual([{ name: 'Holzkiste' }]);
  });

  test('acknowledged commits are on the disk, and nothing listens on the network', async () => {
    const database = await start();
    const settings = await query(
      database,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding') order by name",
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
  });

  test('the password is asked for', async () => {
    const database = await start();
    const address = new URL(database.connectionString);
    address.password = 'guess';
    await expect(query({ ...database, connectionString: address.href }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('two directories run side by side in one process, also when one lies deep', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const [one, other] = await Promise.all([start(join(dataDir, 'one')), start(deep)]);
    expect(one.pid).not.toBe(other.pid);
    expect(await query(one, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    expect(await query(other, 'select 2 as answer')).toEqual([{ answer: 2 }]);
  });

  test('an initialisation that was interrupted is redone', async () => {
    await mkdir(join(dataDir, 'postgres.init'));
    await writeFile(join(dataDir, 'postgres.init', 'half'), 'written');
    const database = await start();
    expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.init'))).toBe(false);
  });

  test('a directory reached through a link is the same directory', async () => {
    const first = await start();
    const link = `${dataDir}-link`;
    await symlink(dataDir, link);
    try {
      const second = await start(link);
      expect(second.adopted).toBe(true);
      expect(second.pid).toBe(first.pid);
    } finally {
      await unlink(link);
    }
  });
});

describe('several shops on one directory', () => {
  test('two first starts at the same moment both succeed, and the last to leave stops the server', async () => {
    const [one, other] = await Promise.all([startInChild(), startInChild()]);
    expect(one.pid).toBe(other.pid);
    expect([one.adopted, other.adopted].filter(Boolean)).toHaveLength(1);
    expect(await one.stop()).toBe(0);
    expect(await runningProgram(one.pid)).toBe('postgres');
    expect(await other.stop()).toBe(0);
    expect(await runningProgram(one.pid)).toBeUndefined();
  });
});

describe('after a kill', () => {
  test('the server outlives a killed shop, the next start adopts it and its stop ends it', async () => {
    const shop = await startInChild();
    await shop.kill();
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(next.pid).toBe(shop.pid);
    await next.stop();
    expect(await runningProgram(shop.pid)).toBeUndefined();
  });

  test('committed rows survive when shop and server are killed, and the next start recovers by itself', async () => {
    const shop = await startInChild();
    const client = await start();
    await query(client, 'create table crate (id int); insert into crate values (1)');
    process.kill(shop.pid, 'SIGKILL');
    await shop.kill();
    await client.stop();
    const next = await start();
    expect(await query(next, 'select id from crate')).toEqual([{ id: 1 }]);
  });

  test('a server that dies under a running shop is started again at the same address', async () => {
    const database = await start();
    await query(database, 'create table crate (id int); insert into crate values (1)');
    const killed = database.pid;
    process.kill(killed, 'SIGKILL');
    await until(() => database.pid !== killed);
    expect(await query(database, 'select id from crate')).toEqual([{ id: 1 }]);
  });

  test.each([
    ['somebody else', () => process.ppid],
    ['a process that is gone', () => 999_999_999],
  ])('files of a dead server that now name %s do not stop the start', async (_, pidOf) => {
    const first = await start();
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
    await first.stop();
    const socketDir = socketDirectory(first);
    await mkdir(socketDir, { mode: 0o700 });
    await writeFile(path, [pidOf(), ...rest].join('\n'));
    await writeFile(join(socketDir, '.s.PGSQL.5432.lock'), `${pidOf()}\n`);
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await query(next, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });

  test('a server whose socket was swept away is replaced', async () => {
    const shop = await startInChild();
    await shop.kill();
    const socketDir = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
    await rm(join(socketDir, '.s.PGSQL.5432'));
    const next = await start();
    expect(next.pid).not.toBe(shop.pid);
    expect(await query(next, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });
});

describe('clear messages', () => {
  test('a start that fails shows the last lines of the log', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/did not start[\s\S]*no_such_setting/);
  });
});
