/** SQL of the entries that rows of bank files made. */
import { sql } from 'kysely';
import type { PaymentEffect } from '#domain/ledger/settlement.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface RowEntry {
  id: number;
  booking: number;
  orderId: number | null;
  invoiceId: number | null;
  reversed: boolean;
}

/** The last entry of each chain of reversals, in the order of the first entries: reversing a reversal puts the entry back into force. */
export async function entriesOfRows(trx: Trx, rowIds: readonly number[]): Promise<RowEntry[]> {
  const { rows } = await sql<RowEntry>`
    with recursive chain as (
      select e.id, e.id as root, 0 as depth from payment_entry e where e.bank_import_row_id = any(${[...rowIds]})
      union all
      select r.id, c.root, c.depth + 1 from chain c join payment_entry r on r.reverses = c.id)
    select e.id, e.booking, e.order_id as "orderId", e.invoice_id as "invoiceId", c.depth % 2 = 1 as reversed
    from chain c join payment_entry e on e.id = c.id
    where not exists (select from payment_entry r where r.reverses = c.id)
    order by c.root`.execute(trx);
  return rows;
}

/** What booked rows did, as far as it can be told from their entries; by row. */
export async function effectsOfRows(db: Db, rowIds: readonly number[]): Promise<Map<number, PaymentEffect>> {
  const { rows } = await sql<{ id: number; effect: PaymentEffect }>`
    select bank_import_row_id as id,
      case when bool_or(order_id is null and invoice_id is null) then 'over' when bool_or(kind = 'skonto') then 'skonto' else 'rounding' end as effect
    from payment_entry
    where bank_import_row_id = any(${[...rowIds]}) and reverses is null
    group by bank_import_row_id
    having bool_or(kind in ('skonto', 'rounding') or (order_id is null and invoice_id is null))`.execute(db);
  return new Map(rows.map(({ id, effect }) => [id, effect]));
}
