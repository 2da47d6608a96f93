/** Finds the order of an unguessable link. */
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { findOrderByUuid } from './order-store.ts';

/** Refuses an unknown link with 404. */
export async function orderIdByLink(db: Db, uuid: string): Promise<number> {
  const row = await findOrderByUuid(db, uuid);
  if (!row) throw notFound();
  return row.id;
}
