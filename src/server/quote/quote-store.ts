/** SQL of quotes: their heads, in lists and alone. Returns plain rows. */
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import { quoteStateName } from '#domain/quote/quote-state.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { NewQuote } from './new-quote.ts';
import { insertPositions } from './quote-line-store.ts';

function quotes(db: Db) {
  return db
    .selectFrom('quote')
    .innerJoin('customer', 'customer.id', 'quote.customer_id')
    .selectAll('quote')
    .select(['customer.status as customer_status', 'customer.is_company as customer_company', 'customer.discount as customer_discount'])
    .select((select) => [
      select
        .selectFrom('contact_person')
        .select('contact_person.email')
        .whereRef('contact_person.customer_id', '=', 'quote.customer_id')
        .orderBy('contact_person.id')
        .limit(1)
        .as('contact_email'),
      select.selectFrom('sales_order').select('sales_order.uuid').whereRef('sales_order.id', '=', 'quote.order_id').as('order_uuid'),
      select
        .selectFrom('sales_order')
        .select('sales_order.customer_id')
        .whereRef('sales_order.id', '=', 'quote.order_id')
        .as('order_customer_id'),
    ]);
}

/** The columns of a quote's head that can change. */
export type QuoteColumns = Updateable<Tables['quote']>;

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotes>['executeTakeFirstOrThrow']>>;

export async function findQuotes(db: Db, ids: readonly number[]): Promise<QuoteRow[]> {
  return quotes(db)
    .where((where) => where('quote.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('quote.id', 'desc')
    .execute();
}

export async function findQuoteByLink(db: Db, linkHash: string): Promise<QuoteRow | null> {
  return (await quotes(db).where('quote.link_hash', '=', linkHash).executeTakeFirst()) ?? null;
}

/** Locks the quote until the end of the transaction; null: no such quote. */
export async function lockQuote(trx: Trx, id: number): Promise<QuoteRow | null> {
  const locked = await trx.selectFrom('quote').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked ? ((await findQuotes(trx, [id]))[0] ?? null) : null;
}

/** Locks the quote from which this order was placed; null: none. */
export async function lockQuoteOfOrder(trx: Trx, orderId: number): Promise<{ id: number; orderFormattedId: string } | null> {
  const row = await trx
    .selectFrom('quote')
    .innerJoin('sales_order', 'sales_order.id', 'quote.order_id')
    .select(['quote.id', 'sales_order.formatted_id as orderFormattedId'])
    .where('quote.order_id', '=', orderId)
    .forUpdate('quote')
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the next number of the year and stores head and lines; the link's hash follows from the id. */
export async function insertQuote(
  trx: Trx,
  { positions, ...quote }: NewQuote,
  { year, validityDays, linkHashOf }: { year: number; validityDays: number; linkHashOf: (id: number) => string },
): Promise<{ id: number; formattedId: string }> {
  const { rows } = await sql<{ last: number; id: number }>`
    with counted as (
      insert into document_counter (kind, year, last) values ('quote', ${year}, 1)
      on conflict (kind, year) do update set last = document_counter.last + 1
      returning last
    )
    select last, nextval(pg_get_serial_sequence('quote', 'id'))::integer as id from counted
  `.execute(trx);
  const [numbered] = rows;
  if (!numbered) throw new Error('a counter without a row');
  const { id } = numbered;
  const formattedId = `O${year}-${String(numbered.last).padStart(5, '0')}`;
  await trx
    .insertInto('quote')
    .values({
      id,
      formatted_id: formattedId,
      link_hash: linkHashOf(id),
      version: 1,
      state_id: quote.state,
      created_at: quote.at,
      updated_at: quote.at,
      customer_id: quote.customerId,
      user_id: quote.userId,
      shop_type_id: quote.shopTypeId,
      customer_request_type: quote.customerRequestType,
      delivery_type: quote.deliveryType,
      requested_delivery_date: quote.requestedDeliveryDate,
      order_person: quote.orderPerson,
      external_customer_no: quote.externalCustomerNo,
      comment: quote.comment,
      invoice_email: quote.invoiceEmail,
      customer_name: quote.customerName,
      customer_phone: quote.customerPhone,
      language: quote.language,
      delivery_address: quote.deliveryAddress === null ? null : JSON.stringify(quote.deliveryAddress),
      invoice_address: JSON.stringify(quote.invoiceAddress),
      city: quote.city,
      discount: quote.discount,
      has_vat: quote.hasVat,
      vat_forced: quote.vatForced,
      vat_rate: quote.vatRate,
      delivery_cost: quote.deliveryCost,
      payment_term_days: quote.paymentTermDays,
      skonto_percent: quote.skontoPercent,
      skonto_days: quote.skontoDays,
      confirmed_delivery_date: quote.confirmedDeliveryDate,
      payment_method_id: quote.paymentMethodId,
      payment_term_id: quote.paymentTermId,
      skonto_id: quote.skontoId,
      validity_duration: validityDays,
      time_to_deliver: 3,
      expiry_told: false,
      changed_by: '',
    })
    .execute();
  await insertPositions(trx, id, positions);
  return { id, formattedId };
}

/** Changes the head and keeps its version. */
export async function setColumns(trx: Trx, id: number, change: QuoteColumns): Promise<void> {
  await trx.updateTable('quote').set(change).where('id', '=', id).execute();
}

/** Changes the head and raises its version; a new state is recorded in the history. */
export async function storeQuote(trx: Trx, id: number, { at, who }: { at: Date; who: string }, change: QuoteColumns): Promise<void> {
  const moved = change.state_id === undefined ? [] : await stateChange(trx, id, change.state_id);
  const { version } = await trx
    .updateTable('quote')
    .set({ ...change, updated_at: at, changed_by: who })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await addHistory(trx, 'quote', { recordId: id, version, at, who }, moved);
}

async function stateChange(trx: Trx, id: number, after: number) {
  const { state_id: before } = await trx.selectFrom('quote').select('state_id').where('id', '=', id).executeTakeFirstOrThrow();
  return [{ field: 'state', before: quoteStateName(before), after: quoteStateName(after) }];
}

/** Sent quotes whose last day is this one or earlier, and whose customers were not reminded yet. */
export async function expiringQuotes(db: Db, lastDay: string): Promise<number[]> {
  const rows = await db
    .selectFrom('quote')
    .select('id')
    .where('state_id', '=', 3)
    .where('expiry_told', '=', false)
    .where('sent_on', 'is not', null)
    .where('validity_duration', 'is not', null)
    .where(sql<boolean>`sent_on + validity_duration <= ${lastDay}::date`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** No change in the eyes of staff: the version stays. */
export async function markExpiryTold(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('quote').set({ expiry_told: true }).where('id', '=', id).execute();
}

/** The version stays: the figures are derived. */
export async function storeFigures(
  trx: Trx,
  id: number,
  { positionCount, total, margin }: { positionCount: number; total: number | null; margin: number | null },
): Promise<void> {
  await trx.updateTable('quote').set({ position_count: positionCount, total_amount: total, margin }).where('id', '=', id).execute();
}

/** With lines and messages; the history is kept. */
export async function deleteQuote(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('quote').where('id', '=', id).execute();
}
