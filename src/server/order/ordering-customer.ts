/** The customer who orders or asks for a quote, for other nouns that write such documents. */
import type { Db } from '#server/db/pool.ts';
import { findOrderingCustomer } from './order-customer-store.ts';
import type { OrderingCustomer } from './order-customer-store.ts';

export type { OrderingCustomer };

export async function orderingCustomer(db: Db, id: number): Promise<OrderingCustomer | null> {
  return findOrderingCustomer(db, id);
}
