/**
 * Writes the fields of an order that are derived from its papers and its ledger: quantities delivered and invoiced, the last day of delivery, its state,
 * amounts invoiced, paid and due.
 * The only place that writes them: no one can set such a state by hand.
 */
import { derivedState } from '#domain/order/derived-state.ts';
import { serviceRendered } from '#domain/order/movement.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import type { MovedLine } from '#domain/order/movement.ts';
import { isOrderState } from '#domain/order/order-state.ts';
import { paymentStatusOf } from '#domain/ledger/order-payment.ts';
import { rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { movedLine } from './moved-line.ts';
import { deliveredSums, invoicedSums, lastDeliveryDay, storeQuantities } from './moved-store.ts';
import type { PositionSum } from './moved-store.ts';
import { orderMoney } from './order-money.ts';
import { positionsOf } from './order-store.ts';
import { findStanding, storeStanding } from './standing-store.ts';

/** The caller locks the order and writes its version and history. Returns the state before and after. */
export async function restateOrder(trx: Trx, orderId: number): Promise<{ before: number; after: number }> {
  const { total, state: before, method } = await findStanding(trx, orderId);
  const lines = ((await positionsOf(trx, [orderId])).get(orderId) ?? []).map(movedLine);
  const moved = movedLines(lines, await deliveredSums(trx, orderId), await invoicedSums(trx, orderId), {
    prepaid: isPaidInAdvance(method),
  });
  await storeQuantities(trx, moved);
  const after = isOrderState(before) ? derivedState(before, moved) : before;
  const money = await orderMoney(trx, orderId);
  const deliveredOn = await lastDeliveryDay(trx, orderId);
  await storeStanding(trx, orderId, { ...money, deliveredOn, state: after, paymentStatus: paymentStatusOf(rappen(total), money) });
  return { before, after };
}

/** Without any paper of a kind (null), the stored quantities of that kind are kept: they are older than such records. */
function movedLines(
  lines: readonly MovedLine[],
  delivered: readonly PositionSum[] | null,
  invoiced: readonly PositionSum[] | null,
  terms: { prepaid: boolean },
): MovedLine[] {
  const moved = lines.map((line) => ({
    ...line,
    quantityDelivered: sumOf(delivered, line.id, line.quantityDelivered),
    quantityInvoiced: sumOf(invoiced, line.id, line.quantityInvoiced),
  }));
  return moved.map((line) =>
    line.service && line.type === 'PRODUCT' && !line.storno ? { ...line, quantityDelivered: serviceRendered(line, moved, terms) } : line,
  );
}

const sumOf = (sums: readonly PositionSum[] | null, id: number, kept: number): number =>
  sums === null ? kept : (sums.find(({ positionId }) => positionId === id)?.quantity ?? 0);
