/** SQL of the files of a request. Returns plain rows. */
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export async function filesOfQuote(db: Db, quoteId: number) {
  return db.selectFrom('quote_file').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();
}

export type QuoteFileRow = Awaited<ReturnType<typeof filesOfQuote>>[number];

export async function insertQuoteFile(trx: Trx, row: Insertable<Tables['quote_file']>): Promise<QuoteFileRow> {
  return trx.insertInto('quote_file').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function quoteFilePaths(db: Db): Promise<string[]> {
  return (await db.selectFrom('quote_file').select('path').execute()).map(({ path }) => path);
}

/** Total bytes of the files of all requests. */
export async function roomOfRequests(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(size), 0)::float8 as bytes from quote_file`.execute(db);
  return rows[0]?.bytes ?? 0;
}
