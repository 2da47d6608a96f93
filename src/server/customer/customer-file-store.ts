/** SQL of the files that staff attach to a customer. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { StoredType } from './file-type.ts';

const columns = ['id', 'name', 'content_type as contentType', 'created_at as createdAt', 'who'] as const;
const size = sql<number>`octet_length(content)`.as('size');

/** Newest first. */
export async function listFiles(db: Db, customerId: number) {
  return db
    .selectFrom('customer_file')
    .select([...columns, size])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

interface NewFile {
  customerId: number;
  name: string;
  contentType: StoredType;
  content: Buffer;
  at: Date;
  who: string;
}

export async function insertFile(trx: Trx, { customerId, name, contentType, content, at, who }: NewFile): Promise<FileRow> {
  return trx
    .insertInto('customer_file')
    .values({ customer_id: customerId, name, content_type: contentType, content, created_at: at, who })
    .returning([...columns, size])
    .executeTakeFirstOrThrow();
}

export async function findFile(
  db: Db,
  customerId: number,
  id: number,
): Promise<{ contentType: StoredType; content: Buffer; name: string } | null> {
  const row = await db
    .selectFrom('customer_file')
    .select(['content_type as contentType', 'content', 'name'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The name of the deleted file; null: no such file. */
export async function deleteFile(trx: Trx, customerId: number, id: number): Promise<string | null> {
  const row = await trx
    .deleteFrom('customer_file')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
