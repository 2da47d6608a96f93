/** SQL of the files of a request. Returns plain rows. */
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

export async function filesOfQuote(db: Db, quoteId: number) {
  return db.selectFrom('quote_file').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();
}

/** By quote, oldest first. */
export async function fileNamesOfQuotes(db: Db, quoteIds: readonly number[]): Promise<Map<number, string[]>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db.selectFrom('quote_file').select(['quote_id', 'name']).where('quote_id', 'in', quoteIds).orderBy('id').execute();
  const byQuote = Map.groupBy(rows, ({ quote_id: id }) => id);
  return new Map([...byQuote].map(([id, files]) => [id, files.map(({ name }) => name)]));
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
