/** The customer who orders or asks for a quote, for other nouns that write such documents. */
import { notFound, refused } from '#server/call/refusal.ts';
import type { Refusal } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { customerExists, findOrderingCustomer } from './order-customer-store.ts';
import type { OrderingCustomer } from './order-customer-store.ts';

export type { OrderingCustomer };

export async function orderingCustomer(db: Db, id: number): Promise<OrderingCustomer | null> {
  return findOrderingCustomer(db, id);
}

/** To be thrown where `orderingCustomer` found none: it is inactive, or there is no such customer. */
export async function noOrderingCustomer(db: Db, id: number, unknown = notFound()): Promise<Refusal> {
  return (await customerExists(db, id)) ? refused('customerInactive', {}, 'body.customerId') : unknown;
}

/** An inactive customer may read and pay, but not order, not even what was offered or ordered before. */
export async function refuseInactive(db: Db, id: number): Promise<void> {
  if ((await findOrderingCustomer(db, id)) === null) throw refused('customerInactive');
}
