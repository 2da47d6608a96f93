// Other conditions of an embedded database: odd directories, several shops, what a killed process may leave behind.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runningProgram } from '#server/db/embedded/process-state.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { dataDir, ownDataDirectory, query, socketDirectory, start, startInChild, until } from './embedded-database-steps.ts';

ownDataDirectory();

describe('first and later starts', () => {
  test('the password is asked for', async () => {
    const database = await start();
    const address = new URL(database.connectionString);
    address.password = 'guess';
    await expect(query({ ...database, connectionString: address.href }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('two directories run side by side in one process, also when one lies deep', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const [one, other] = await Promise.all([start({ dir: join(dataDir, 'one') }), start({ dir: deep })]);
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
      const second = await start({ dir: link });
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

  test('a server that dies during the first start takes nothing away from it', async () => {
    const shop = await start({ untilOpened: true });
    await query(shop, 'create table crate (id int)');
    process.kill(shop.pid, 'SIGKILL');
    await until(async () =>
      query(shop, 'select from crate').then(
        () => true,
        () => false,
      ),
    );
  });
});
