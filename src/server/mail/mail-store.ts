/** SQL of the outbox: mails wait here until a mail server has accepted them, and stay as a record. */
import { escapedPattern } from '#server/db/list-query.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { MailAttachment, NewMail } from './new-mail.ts';

const columns = [
  'id',
  'order_id as orderId',
  'dedupe_key as dedupeKey',
  'recipient',
  'recipient_name as recipientName',
  'subject',
  'html',
  'text',
  'pictures',
  'attachments',
  'state',
  'tries',
  'last_error as lastError',
  'created_at as createdAt',
] as const;

export async function findMail(db: Db, id: number) {
  return (await db.selectFrom('mail').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findMailByKey(db: Db, dedupeKey: string) {
  return (await db.selectFrom('mail').select(columns).where('dedupe_key', '=', dedupeKey).executeTakeFirst()) ?? null;
}

export type StoredMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

export interface MailFilter {
  /** null: about any order or none. */
  orderId: number | null;
  state: StoredMail['state'] | null;
  /** Only those about an order. */
  ofOrders: boolean;
}

function filtered(db: Db, { orderId, state, ofOrders }: MailFilter) {
  let mails = db.selectFrom('mail');
  if (orderId !== null) mails = mails.where('order_id', '=', orderId);
  if (state !== null) mails = mails.where(sql<boolean>`state = ${sql.lit(state)}`);
  return ofOrders ? mails.where('order_id', 'is not', null) : mails;
}

export async function listMails(db: Db, filter: MailFilter, { page, perPage }: { page: number; perPage: number }) {
  const items = await filtered(db, filter)
    .select(['id', 'order_id as orderId', 'created_at as createdAt', 'recipient', 'subject', 'state', 'tries', 'last_error as lastError'])
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}

/** A mail whose key exists already is not stored again. */
export async function insertMails(trx: Trx, mails: readonly NewMail[], createdAt: Date): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('mail')
    .values(
      mails.map(({ dedupeKey, recipient, recipientName, subject, html, text, pictures, secretUntil, ...mail }) => ({
        dedupe_key: dedupeKey,
        order_id: mail.orderId ?? null,
        quote_id: mail.quoteId ?? null,
        invoice_id: mail.invoiceId ?? null,
        customer_id: mail.customerId ?? null,
        attachments: JSON.stringify(mail.attachments ?? []),
        recipient,
        recipient_name: recipientName,
        subject,
        html,
        text,
        pictures: JSON.stringify(pictures),
        created_at: createdAt,
        secret_until: secretUntil ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Keys of waiting mails, oldest first. */
export async function waitingMails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('dedupe_key')
    .where(sql<boolean>`state = 'pending'`)
    .orderBy('id')
    .limit(10_000)
    .execute();
  return rows.map((row) => row.dedupe_key);
}

/** The text without secrets of links: what follows `#token=`, and the uuid of a quote. */
const withoutSecrets = (column: 'html' | 'text') =>
  sql<string>`regexp_replace(${sql.ref(column)}, '(#token=|/checkout-quote/)[[:alnum:]_-]+', '\\1…', 'g')`;

const silenced = { html: withoutSecrets('html'), text: withoutSecrets('text'), secret_until: null };

/** Removes the secrets from stored mails whose links have expired. */
export async function silenceMails(db: Db, at: Date): Promise<void> {
  await db.updateTable('mail').set(silenced).where('secret_until', '<=', at).execute();
}

/** `silent`: the secrets are removed from the copy at once. */
export async function markSent(db: Db, id: number, { at, silent }: { at: Date; silent: boolean }): Promise<void> {
  await db
    .updateTable('mail')
    .set((set) => ({ state: 'sent', tries: set('tries', '+', 1), last_error: '', sent_at: at }))
    .where('id', '=', id)
    .execute();
  if (silent) await db.updateTable('mail').set(silenced).where('id', '=', id).where('secret_until', 'is not', null).execute();
}

/** Waiting mails stay here permanently. */
export async function markStored(db: Db, dedupeKeys: readonly string[]): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'stored' })
    .where((where) => where('dedupe_key', '=', where.fn.any(where.val([...dedupeKeys]))))
    .where('state', '=', 'pending')
    .execute();
}

/** Counts a try; `final`: there is no further one. */
export async function markTried(db: Db, id: number, { error, final }: { error: string; final: boolean }): Promise<void> {
  await db
    .updateTable('mail')
    .set((set) => ({ state: final ? 'failed' : 'pending', tries: set('tries', '+', 1), last_error: error.slice(0, 500) }))
    .where('id', '=', id)
    .execute();
}

export async function pictureSvgs(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('picture')
    .select(['hash', 'svg'])
    .where((where) => where('hash', '=', where.fn.any(where.val([...hashes]))))
    .execute();
  return new Map(rows.map((row) => [row.hash, row.svg]));
}

export async function countMailsSince(db: Db, keyPrefix: string, since: Date, recipient?: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('dedupe_key', 'like', `${escapedPattern(keyPrefix)}%`)
    .where('created_at', '>', since)
    .$if(recipient !== undefined, (mails) => mails.where('recipient', '=', recipient ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countFailedMails(db: Db): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('mail')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('created_at').as('oldest')])
    .where(sql<boolean>`state = 'failed'`)
    .executeTakeFirstOrThrow();
}

/** Returns the keys of those that had failed for good. */
export async function waitAgain(trx: Trx): Promise<string[]> {
  const rows = await trx
    .updateTable('mail')
    .set({ state: 'pending', tries: 0 })
    .where(sql<boolean>`state = 'failed'`)
    .returning('dedupe_key')
    .execute();
  return rows.map((row) => row.dedupe_key);
}

/** Bytes of frozen papers. */
export async function paperContent(db: Db, kind: MailAttachment['kind'], recordId: number): Promise<Buffer> {
  const paper = db.selectFrom('paper').select('content').where('kind', '=', kind).where('record_id', '=', recordId);
  return (await paper.executeTakeFirstOrThrow()).content;
}
