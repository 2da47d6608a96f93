// The embedded database keeps what was committed, through a restart and through a kill. More cases in the long run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { runningProgram } from '#server/db/embedded/process-state.ts';
import { dataDir, ownDataDirectory, query, socketDirectory, start, startInChild } from './embedded-database-steps.ts';

ownDataDirectory();

describe('the embedded database', () => {
  test('a first start on an empty directory gives a database that listens to no network, has acknowledged commits on the disk, and keeps them', async () => {
    const first = await start();
    const settings = await query(
      first,
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

  test('a first start that ends before the shop opened is done anew; afterwards every start keeps the rows', async () => {
    const rows = async (database: EmbeddedDatabase) => query(database, 'select id from crate');
    const interrupted = await start({ untilOpened: true });
    await query(interrupted, 'create table crate (id int); insert into crate values (1)');
    // Another shop on the same folder must not take it away from the one that fills it.
    const second = await start({ untilOpened: true });
    expect(await rows(second)).toEqual([{ id: 1 }]);
    for (const shop of [interrupted, second]) await shop.stop();

    const again = await start({ untilOpened: true });
    expect(await query(again, `select to_regclass('crate') as found`)).toEqual([{ found: null }]);
    await query(again, 'create table crate (id int); insert into crate values (2)');
    await again.opened();
    await again.stop();

    expect(await rows(await start({ untilOpened: true }))).toEqual([{ id: 2 }]);
  });
});
