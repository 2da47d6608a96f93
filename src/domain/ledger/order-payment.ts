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
  /** What the order's lines on it cost, and all of its lines: an invoice may be of several orders. */
  readonly ownLines: Rappen;
  readonly allLines: Rappen;
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
    const forGoods = rappen(Math.min(invoice.paid, invoice.total - invoice.credited));
    invoiced += shareOf(invoice.total, invoice);
    credited += shareOf(invoice.credited, invoice);
    paid += shareOf(forGoods, invoice);
  }
  return { invoiced: rappen(invoiced), credited: rappen(credited), paid: rappen(paid) };
}

const shareOf = (amount: Rappen, { ownLines, allLines }: InvoiceShare): Rappen =>
  ownLines === allLines ? amount : timesFraction(amount, ownLines, allLines);

/** PAID when the ledger covers what the order costs after its credit notes, but for a rounding difference. */
export function paymentStatusOf(total: Rappen, { paid, credited }: Pick<OrderSums, 'paid' | 'credited'>): number {
  return paid >= total - credited - roundingTolerance ? paymentStatus.PAID : paymentStatus.OPEN;
}
