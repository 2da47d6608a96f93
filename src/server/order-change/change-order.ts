/** Staff change an order that was placed, at once: what was agreed with the customer on the telephone. Goods, invoices and money fix what they have made a fact. */
import type { Order } from '#contract/order.ts';
import type { OrderUpdate } from '#contract/order-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { notFound } from '#server/call/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import { transaction } from '#server/db/pool.ts';
import { lockOrder } from '#server/order/order-record.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { orderRecord, wholeOrderOf } from '#server/order/order-record.ts';
import { planChange } from './plan-change.ts';
import { storeChange } from './store-change.ts';

export async function changeOrder(services: OrderServices, id: number, wish: OrderUpdate, actor: Actor): Promise<Order> {
  const { db, now } = services;
  const company = await services.readCompany();
  const record = await orderRecord(db, id);
  const stale = async (current: Order) => staleSave(db, { kind: 'order', id, version: wish.version, current });
  if (record.row.version !== wish.version) throw await stale(await wholeOrderOf(db, id));
  // Prices and distances are asked before the order is locked; a version that rose meanwhile is stale.
  const planned = await planChange(services, record, wish);
  await transaction(db, async (trx) => {
    const locked = await lockOrder(trx, id);
    if (!locked) throw notFound();
    if (locked.version !== wish.version) throw await stale(await wholeOrderOf(trx, id));
    await storeChange(trx, services, { record, planned, who: actorName(actor), at: new Date(now()), company, tell: wish.tell });
  });
  return wholeOrderOf(db, id);
}
