/** SQL of webhooks and their messages. The database itself writes the messages: see migration 0059. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

const shown = ['id', 'version', 'url', 'events', 'active', 'created_at as createdAt', 'who'] as const;

export async function listWebhooks(db: Db) {
  return db.selectFrom('webhook').select(shown).orderBy('id').execute();
}

export async function insertWebhook(
  trx: Trx,
  { at, ...webhook }: { url: string; events: string[]; secret: string; at: Date; who: string },
): Promise<number> {
  const row = await trx
    .insertInto('webhook')
    .values({ ...webhook, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function lockWebhook(trx: Trx, id: number) {
  return (await trx.selectFrom('webhook').select(shown).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function updateWebhook(trx: Trx, id: number, columns: { events: string[]; active: boolean }): Promise<void> {
  await trx
    .updateTable('webhook')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhookRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('webhook').where('id', '=', id).execute();
}

/** Newest first. */
export async function listDeliveries(db: Db, limit: number) {
  return db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as e', 'e.id', 'd.event_id')
    .select(['d.id', 'd.webhook_id as webhookId', 'e.event', 'e.number', 'e.at', 'd.state', 'd.tries'])
    .select(['d.next_at as nextAt', 'd.tried_at as triedAt', 'd.answer'])
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

export interface DueDelivery {
  id: number;
  tries: number;
  url: string;
  /** Sealed. */
  secret: string;
  event: string;
  uuid: string;
  recordId: number;
  number: string;
  version: number;
  at: Date;
}

/** Ids of active webhooks with a message that is due. */
export async function receiversDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook as w')
    .select('w.id')
    .where('w.active', '=', true)
    .where((where) =>
      where.exists(
        where
          .selectFrom('webhook_delivery as d')
          .select('d.id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.state', '=', 'WAITING')
          .where((when) => when.or([when('d.next_at', 'is', null), when('d.next_at', '<=', now)])),
      ),
    )
    .orderBy('w.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims due messages to one receiver for this process until `until`: after a crash they are tried again then. */
export async function takeDue(
  db: Db,
  receiver: number,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where w.id = ${receiver} and d.state = 'WAITING' and w.active and (d.next_at is null or d.next_at <= ${now})
      order by d.next_at nulls first, d.id limit ${most} for update of d skip locked
    )
    update webhook_delivery d set next_at = ${until}, tries = d.tries + 1, tried_at = ${now}
    from due, webhook w, webhook_event e
    where d.id = due.id and w.id = d.webhook_id and e.id = d.event_id
    returning d.id, d.tries, w.url, w.secret, e.event, e.uuid, e.record_id as "recordId", e.number, e.version, e.at`.execute(db);
  return rows;
}

export async function keepAnswer(
  db: Db,
  id: number,
  { state, nextAt, answer }: { state: 'WAITING' | 'SENT' | 'FAILED'; nextAt: Date | null; answer: string },
): Promise<void> {
  await db.updateTable('webhook_delivery').set({ state, next_at: nextAt, answer }).where('id', '=', id).execute();
}

/** False: no such delivery. */
export async function waitAgain(db: Db, id: number): Promise<boolean> {
  const again = { state: 'WAITING' as const, tries: 0, next_at: null };
  return (await db.updateTable('webhook_delivery').set(again).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** With their deliveries. */
export async function deleteEventsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('webhook_event').where('at', '<', at).execute();
}
