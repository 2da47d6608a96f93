/** SQL of the library's index: writing. */
import { sql } from 'kysely';
import type { FileType } from '#domain/file/file-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface FileFacts {
  contentType: FileType;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  sheets: number | null;
}

const factColumns = ({ contentType, ...facts }: FileFacts) => ({ content_type: contentType, ...facts });

/** Null: a file of this name, or a picture of this address, exists already. */
export async function insertFile(
  trx: Trx,
  { directory, stem, by, ...facts }: FileFacts & { directory: string; stem: string; by: { at: Date; who: string } },
): Promise<{ id: number; name: string } | null> {
  const row = await trx
    .insertInto('media')
    .values({ local_file_path: directory, name: stem, created_at: by.at, changed_at: by.at, who: by.who, ...factColumns(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'file_name as name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Raises the version and returns it. Throws the database's error if the place is taken. */
export async function updateFile(
  trx: Trx,
  id: number,
  { directory, stem, texts, at }: { directory: string; stem: string; texts: LocalizedText; at: Date },
): Promise<number> {
  const row = await trx
    .updateTable('media')
    .set({ local_file_path: directory, name: stem, texts: JSON.stringify(texts), changed_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Stores the facts of the current content in the store. */
export async function updateFacts(trx: Trx, id: number, facts: FileFacts, at: Date): Promise<number> {
  const row = await trx
    .updateTable('media')
    .set({ ...factColumns(facts), content: null, missing: false, changed_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function setMissing(trx: Trx, ids: readonly number[], missing: boolean): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('media').set({ missing }).where('id', 'in', ids).execute();
}

export async function removeFile(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('media').where('id', '=', id).execute();
}

export async function keepFolder(trx: Trx, path: string, at: Date): Promise<void> {
  await trx
    .insertInto('media_folder')
    .values({ path, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False: no such folder was stored. */
export async function removeFolder(trx: Trx, path: string): Promise<boolean> {
  const done = await trx.deleteFrom('media_folder').where('path', '=', path).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Total bytes of all files. */
export async function usedRoom(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(coalesce(size, octet_length(content))), 0)::float8 as bytes
    from media`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Rows whose bytes are not in the store yet. */
export async function nextContent(db: Db, after: number): Promise<{ id: number; directory: string; name: string; content: Buffer } | null> {
  const { rows } = await sql<{ id: number; directory: string; name: string; content: Buffer }>`
    select id, local_file_path as directory, file_name as name, content from media
    where content is not null and id > ${after} order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Changes only where the bytes are stored, not the record itself. */
export async function moveIntoStore(trx: Trx, id: number, facts: FileFacts): Promise<void> {
  await trx
    .updateTable('media')
    .set({ ...factColumns(facts), content: null })
    .where('id', '=', id)
    .execute();
}
