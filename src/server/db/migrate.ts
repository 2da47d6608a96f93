// Brings the tables up to date: migrations/NNNN-name.sql, forward only, in order, each in its own transaction and recorded with its checksum.
// Two servers that start at once on an empty database both succeed: one migrates, the other waits. SQL limited to PostgreSQL 15.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

type Migration = { name: string; sql: string; checksum: string };

const LOCK = 4_711_002;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

export async function migrate(url: string, folder: URL = new URL('migrations/', import.meta.url)): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return { applied: await applyMissing(client, migrations) };
  } finally {
    // The lock belongs to the connection and is released with it.
    await client.end().catch(() => undefined);
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !FILE_NAME.test(name));
  if (misnamed !== undefined) throw new Error(`Migration ${misnamed} must be named like 0001-first-tables.sql`);
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration order by name collate "C"');
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  const files = new Set(migrations.map(({ name }) => name));
  const unknown = rows.find(({ name }) => !files.has(name));
  if (unknown !== undefined)
    throw new Error(
      `The database was changed by a newer version of the shop (migration ${unknown.name}); start that one, or restore what was saved before it`,
    );
  const latest = rows.at(-1)?.name ?? '';
  const applied: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const recorded = done.get(name);
    if (recorded === checksum) continue;
    if (recorded !== undefined)
      throw new Error(`Migration ${name} was changed after it was applied to this database; write a new one instead`);
    if (name < latest) throw new Error(`Migration ${name} comes before ${latest}, which is applied already; give it a higher number`);
    await apply(client, { name, sql, checksum });
    applied.push(name);
  }
  return applied;
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
