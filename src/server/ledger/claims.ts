/** What a payment on an order or an invoice can settle, locked: open invoices by due day, then the part of the order not invoiced yet. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { owedOf } from '#domain/ledger/order-payment.ts';
import { cashDiscount } from '#domain/ledger/settlement.ts';
import type { Claim } from '#domain/ledger/settlement.ts';
import type { EntrySource } from '#domain/ledger/entry.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import type { OrderMoneySums } from '#server/order/order-money.ts';
import type { EntryTarget } from './add-entries.ts';
import { invoicesOfOrder, lockInvoices, lockOrders } from './ledger-store.ts';

export interface TargetClaim extends Claim {
  target: EntryTarget;
}

export interface Claims {
  customerId: number;
  claims: TargetClaim[];
  /** Cash discount allowed on that day. */
  discount: Rappen;
}

export type PaymentOn = { invoiceId: number } | { orderId: number };

/** null: no such record. */
export async function lockClaims(
  trx: Trx,
  on: PaymentOn,
  { day, source }: { day: PlainDate; source: EntrySource },
): Promise<Claims | null> {
  return 'invoiceId' in on ? invoiceClaims(trx, on.invoiceId, day) : orderClaims(trx, on.orderId, source);
}

async function invoiceClaims(trx: Trx, invoiceId: number, day: PlainDate): Promise<Claims | null> {
  const [invoice] = await lockInvoices(trx, [invoiceId]);
  if (!invoice) return null;
  const { customerId, open } = invoice;
  return { customerId, claims: [{ target: { invoiceId }, open }], discount: cashDiscount(invoice, day) };
}

async function orderClaims(trx: Trx, orderId: number, source: EntrySource): Promise<Claims | null> {
  const [order] = await lockOrders(trx, [orderId]);
  if (!order) return null;
  const customerId = order.customer_id;
  // A provider's payment is refunded the same way; other money for a cancelled order becomes the customer's credit.
  if (order.order_status_id === orderState.CANCELED && source !== 'provider') return { customerId, claims: [], discount: zeroRappen };
  const invoices = await lockInvoices(trx, await invoicesOfOrder(trx, orderId));
  return { customerId, claims: claimsOf(order, invoices, await orderMoney(trx, orderId)), discount: zeroRappen };
}

/** In the order of payment. */
export function claimsOf(
  order: { id: number; total_amount: number },
  invoices: readonly { id: number; open: Rappen }[],
  money: OrderMoneySums,
): TargetClaim[] {
  const rest: TargetClaim = {
    target: { orderId: order.id },
    open: rappen(owedOf(rappen(order.total_amount), money) - money.invoiced - money.balance),
  };
  return [...invoices.map(({ id, open }) => ({ target: { invoiceId: id }, open })), rest];
}
