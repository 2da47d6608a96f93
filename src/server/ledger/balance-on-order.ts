/** What an order holds that is on no invoice: the money received for it, and a difference that was not claimed, which is no money. */
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { roundingOn } from './credited-store.ts';

export async function balanceOnOrder(db: Db, orderId: number): Promise<{ money: Rappen; rounding: Rappen }> {
  const { balance } = await orderMoney(db, orderId);
  const rounding = Math.max(0, Math.min(balance, (await roundingOn(db, orderId)).stands));
  return { money: rappen(balance - rounding), rounding: rappen(rounding) };
}
