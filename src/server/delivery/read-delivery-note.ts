/** The note of a delivery as issued: for staff, and for the customer of the order. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import type { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { readPaper } from '#server/paper/freeze-paper.ts';
import { findDeliveries } from './delivery-store.ts';

export async function readDeliveryNote(db: Db, id: number, actor: Actor): Promise<FileAnswer> {
  const [delivery] = await findDeliveries(db, [id]);
  if (!delivery || !mayReachCustomer(actor, delivery.customer_id, 'seeOrders')) throw notFound();
  return readPaper(db, 'delivery', id);
}
