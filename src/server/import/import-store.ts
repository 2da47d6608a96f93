/** SQL of imported tables: the file, its columns, and the last mapping for the same headings. */
import { sql } from 'kysely';
import type { ImportKindKey, ImportRowState } from '#contract/import.ts';
import type { Mapping } from '#domain/import/mapping.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface NewImport {
  kind: ImportKindKey;
  fileName: string;
  fileSize: number;
  at: Date;
  who: string;
  headings: readonly string[];
  mapping: Mapping;
  clearEmpty: boolean;
  headingLine: number;
}

export async function insertImport(trx: Trx, given: NewImport): Promise<number> {
  const { id } = await trx
    .insertInto('import_file')
    .values({
      kind: given.kind,
      file_name: given.fileName,
      file_size: given.fileSize,
      created_at: given.at,
      who: given.who,
      headings: JSON.stringify(given.headings),
      mapping: JSON.stringify(given.mapping),
      clear_empty: given.clearEmpty,
      heading_line: given.headingLine,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function importById(db: Db, id: number) {
  return db.selectFrom('import_file').selectAll().where('id', '=', id).executeTakeFirst();
}

export type StoredImport = NonNullable<Awaited<ReturnType<typeof importById>>>;

export async function lockImport(trx: Trx, id: number): Promise<StoredImport | undefined> {
  return trx.selectFrom('import_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function pageOfImports(
  db: Db,
  kinds: readonly ImportKindKey[],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ files: StoredImport[]; total: number }> {
  const own = db.selectFrom('import_file').where((where) => where('kind', '=', where.fn.any(where.val([...kinds]))));
  const files = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { files, total };
}

export type Counts = Record<ImportRowState, number>;

/** By import. */
export async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const rows = await db
    .selectFrom('import_row')
    .select(['import_id as id', 'state', (select) => select.fn.countAll<number>().as('count')])
    .where((where) => where('import_id', '=', where.fn.any(where.val([...ids]))))
    .groupBy(['import_id', 'state'])
    .execute();
  const counts = new Map(ids.map((id): [number, Counts] => [id, { new: 0, changed: 0, same: 0, faulty: 0 }]));
  for (const { id, state, count } of rows) (counts.get(id) as Counts)[state] = count;
  return counts;
}

export interface ImportUpdate {
  state?: 'APPLIED' | 'UNDONE';
  applied_at?: Date;
  applied_by?: string;
  undone_at?: Date;
  undone_by?: string;
  headings?: readonly string[];
  heading_line?: number;
  mapping?: Mapping;
  clear_empty?: boolean;
}

/** Raises the version. */
export async function updateImport(trx: Trx, id: number, { headings, mapping, ...change }: ImportUpdate): Promise<void> {
  await trx
    .updateTable('import_file')
    .set((set) => ({
      ...change,
      ...(headings === undefined ? {} : { headings: JSON.stringify(headings) }),
      ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes its rows as well. */
export async function deleteImport(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('import_file').where('id', '=', id).execute();
}

export interface KnownMapping {
  mapping: Mapping;
  clearEmpty: boolean;
}

export async function knownMapping(db: Db, kind: ImportKindKey, headingsKey: string): Promise<KnownMapping | undefined> {
  return db
    .selectFrom('import_mapping')
    .select(['mapping', 'clear_empty as clearEmpty'])
    .where('kind', '=', kind)
    .where('headings_key', '=', headingsKey)
    .executeTakeFirst();
}

/** How many columns of each known table fill a field, by the key of its headings. */
export async function knownTables(db: Db, kind: ImportKindKey): Promise<Map<string, number>> {
  const rows = await db.selectFrom('import_mapping').select(['headings_key as key', 'mapping']).where('kind', '=', kind).execute();
  return new Map(rows.map(({ key, mapping }) => [key, mapping.filter((path) => path !== null).length]));
}

export async function keepMapping(
  trx: Trx,
  kind: ImportKindKey,
  headingsKey: string,
  { mapping, clearEmpty }: KnownMapping,
): Promise<void> {
  await sql`
    insert into import_mapping (kind, headings_key, mapping, clear_empty)
    values (${kind}, ${headingsKey}, ${JSON.stringify(mapping)}::jsonb, ${clearEmpty})
    on conflict (kind, headings_key) do update set mapping = excluded.mapping, clear_empty = excluded.clear_empty`.execute(trx);
}
