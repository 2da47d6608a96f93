/** Staff change a placed order at once, as agreed with the customer on the telephone. What is delivered, invoiced or paid can no longer change. */
import type { Order } from '#contract/order.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { KeptOfOrder } from '#contract/order-change.ts';
import type { changeOrder as endpoint } from '#contract/order-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { notFound } from '#server/call/refusal.ts';
import { actorName } from '#server/call/actor-name.ts';
import { isSentAsRead, refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { lockOrder } from '#server/order/order-record.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { readOrderWhole } from '#server/order/read-orders.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { orderRecord, wholeOrderOf } from '#server/order/order-record.ts';
import { changesNothing, planChange } from './plan-change.ts';
import { storeChange } from './store-change.ts';

type Wish = ParsedOf<typeof endpoint>['body'];

/** Once per idempotency key. */
export async function changeOrder(
  services: OrderServices,
  id: number,
  wish: Wish,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Order> {
  const { db } = services;
  const key = idempotencyKey(`change of order ${id} by ${actorName(actor)}`, sentKey, wish);
  return doOnce(
    db,
    key,
    async (keep) => writeChange(services, { id, wish, actor }, keep),
    async () => wholeOrderOf(db, id),
  );
}

async function writeChange(
  services: OrderServices,
  { id, wish, actor }: { id: number; wish: Wish; actor: Actor },
  keep: (trx: Trx) => Promise<void>,
): Promise<Order> {
  const { db, now } = services;
  const company = await services.readCompany();
  const record = await orderRecord(db, id);
  const version = wish.version ?? record.row.version;
  const stale = async (on: Db) => staleSave(on, { kind: 'order', id, version, current: await wholeOrderOf(on, id) });
  if (record.row.version !== version) throw await stale(db);
  const read = await readOrderWhole(db, id, actor);
  refuseOtherValues(sentOf(wish, KeptOfOrder), read);
  const { version: _, tell, ...asked } = wish;
  if (isSentAsRead(asked, read)) return wholeOrderOf(db, id);
  // Prices and distances are looked up before the order is locked; if its version rose meanwhile, the save is stale.
  const planned = await planChange(services, record, wish);
  if (changesNothing(record, planned)) return wholeOrderOf(db, id);
  await transaction(db, async (trx) => {
    const locked = await lockOrder(trx, id);
    if (!locked) throw notFound();
    if (locked.version !== version) throw await stale(trx);
    await storeChange(trx, services, { record, planned, who: actorName(actor), at: new Date(now()), company, tell });
    await keep(trx);
  });
  return wholeOrderOf(db, id);
}
