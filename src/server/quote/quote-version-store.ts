/** SQL of the exchange about a quote: the request, each sending, messages. Returns plain rows. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

export async function messagesOfQuotes(db: Db, quoteIds: readonly number[]) {
  const rows = await db
    .selectFrom('quote_message')
    .selectAll()
    .where((where) => where('quote_id', '=', where.fn.any(where.val([...quoteIds]))))
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.quote_id);
}

export type QuoteMessageRow = Awaited<ReturnType<typeof messagesOfQuotes>> extends Map<number, (infer Row)[]> ? Row : never;

/** The version number of the customer's own request; versions that were sent count from 1. */
export const askedVersion = 0;

/** The request and the sendings, newest first. */
export async function versionsOfQuotes(db: Db, quoteIds: readonly number[]) {
  const rows = await db
    .selectFrom('quote_version')
    .leftJoin('app_user', (join) =>
      join
        .on(sql`lower(app_user.email)`, '=', sql`lower(quote_version.who)`)
        .on('app_user.customer_id', 'is', null)
        .on('app_user.active', '=', true),
    )
    .selectAll('quote_version')
    .select('app_user.display_name as sender_name')
    .where((where) => where('quote_id', '=', where.fn.any(where.val([...quoteIds]))))
    .orderBy('number', 'desc')
    .execute();
  return Map.groupBy(rows, (row) => row.quote_id);
}

export type QuoteVersionRow = Awaited<ReturnType<typeof versionsOfQuotes>> extends Map<number, (infer Row)[]> ? Row : never;

export async function insertVersion(
  trx: Trx,
  version: { quoteId: number; number: number; at: Date; who: string; content: object; contentHash: string; mailText?: string },
): Promise<void> {
  await trx
    .insertInto('quote_version')
    .values({
      quote_id: version.quoteId,
      number: version.number,
      sent_at: version.at,
      who: version.who,
      content: JSON.stringify(version.content),
      content_hash: version.contentHash,
      mail_text: version.mailText ?? '',
    })
    .execute();
}

export async function insertMessage(
  trx: Trx,
  message: {
    quoteId: number;
    at: Date;
    author: 'customer' | 'staff' | 'system';
    who: string;
    kind: string;
    positionId: number | null;
    text: string;
    sent?: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('quote_message')
    .values({
      quote_id: message.quoteId,
      at: message.at,
      author: message.author,
      who: message.who,
      kind: message.kind,
      position_id: message.positionId,
      text: message.text,
      sent: message.sent ?? true,
    })
    .execute();
  await keepWaiting(trx, message.quoteId);
}

/** The shop's answer is awaited if the last message that both sides see is the customer's. */
async function keepWaiting(trx: Trx, quoteId: number): Promise<void> {
  await sql`
    update quote set waiting = coalesce((select author = 'customer' from quote_message
      where quote_id = ${quoteId} and author <> 'system' and sent order by id desc limit 1), false)
    where id = ${quoteId}
  `.execute(trx);
}

/** Returns the texts that were waiting to be sent, oldest first. */
export async function markMessagesSent(trx: Trx, quoteId: number): Promise<string[]> {
  const rows = await trx
    .updateTable('quote_message')
    .set({ sent: true })
    .where('quote_id', '=', quoteId)
    .where('sent', '=', false)
    .where('text', '<>', '')
    .returning(['id', 'text'])
    .execute();
  await keepWaiting(trx, quoteId);
  return rows.toSorted((a, b) => a.id - b.id).map(({ text }) => text);
}
