/** SQL of collected invoices. */
import { sql } from 'kysely';
import type { InvoiceRhythm } from '#domain/ledger/invoice.ts';
import { orderState } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { Trx } from '#server/db/pool.ts';

/** Ids of the customer's orders on account with something delivered and not invoiced, oldest first; locked until the end of the transaction. */
export async function lockOrdersToCollect(trx: Trx, customerId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('sales_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('payment_method_id', '=', paymentMethod.INVOICE)
    .where('order_status_id', 'not in', [orderState.PREPARATION, orderState.CANCELED])
    .where(
      sql<boolean>`exists (select from order_position p where p.order_id = sales_order.id and not p.storno and p.quantity_delivered > p.quantity_invoiced)`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Pieces of each position delivered by the end of that day; a return counts on the day of the delivery that it reverses. */
export async function deliveredUntil(trx: Trx, orderIds: readonly number[], until: string): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('delivery')
    .innerJoin('delivery_line', 'delivery_line.delivery_id', 'delivery.id')
    .select(['delivery_line.position_id as positionId'])
    .select((select) => select.fn.sum<number>('delivery_line.quantity').as('quantity'))
    .where((where) => where('delivery.order_id', '=', where.fn.any(where.val([...orderIds]))))
    .where('delivery.kind', '=', 'DELIVERY')
    .where('delivery.day', '<=', until)
    .where(sql<boolean>`not exists (select from delivery back where back.takes_back = delivery.id)`)
    .groupBy('delivery_line.position_id')
    .execute();
  return new Map(rows.map(({ positionId, quantity }) => [positionId, quantity]));
}

/** Whether a customer gets an invoice per delivery or per month. */
export async function invoiceRhythmOf(trx: Trx, customerId: number): Promise<InvoiceRhythm> {
  const row = await trx.selectFrom('customer').select('invoice_rhythm').where('id', '=', customerId).executeTakeFirstOrThrow();
  return row.invoice_rhythm;
}
