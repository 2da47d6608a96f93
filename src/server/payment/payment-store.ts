/** SQL of payments: one row per attempt to pay an order, the provider's messages, and refunds. */
import { sql } from 'kysely';
import type { PaymentState, ProviderWord } from '#domain/order/payment-progress.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const columns = [
  'id',
  'order_id as orderId',
  'attempt',
  'reference',
  'method_id as methodId',
  'amount',
  'currency',
  'transaction_id as transactionId',
  'state',
  'word',
  'failure',
  'paid_amount as paidAmount',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

function payments(db: Db) {
  return db.selectFrom('payment').select(columns);
}

export type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

export async function findPayment(db: Db, id: number): Promise<PaymentRow | null> {
  return (await payments(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The last attempt; null: none. */
export async function latestPayment(db: Db, orderId: number): Promise<PaymentRow | null> {
  return (await payments(db).where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst()) ?? null;
}

export async function paymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  return payments(db).where('order_id', '=', orderId).orderBy('attempt').execute();
}

export async function findPaymentByTransaction(db: Db, transactionId: string): Promise<PaymentRow | null> {
  return (await payments(db).where('transaction_id', '=', transactionId).executeTakeFirst()) ?? null;
}

export async function findPaymentByReference(db: Db, reference: string): Promise<PaymentRow | null> {
  return (await payments(db).where('reference', '=', reference).executeTakeFirst()) ?? null;
}

export async function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  return payments(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export interface NewPayment {
  orderId: number;
  attempt: number;
  reference: string;
  methodId: number;
  amount: number;
  at: Date;
}

/** Of two concurrent calls for the same attempt one inserts it; the other finds that row. */
export async function insertPayment(db: Db, { orderId, attempt, reference, methodId, amount, at }: NewPayment): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      order_id: orderId,
      attempt,
      reference,
      method_id: methodId,
      amount,
      transaction_id: null,
      word: null,
      paid_amount: null,
      claimed_until: null,
      checked_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reserves the creation at the provider for the caller until then, as the first or after one whose answer may be lost; null: someone else has it. */
export async function claimCreation(db: Db, id: number, at: Date, until: Date): Promise<'first' | 'again' | null> {
  const claim = db.updateTable('payment').set({ claimed_until: until }).where('id', '=', id).where('transaction_id', 'is', null);
  const first = await claim.where('claimed_until', 'is', null).returning('id').execute();
  if (first.length > 0) return 'first';
  const again = await claim.where('claimed_until', '<=', at).returning('id').execute();
  return again.length > 0 ? 'again' : null;
}

/** The claim until then; one that somebody else has taken since is left alone. */
export async function releaseClaim(db: Db, id: number, { until, at }: { until: Date; at: Date }): Promise<void> {
  await db.updateTable('payment').set({ claimed_until: at }).where('id', '=', id).where('claimed_until', '=', until).execute();
}

/** True: the caller may ask the provider now; no one else has since `notSince`. */
export async function claimCheck(db: Db, id: number, at: Date, notSince: Date): Promise<boolean> {
  const rows = await db
    .updateTable('payment')
    .set({ checked_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', notSince)]))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Stores the transaction id of a payment that has none yet. */
export async function storeTransaction(db: Db, id: number, transactionId: string): Promise<void> {
  await db.updateTable('payment').set({ transaction_id: transactionId }).where('id', '=', id).where('transaction_id', 'is', null).execute();
}

export async function storeMethod(db: Db, id: number, methodId: number): Promise<void> {
  await db.updateTable('payment').set({ method_id: methodId }).where('id', '=', id).execute();
}

export async function storeProgress(
  trx: Trx,
  id: number,
  {
    state,
    word,
    failure,
    paidAmount,
    at,
    changed,
  }: { state: PaymentState; word: ProviderWord; failure: string; paidAmount: number | null; at: Date; changed: boolean },
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state, word, failure, paid_amount: paidAmount, checked_at: at, ...(changed ? { updated_at: at } : {}) })
    .where('id', '=', id)
    .execute();
}

/** False: it was sent before. */
export async function storeEvent(trx: Trx, eventId: string, transactionId: string, at: Date): Promise<boolean> {
  const rows = await trx
    .insertInto('payment_event')
    .values({ event_id: eventId, transaction_id: transactionId, at })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .execute();
  return rows.length > 0;
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('at', '<', moment).execute();
}

/** Payments without a final state that are due for a check: recent ones often, old ones seldom, abandoned ones included. */
export async function duePayments(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where(sql<boolean>`state in ('NEW', 'PENDING', 'ABANDONED')`)
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '3 days'`)
    .where(
      sql<boolean>`coalesce(checked_at, created_at) < ${now}::timestamptz - case
        when created_at > ${now}::timestamptz - interval '10 minutes' then interval '20 seconds'
        when created_at > ${now}::timestamptz - interval '1 hour' then interval '1 minute'
        else interval '15 minutes' end`,
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(50)
    .execute();
  return rows.map((row) => row.id);
}

/** Orders in this state, created after `after`, whose last payment failed before `before`: their buyers get one mail. */
export async function unpaidOrders(db: Db, { state, before, after }: { state: number; before: Date; after: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select sales_order.id from sales_order
    join lateral (select payment.state, payment.updated_at from payment where payment.order_id = sales_order.id order by attempt desc limit 1) last on true
    where order_status_id = ${state} and created_at > ${after} and last.state in ('FAILED', 'ABANDONED') and last.updated_at < ${before}
      and not exists (select from mail where dedupe_key = 'payment-failed:' || sales_order.uuid)
    order by sales_order.id limit 50
  `.execute(db);
  return rows.map((row) => row.id);
}

export interface RefundRow {
  id: number;
  paymentId: number;
  externalId: string;
  amount: number;
  state: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  who: string;
}

const refundColumns = ['id', 'payment_id as paymentId', 'external_id as externalId', 'amount', 'state', 'who'] as const;

export async function refundsOf(db: Db, paymentIds: readonly number[]): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refund')
    .select(refundColumns)
    .where((where) => where('payment_id', '=', where.fn.any(where.val([...paymentIds]))))
    .execute();
}

export async function findRefund(db: Db, orderId: number, mark: string): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('payment_refund')
    .select(refundColumns)
    .where('payment_id', 'in', (payments) => payments.selectFrom('payment').select('payment.id').where('order_id', '=', orderId))
    .where('external_id', 'like', `%-${mark}`)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRefundById(db: Db, id: number): Promise<RefundRow | null> {
  return (await db.selectFrom('payment_refund').select(refundColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The longest not asked for first: those that the bank leaves open for days keep no other waiting. */
export async function pendingRefunds(db: Db): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refund')
    .select(refundColumns)
    .where(sql<boolean>`state = 'PENDING'`)
    .orderBy(sql`asked_at asc nulls first`)
    .orderBy('id')
    .limit(20)
    .execute();
}

export async function storeAsked(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('payment_refund').set({ asked_at: at }).where('id', '=', id).execute();
}

export async function insertRefund(
  trx: Trx,
  { paymentId, externalId, amount, who, at }: { paymentId: number; externalId: string; amount: number; who: string; at: Date },
): Promise<RefundRow> {
  return trx
    .insertInto('payment_refund')
    .values({ payment_id: paymentId, external_id: externalId, amount, who, created_at: at })
    .returning(refundColumns)
    .executeTakeFirstOrThrow();
}

/** True: it was pending until now. */
export async function storeRefundState(trx: Trx, id: number, state: 'SUCCESSFUL' | 'FAILED'): Promise<boolean> {
  const rows = await trx
    .updateTable('payment_refund')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .returning('id')
    .execute();
  return rows.length > 0;
}
