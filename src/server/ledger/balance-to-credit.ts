/** Turns payments on a cancelled order into its customer's credit, in the transaction that cancels it. A rounding difference is no money and falls away. */
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';
import type { NewEntry } from './add-entries.ts';
import { balanceOnOrder } from './balance-on-order.ts';
import { lockOrders } from './ledger-store.ts';

export async function balanceToCredit(trx: Trx, orderId: number, { at, who }: { at: Date; who: string }): Promise<void> {
  const [order] = await lockOrders(trx, [orderId]);
  const { money, rounding } = await balanceOnOrder(trx, orderId);
  if (order === undefined || money + rounding <= 0) return;
  const facts = { source: 'credit', day: localNow(at.getTime()).date, reference: order.formatted_id } as const;
  const all: NewEntry[] = [
    { ...facts, kind: 'rounding', target: { orderId }, amount: rappen(0 - rounding) },
    { ...facts, kind: 'transfer', target: { orderId }, amount: rappen(0 - money) },
    { ...facts, kind: 'transfer', target: { customerId: order.customer_id }, amount: money },
  ];
  await addEntries(
    trx,
    all.filter(({ amount }) => amount !== 0),
    { at, who },
  );
}
