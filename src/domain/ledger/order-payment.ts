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
  return { invoiced: rappen(invoiced), credited: rappen(credited), paid: rappen(paid) };
}

/** What comes in for an invoice of several orders is shared by what each still costs. */
function ownPaid({ total, credited, paid, ownTotal, ownCredited }: InvoiceShare): Rappen {
  const owed = total - credited;
  const ownOwed = ownTotal - ownCredited;
  const forGoods = rappen(Math.min(paid, owed));
  return ownOwed === owed ? forGoods : timesFraction(forGoods, ownOwed, owed);
}

/** PAID when the ledger covers what the order costs after its credit notes, but for a rounding difference. */
export function paymentStatusOf(total: Rappen, { paid, credited }: Pick<OrderSums, 'paid' | 'credited'>): number {
  return paid >= total - credited - roundingTolerance ? paymentStatus.PAID : paymentStatus.OPEN;
}
