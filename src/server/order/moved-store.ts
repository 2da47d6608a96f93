/** SQL of the quantities of an order, from its papers: pieces delivered, pieces invoiced. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

export interface PositionSum {
  positionId: number;
  quantity: number;
}

/** Null: no delivery was ever recorded. */
export async function deliveredSums(db: Db, orderId: number): Promise<PositionSum[] | null> {
  const { rows } = await sql<PositionSum>`
    select l.position_id as "positionId", sum(case delivery.kind when 'DELIVERY' then l.quantity else -l.quantity end)::integer as quantity
    from delivery join delivery_line l on l.delivery_id = delivery.id where delivery.order_id = ${orderId} group by l.position_id`.execute(
    db,
  );
  return rows.length === 0 ? null : rows;
}

/** Invoices less credit notes. Null: no invoice was ever recorded. */
export async function invoicedSums(db: Db, orderId: number): Promise<PositionSum[] | null> {
  const { rows } = await sql<PositionSum>`
    select l.position_id as "positionId", sum(l.quantity - coalesce(credited.quantity, 0))::integer as quantity
    from invoice_line l
    left join lateral (
      select sum(c.quantity) as quantity from credit_note n join credit_note_line c on c.credit_note_id = n.id
      where n.invoice_id = l.invoice_id and c.invoice_line_id = l.id) credited on true
    where l.order_id = ${orderId} group by l.position_id`.execute(db);
  return rows.length === 0 ? null : rows;
}

export async function storeQuantities(
  trx: Trx,
  lines: readonly { id: number; quantityDelivered: number; quantityInvoiced: number }[],
): Promise<void> {
  await sql`
    update order_position set quantity_delivered = moved."quantityDelivered", quantity_invoiced = moved."quantityInvoiced"
    from json_to_recordset(${JSON.stringify(lines)}::json) as moved(id integer, "quantityDelivered" integer, "quantityInvoiced" integer)
    where order_position.id = moved.id
      and (order_position.quantity_delivered, order_position.quantity_invoiced) <> (moved."quantityDelivered", moved."quantityInvoiced")`.execute(
    trx,
  );
}

/** The last day on which something was delivered and not taken back; null: none. */
export async function lastDeliveryDay(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day) as day from delivery where order_id = ${orderId} and kind = 'DELIVERY'
    and not exists (select from delivery back where back.takes_back = delivery.id)`.execute(db);
  return rows[0]?.day ?? null;
}

/** The last delivery that was not taken back, with its lines; null: none. */
export async function lastDeliveryOf(db: Db, orderId: number) {
  const last = await db
    .selectFrom('delivery')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'DELIVERY')
    .where((where) =>
      where.not(where.exists(where.selectFrom('delivery as back').select('back.id').whereRef('back.takes_back', '=', 'delivery.id'))),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const lines = await db
    .selectFrom('delivery_line')
    .select(['position_id as positionId', 'quantity'])
    .where('delivery_id', '=', last.id)
    .orderBy('position_id')
    .execute();
  return { ...last, lines };
}
