/** The types of the tables are written by hand; checks them against the database. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { scratchDatabase } from './scratch-database.ts';
import type { ScratchDatabase } from './scratch-database.ts';

let scratch: ScratchDatabase;
let client: Client;

beforeAll(async () => {
  scratch = await scratchDatabase();
  client = new Client({ connectionString: scratch.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await scratch.drop();
});

interface Column {
  table: string;
  column: string;
  nullable: boolean;
  /** May be left out of an insert. */
  optional: boolean;
}

/** `name: type;` of each table interface, without members of nested objects. */
function writtenColumns(): Column[] {
  const folder = new URL('../../src/server/db/tables/', import.meta.url);
  const source = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const tables = [...source.matchAll(/^ {2}(\w+): \{([\s\S]*?)\n? {0,2}\};$/gm)];
  return tables.flatMap(([, table = '', columns = '']) =>
    [...columns.replaceAll(/\/\*\*.*?\*\/|\{[^{}]*\}/gs, '').matchAll(/(?:^|;)\s*(\w+): ([^;]*(?:\{[^}]*\}[^;]*)?)/g)].map(
      ([, column = '', type = '']) => ({
        table,
        column,
        nullable: /\| null\b|Column<[^,]*\bnull\b|ColumnType<(unknown|[^,]*\bnull\b)/.test(type),
        optional: /^(Generated|DefaultTimestamp|ColumnType<[^>]*\b(undefined|never)\b)|\| null\b/.test(type),
      }),
    ),
  );
}

test('each column exists, is nullable where the type says so, and has a default where it may be left out', async () => {
  const { rows } = await client.query<Column>(`
    select table_name as table, column_name as column, is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as optional
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`);
  const written = writtenColumns();
  const key = ({ table, column }: Column): string => `${table}.${column}`;
  expect(written.map(key).sort()).toEqual(rows.map(key).sort());
  const stored = new Map(rows.map((row) => [key(row), row]));
  const untrue = written.filter((each) => {
    const row = stored.get(key(each));
    return row?.nullable !== each.nullable || (each.optional && !row.optional);
  });
  expect(untrue.map(key)).toEqual([]);
});
