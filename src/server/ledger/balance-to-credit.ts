/** Turns payments on a cancelled order into its customer's credit, in the transaction that cancels it. */
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { addEntries } from './add-entries.ts';
import { lockOrders } from './ledger-store.ts';

export async function balanceToCredit(trx: Trx, orderId: number, { at, who }: { at: Date; who: string }): Promise<void> {
  const [order] = await lockOrders(trx, [orderId]);
  const { balance } = await orderMoney(trx, orderId);
  if (order === undefined || balance <= 0) return;
  const facts = { kind: 'transfer', source: 'credit', day: localNow(at.getTime()).date, reference: order.formatted_id } as const;
  await addEntries(
    trx,
    [
      { ...facts, target: { orderId }, amount: rappen(0 - balance) },
      { ...facts, target: { customerId: order.customer_id }, amount: balance },
    ],
    { at, who },
  );
}
