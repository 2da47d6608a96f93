/** SQL of what people did on a day: each part reads the day from an index, never a whole table. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Done } from '#contract/today.ts';
import type { Desk } from '#domain/access/desk.ts';
import type { Db } from '#server/db/pool.ts';

interface Span {
  from: Date;
  /** Exclusive. */
  before: Date;
}

const isIn = (at: RawBuilder<unknown>, { from, before }: Span): RawBuilder<unknown> => sql`${at} >= ${from} and ${at} < ${before}`;

/** As the index `record_history_done` has it, word by word: otherwise it is not used. */
const deeds = sql`who <> '' and (
    kind = 'order' and field = 'confirmedDeliveryDate'
    or kind = 'quote' and field in ('state', 'marginRelease')
    or kind in ('delivery', 'invoice') and field = 'created')`;

/** Each deed of a record counts once, as it was done last. */
const deedsOf = (
  span: Span,
  did: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
) => sql`select distinct on (kind, record_id, 1) ${did} as did, kind, record_id, at, who
  from record_history where ${isIn(sql.ref('at'), span)} and ${deeds} and ${which} order by kind, record_id, 1, at desc`;

const ofOrders = (span: Span) => sql`
  select did, 'order' as record, order_.id, formatted_id as label, customer_name as customer, deed.at, who
  from (${deedsOf(span, sql`'dayPromised'`, sql`kind = 'order' and after <> 'null'`)}) deed
  join sales_order order_ on order_.id = record_id`;

const ofQuotes = (span: Span, did: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  select did, 'quote' as record, quote.id, formatted_id as label, customer_name as customer, deed.at, who
  from (${deedsOf(span, did, sql`kind = 'quote' and ${which}`)}) deed join quote on quote.id = record_id`;

const parts: Readonly<Record<Desk, (span: Span) => RawBuilder<unknown>>> = {
  sales: (span) =>
    sql`${ofOrders(span)} union all ${ofQuotes(
      span,
      sql`case after when '"SENT"' then 'quoteSent' else 'quoteLost' end`,
      sql`field = 'state' and after in ('"SENT"', '"LOST"')`,
    )}`,
  management: (span) => ofQuotes(span, sql`'marginReleased'`, sql`field = 'marginRelease'`),
  dispatch: (span) => sql`
    select did, 'order' as record, delivery.order_id as id, delivery.formatted_id as label, delivery.customer_name as customer, deed.at, deed.who
    from (${deedsOf(span, sql`'delivered'`, sql`kind = 'delivery'`)}) deed
    join delivery on delivery.id = record_id and delivery.kind = 'DELIVERY'`,
  accounting: (span) => sql`
    select did, 'invoice' as record, invoice.id, formatted_id as label, customer_name as customer, deed.at, deed.who
    from (${deedsOf(span, sql`'invoiced'`, sql`kind = 'invoice'`)}) deed join invoice on invoice.id = record_id
    union all
    select 'paymentEntered', case when e.invoice_id is null then 'order' else 'invoice' end, coalesce(e.invoice_id, e.order_id),
      coalesce(invoice.formatted_id, sales_order.formatted_id), e.customer_name, e.created_at, e.who
    from payment_entry e left join invoice on invoice.id = e.invoice_id left join sales_order on sales_order.id = e.order_id
    where ${isIn(sql.ref('e.created_at'), span)} and e.kind = 'payment' and e.who <> '' and e.reverses is null
      and (e.invoice_id is not null or e.order_id is not null)`,
  workshop: (span) => sql`
    select 'made' as did, 'workOrder' as record, work_order.id, sales_order.formatted_id as label, sales_order.customer_name as customer,
      done_at as at, done_by as who
    from work_step join work_order on work_order.id = work_order_id join sales_order on sales_order.id = work_order.order_id
    where ${isIn(sql.ref('done_at'), span)} and station = 'READY'`,
};

const mostNamed = 100;

/** Newest first. `who` null: everybody. */
export async function doneIn(
  db: Db,
  desk: Desk,
  { span, who }: { span: Span; who: string | null },
): Promise<{ items: Done[]; total: number }> {
  const { rows } = await sql<Omit<Done, 'record' | 'at'> & { record: Done['record']['kind']; id: number; at: Date; total: number }>`
    select did, record, id, label, customer, at, who, (count(*) over ())::integer as total from (${parts[desk](span)}) done
    where ${who}::text is null or who = ${who} order by at desc, label limit ${mostNamed}`.execute(db);
  return {
    items: rows.map(({ did, record: kind, id, label, customer, at, who: by }) => ({
      did,
      record: { kind, id },
      label,
      customer,
      at: at.toISOString(),
      who: by,
    })),
    total: rows[0]?.total ?? 0,
  };
}
