/** Writes what of an order follows from its papers and its ledger. The only place that does: nobody types a state over it. */
import { paymentStatusOf } from '#domain/ledger/order-payment.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from './order-money.ts';

/** The order is locked by the caller, who also writes its version and history. */
export async function restateOrder(trx: Trx, orderId: number): Promise<void> {
  const order = await trx.selectFrom('sales_order').select('total_amount').where('id', '=', orderId).executeTakeFirstOrThrow();
  const money = await orderMoney(trx, orderId);
  await trx
    .updateTable('sales_order')
    .set({
      paid_amount: money.paid,
      invoiced_amount: money.invoiced,
      payment_due_date: money.dueOn,
      payment_status_id: paymentStatusOf(rappen(order.total_amount), money),
    })
    .where('id', '=', orderId)
    .execute();
}
