// Migrations: forward only, each applied completely or not at all, safe when several servers start at once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { emptyDatabase, type ScratchDatabase } from './scratch-database.ts';

let scratch: ScratchDatabase;
let path: string;
let folder: URL;

beforeEach(async () => {
  scratch = await emptyDatabase();
  path = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  folder = pathToFileURL(`${path}/`);
  await write('0001-crate.sql', 'create table crate (id int primary key); insert into crate values (1);');
});

afterEach(async () => {
  await scratch.drop();
  await rm(path, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await writeFile(join(path, name), sql);
}

async function rows(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: scratch.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('what is missing is applied in order, what is done is left alone', async () => {
  await write('0002-lid.sql', 'alter table crate add lid text; update crate set lid = $$oben$$;');
  expect(await migrate(scratch.url, folder)).toEqual({ applied: ['0001-crate.sql', '0002-lid.sql'] });
  await write('0003-board.sql', 'create table board (id int);');
  expect(await migrate(scratch.url, folder)).toEqual({ applied: ['0003-board.sql'] });
  expect(await migrate(scratch.url, folder)).toEqual({ applied: [] });
  expect(await rows('select id, lid from crate')).toEqual([{ id: 1, lid: 'oben' }]);
});

test('servers that start at once apply each migration once', async () => {
  await write('0002-slow.sql', 'select pg_sleep(0.2); insert into crate values (2);');
  const results = await Promise.all([migrate(scratch.url, folder), migrate(scratch.url, folder), migrate(scratch.url, folder)]);
  expect(results.flatMap(({ applied }) => applied)).toEqual(['0001-crate.sql', '0002-slow.sql']);
  expect(await rows('select id from crate order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a migration that fails leaves nothing behind and names itself', async () => {
  await write('0002-wrong.sql', 'create table lid (id int); insert into no_such_table values (1);');
  await expect(migrate(scratch.url, folder)).rejects.toThrow(/0002-wrong\.sql failed: .*no_such_table/);
  expect(await rows("select to_regclass('lid') as lid")).toEqual([{ lid: null }]);
  await write('0002-wrong.sql', 'create table lid (id int);');
  expect(await migrate(scratch.url, folder)).toEqual({ applied: ['0002-wrong.sql'] });
});

test('an applied migration that was changed, or one squeezed in before it, stops the start', async () => {
  await write('0003-board.sql', 'create table board (id int);');
  await migrate(scratch.url, folder);
  await write('0002-late.sql', 'select 1;');
  await expect(migrate(scratch.url, folder)).rejects.toThrow('0002-late.sql comes before 0003-board.sql');
  await rm(join(path, '0002-late.sql'));
  await write('0001-crate.sql', 'select 1;');
  await expect(migrate(scratch.url, folder)).rejects.toThrow('0001-crate.sql was changed');
});

test('a program that is older than the database does not start on it', async () => {
  await write('0002-lid.sql', 'create table lid (id int);');
  await migrate(scratch.url, folder);
  await rm(join(path, '0002-lid.sql'));
  await expect(migrate(scratch.url, folder)).rejects.toThrow(/newer version of the shop \(migration 0002-lid\.sql\)/);
});

test.each([
  ['1-crate.sql', 'must be named like'],
  ['0001-other.sql', 'Two migrations have the number 0001'],
])('the file name %s is refused', async (name, message) => {
  await write(name, 'select 1;');
  await expect(migrate(scratch.url, folder)).rejects.toThrow(message);
});

test("the shop's own migrations build every table from nothing", async () => {
  const { applied } = await migrate(scratch.url);
  expect(await migrate(scratch.url)).toEqual({ applied: [] });
  expect(await rows('select count(*)::int as count from migration')).toEqual([{ count: applied.length }]);
});
