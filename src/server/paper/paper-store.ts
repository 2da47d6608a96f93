/** SQL of frozen papers: the bytes as they were issued. */
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export type PaperKind = Tables['paper']['kind'];

export interface StoredPaper {
  kind: PaperKind;
  recordId: number;
  fileName: string;
  hash: string;
  content: Buffer;
}

export async function insertPaper(trx: Trx, { kind, recordId, fileName, hash, content }: StoredPaper, at: Date): Promise<void> {
  await trx.insertInto('paper').values({ kind, record_id: recordId, file_name: fileName, hash, content, created_at: at }).execute();
}

export async function findPaper(db: Db, kind: PaperKind, recordId: number): Promise<StoredPaper | null> {
  const row = await db
    .selectFrom('paper')
    .select(['kind', 'record_id as recordId', 'file_name as fileName', 'hash', 'content'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  return row ?? null;
}
