/** How the payment of an order stands: derived from the ledger, never typed. */
import { rappen, timesFraction } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { roundingTolerance } from './settlement.ts';

export interface InvoiceShare {
  /** Of the invoice, without reminder fees. */
  readonly total: Rappen;
  readonly credited: Rappen;
  /** Sum of its entries, cash discount and rounding among them. */
  readonly paid: Rappen;
  /** The order's part of its total and of its credit notes: an invoice may be of several orders. */
  readonly ownTotal: Rappen;
  readonly ownCredited: Rappen;
}

export interface OrderSums {
  /** Less credit notes. */
  readonly invoiced: Rappen;
  readonly credited: Rappen;
  readonly paid: Rappen;
}

/** `direct`: what came in for the order and stands on no invoice. Reminder fees are no part of what the order costs. */
export function sumsOfOrder(direct: Rappen, invoices: readonly InvoiceShare[]): OrderSums {
  let [invoiced, credited, paid] = [0, 0, direct as number];
  for (const invoice of invoices) {
    invoiced += invoice.ownTotal;
    credited += invoice.ownCredited;
    paid += ownPaid(invoice);
  }
  return { invoiced: rappen(invoiced - credited), credited: rappen(credited), paid: rappen(paid) };
}

/** What comes in for an invoice of several orders is shared by what each still costs. */
function ownPaid({ total, credited, paid, ownTotal, ownCredited }: InvoiceShare): Rappen {
  const owed = total - credited;
  const ownOwed = ownTotal - ownCredited;
  const forGoods = rappen(Math.min(paid, owed));
  return ownOwed === owed ? forGoods : timesFraction(forGoods, ownOwed, owed);
}

/** What is to be paid for an order in all: what credit notes took back and nobody invoiced anew is not owed. */
export function owedOf(total: Rappen, { invoiced, credited }: Pick<OrderSums, 'invoiced' | 'credited'>): Rappen {
  return rappen(total - Math.min(credited, Math.max(0, total - invoiced)));
}

/** PAID when the ledger covers what is owed, but for a rounding difference. */
export function paymentStatusOf(total: Rappen, sums: OrderSums): number {
  return sums.paid >= owedOf(total, sums) - roundingTolerance ? paymentStatus.PAID : paymentStatus.OPEN;
}
