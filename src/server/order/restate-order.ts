/**
 * Writes what of an order follows from its papers and its ledger: pieces delivered and invoiced, its state, what is invoiced, paid and due.
 * The only place that does: nobody types a state over it.
 */
import { derivedState } from '#domain/order/derived-state.ts';
import { serviceRendered } from '#domain/order/movement.ts';
import type { MovedLine } from '#domain/order/movement.ts';
import { isOrderState } from '#domain/order/order-state.ts';
import { paymentStatusOf } from '#domain/ledger/order-payment.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { movedLine } from './moved-line.ts';
import { deliveredSums, invoicedSums, storeQuantities } from './moved-store.ts';
import type { PositionSum } from './moved-store.ts';
import { orderMoney } from './order-money.ts';
import { positionsOf } from './order-store.ts';
import { findStanding, storeStanding } from './standing-store.ts';

/** The order is locked by the caller, who also writes its version and history. Answers the state it had and has. */
export async function restateOrder(trx: Trx, orderId: number): Promise<{ before: number; after: number }> {
  const { total, state: before } = await findStanding(trx, orderId);
  const lines = ((await positionsOf(trx, [orderId])).get(orderId) ?? []).map(movedLine);
  const moved = movedLines(lines, await deliveredSums(trx, orderId), await invoicedSums(trx, orderId));
  await storeQuantities(trx, moved);
  const after = isOrderState(before) ? derivedState(before, moved) : before;
  const money = await orderMoney(trx, orderId);
  await storeStanding(trx, orderId, { ...money, state: after, paymentStatus: paymentStatusOf(rappen(total), money) });
  return { before, after };
}

/** Papers of a kind that an order never had say nothing: it keeps what was written when there were none. */
function movedLines(
  lines: readonly MovedLine[],
  delivered: readonly PositionSum[] | null,
  invoiced: readonly PositionSum[] | null,
): MovedLine[] {
  const moved = lines.map((line) => ({
    ...line,
    quantityDelivered: sumOf(delivered, line.id, line.quantityDelivered),
    quantityInvoiced: sumOf(invoiced, line.id, line.quantityInvoiced),
  }));
  return moved.map((line) =>
    line.service && line.type === 'PRODUCT' && !line.storno ? { ...line, quantityDelivered: serviceRendered(line, moved) } : line,
  );
}

const sumOf = (sums: readonly PositionSum[] | null, id: number, kept: number): number =>
  sums === null ? kept : (sums.find(({ positionId }) => positionId === id)?.quantity ?? 0);
