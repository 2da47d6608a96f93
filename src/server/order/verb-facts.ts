/** The facts that decide to which states an order may change. */
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import type { VerbFacts } from '#domain/order/state-verb.ts';
import type { Db } from '#server/db/pool.ts';
import { movedLine } from './moved-line.ts';
import { lastDeliveryOf } from './moved-store.ts';
import type { OrderRow, PositionRow } from './order-store.ts';

export async function verbFactsOf(
  db: Db,
  { row, positions }: { row: OrderRow; positions: readonly PositionRow[] },
): Promise<VerbFacts & { lastDeliveryId: number | null }> {
  const last = await lastDeliveryOf(db, row.id);
  return {
    orderStatusId: row.order_status_id,
    lines: positions.map(movedLine),
    prepaid: isPaidInAdvance(row.payment_method_id),
    lastDelivery: last?.lines ?? null,
    lastDeliveryId: last?.id ?? null,
  };
}
