/** Turns payments on a cancelled order into its customer's credit, in the transaction that cancels it. A rounding difference is no money and falls away. */
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { addEntries } from './add-entries.ts';
import type { NewEntry } from './add-entries.ts';
import { roundingOn } from './credited-store.ts';
import { lockOrders } from './ledger-store.ts';

export async function balanceToCredit(trx: Trx, orderId: number, { at, who }: { at: Date; who: string }): Promise<void> {
  const [order] = await lockOrders(trx, [orderId]);
  const { balance } = await orderMoney(trx, orderId);
  if (order === undefined || balance <= 0) return;
  const rounding = Math.min(balance, Math.max(0, (await roundingOn(trx, orderId)).stands));
  const money = balance - rounding;
  const facts = { source: 'credit', day: localNow(at.getTime()).date, reference: order.formatted_id } as const;
  const all: NewEntry[] = [
    { ...facts, kind: 'rounding', target: { orderId }, amount: rappen(0 - rounding) },
    { ...facts, kind: 'transfer', target: { orderId }, amount: rappen(0 - money) },
    { ...facts, kind: 'transfer', target: { customerId: order.customer_id }, amount: rappen(money) },
  ];
  await addEntries(
    trx,
    all.filter(({ amount }) => amount !== 0),
    { at, who },
  );
}
