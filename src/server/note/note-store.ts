/** SQL of notes, mentions and follow-ups. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { NotedKind } from '#contract/note.ts';
import type { WishKind } from '#contract/order-wish.ts';
import { heldPermissions } from '#server/db/held-permissions.ts';
import { beforeMove } from '#server/db/moved-order.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** Number and customer of every kind of record with notes. */
const records: Record<NotedKind, RawBuilder<unknown>> = {
  order: sql`select 'order' as kind, id, formatted_id as label, customer_name as customer from sales_order`,
  quote: sql`select 'quote' as kind, id, formatted_id as label, customer_name as customer from quote`,
  invoice: sql`select 'invoice' as kind, id, formatted_id as label, customer_name as customer from invoice`,
  customer: sql`select 'customer' as kind, customer.id, customer.id::text as label, coalesce(nullif(company_name, ''), (
    select trim(first_name || ' ' || last_name) from contact_person where customer_id = customer.id order by contact_person.id limit 1), '') as customer
    from customer`,
};

export async function recordIsThere(db: Db, kind: NotedKind, id: number): Promise<boolean> {
  const { rows } = await sql`select from (${records[kind]}) record where id = ${id}`.execute(db);
  return rows.length > 0;
}

const allOf = (kinds: readonly NotedKind[]): RawBuilder<unknown> =>
  sql.join(
    kinds.map((kind) => records[kind]),
    sql` union all `,
  );

export interface ColleagueRow {
  id: number;
  name: string;
  email: string;
  permissions: number[];
}

/** Everyone with an active account and at least one permission. */
export async function officePeople(db: Db): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    select id, coalesce(nullif(display_name, ''), email) as name, email, permissions from (
      select id, display_name, email, ${heldPermissions} as permissions from app_user where active) person
    where cardinality(permissions) > 0 order by name, id`.execute(db);
  return rows;
}

export interface NoteRow {
  id: number;
  at: Date;
  who: string;
  text: string;
  wish: WishKind | null;
  mentioned: string[];
  unread: boolean;
}

/** Newest first. `readerId`: the user whose unread mentions are marked. */
export async function notesOf(db: Db, kind: NotedKind, recordId: number, readerId: number): Promise<NoteRow[]> {
  return db
    .selectFrom('note')
    .select([
      'id',
      'at',
      'who',
      'text',
      'wish',
      sql<string[]>`array(select coalesce(nullif(display_name, ''), email) from note_mention join app_user on app_user.id = user_id
        where note_id = note.id order by user_id)`.as('mentioned'),
      sql<boolean>`exists (select from note_mention where note_id = note.id and user_id = ${readerId} and read_at is null)`.as('unread'),
    ])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

export async function insertNote(
  trx: Trx,
  note: { kind: NotedKind; recordId: number; text: string; at: Date; who: string; wish?: WishKind },
  mentioned: readonly number[],
): Promise<number> {
  const { kind, recordId, ...rest } = note;
  const { id } = await trx
    .insertInto('note')
    .values({ kind, record_id: recordId, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mentioned.length > 0)
    await trx
      .insertInto('note_mention')
      .values(mentioned.map((userId) => ({ note_id: id, user_id: userId, read_at: null })))
      .execute();
  return id;
}

/** What its customer wishes to change about an order, oldest first. Wishes of a former one, from whom it went over, are for staff alone. */
export async function wishesOf(db: Db, orderId: number): Promise<{ at: Date; kind: WishKind; text: string }[]> {
  return db
    .selectFrom('note')
    .select(['at', 'wish as kind', 'text'])
    .where('kind', '=', 'order')
    .where('record_id', '=', orderId)
    .where('wish', 'is not', null)
    .where(sql<boolean>`not ${beforeMove({ orderId: sql`note.record_id`, at: sql`note.at` })}`)
    .$narrowType<{ kind: WishKind }>()
    .orderBy('id')
    .execute();
}

/** False: the user is not mentioned there. */
export async function markRead(db: Db, noteId: number, userId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('note_mention')
    .set((set) => ({ read_at: set.fn.coalesce('read_at', set.val(at)) }))
    .where('note_id', '=', noteId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface MentionRow {
  noteId: number;
  kind: NotedKind;
  recordId: number;
  label: string;
  customer: string;
  at: Date;
  who: string;
  text: string;
}

/** Unread, oldest first, on records of these kinds. */
export async function unreadMentions(db: Db, userId: number, kinds: readonly NotedKind[]): Promise<MentionRow[]> {
  if (kinds.length === 0) return [];
  const { rows } = await sql<MentionRow>`
    select note.id as "noteId", note.kind, record_id as "recordId", record.label, record.customer, at, who, text
    from note_mention join note on note.id = note_id join (${allOf(kinds)}) record on record.kind = note.kind and record.id = record_id
    where user_id = ${userId} and read_at is null order by note.id limit 200`.execute(db);
  return rows;
}

export interface DueRow {
  kind: NotedKind;
  recordId: number;
  label: string;
  customer: string;
  day: string;
  tags: string[];
  isMine: boolean;
}

/** Assigned to this user, after a day up to another, earliest first, on records of these kinds. */
export async function comingFollowUps(
  db: Db,
  userId: number,
  kinds: readonly NotedKind[],
  { after, to }: { after: string; to: string },
): Promise<Omit<DueRow, 'isMine'>[]> {
  if (kinds.length === 0) return [];
  const { rows } = await sql<Omit<DueRow, 'isMine'>>`
    select follow_up.kind, record_id as "recordId", record.label, record.customer, day, tags
    from follow_up join (${allOf(kinds)}) record on record.kind = follow_up.kind and record.id = record_id
    where assignee_id = ${userId} and day > ${after} and day <= ${to} order by day, record_id limit ${mostComing}`.execute(db);
  return rows;
}

const mostComing = 20;

/** Assigned to this user or to no one in particular, earliest day first, on records of these kinds. */
export async function dueFollowUps(db: Db, userId: number, kinds: readonly NotedKind[], today: string): Promise<DueRow[]> {
  if (kinds.length === 0) return [];
  const { rows } = await sql<DueRow>`
    select follow_up.kind, record_id as "recordId", record.label, record.customer, day, tags, assignee_id is not null as "isMine"
    from follow_up join (${allOf(kinds)}) record on record.kind = follow_up.kind and record.id = record_id
    where day <= ${today} and (assignee_id is null or assignee_id = ${userId}) order by day, record_id limit 200`.execute(db);
  return rows;
}
