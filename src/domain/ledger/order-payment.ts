/** The payment state of an order: derived from the ledger, never entered. */
import { rappen, timesFraction } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { roundingTolerance } from './settlement.ts';

export interface InvoiceShare {
  /** Of the invoice, without reminder fees. */
  readonly total: Rappen;
  readonly credited: Rappen;
  /** Sum of its entries, including cash discount and rounding. */
  readonly paid: Rappen;
  /** The order's part of the invoice's total and credit notes: an invoice may cover several orders. */
  readonly ownTotal: Rappen;
  readonly ownCredited: Rappen;
}

export interface OrderSums {
  /** Less credit notes. */
  readonly invoiced: Rappen;
  readonly credited: Rappen;
  readonly paid: Rappen;
}

/** `direct`: money received for the order that is not on any invoice. Reminder fees are not part of the order's cost. */
export function sumsOfOrder(direct: Rappen, invoices: readonly InvoiceShare[]): OrderSums {
  let [invoiced, credited, paid] = [0, 0, direct as number];
  for (const invoice of invoices) {
    invoiced += invoice.ownTotal;
    credited += invoice.ownCredited;
    paid += ownPaid(invoice);
  }
  return { invoiced: rappen(invoiced - credited), credited: rappen(credited), paid: rappen(paid) };
}

/** Payments for an invoice of several orders are shared in proportion to what each still costs. */
function ownPaid({ total, credited, paid, ownTotal, ownCredited }: InvoiceShare): Rappen {
  const owed = total - credited;
  const ownOwed = ownTotal - ownCredited;
  const forGoods = rappen(Math.min(paid, owed));
  return ownOwed === owed ? forGoods : timesFraction(forGoods, ownOwed, owed);
}

/** The amount owed for an order in all: what was credited and not invoiced again is not owed. */
export function owedOf(total: Rappen, { invoiced, credited }: Pick<OrderSums, 'invoiced' | 'credited'>): Rappen {
  return rappen(total - Math.min(credited, Math.max(0, total - invoiced)));
}

/** PAID when the ledger covers the amount owed, except for a rounding difference. */
export function paymentStatusOf(total: Rappen, sums: OrderSums): number {
  return sums.paid >= owedOf(total, sums) - roundingTolerance ? paymentStatus.PAID : paymentStatus.OPEN;
}
