/** Books a refund by the payment provider, taken from where its payment is now. */
import type { Rappen } from '#domain/money/money.ts';
import { rappen, zeroRappen } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import { takenFrom } from '#domain/ledger/refund.ts';
import type { PaidPlace } from '#domain/ledger/refund.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { addEntries } from './add-entries.ts';
import type { Booking, EntryTarget } from './add-entries.ts';
import { creditFromInvoices, creditOfCustomer, invoicesOfOrder, lockInvoices, lockOrders, providerEntries } from './ledger-store.ts';

export interface RefundToBook {
  orderId: number;
  /** Of the refunded payment. */
  paymentReference: string;
  amount: Rappen;
  day: string;
  /** Of the refund; it is never booked twice. */
  reference: string;
}

/** False: the payment itself is not in the ledger, such as one that staff have to check. */
export async function bookRefund(trx: Trx, refund: RefundToBook, booking: Booking): Promise<boolean> {
  const [order] = await lockOrders(trx, [refund.orderId]);
  const paid = await providerEntries(trx, refund.paymentReference);
  if (!order || paid.length === 0) return false;
  const places = await placesOf(trx, {
    orderId: refund.orderId,
    customerId: order.customer_id,
    isCanceled: order.order_status_id === orderState.CANCELED,
    asCredit: paid.filter(({ order_id }) => order_id === null),
  });
  const facts = { kind: 'refund', day: refund.day, source: 'provider', reference: refund.reference } as const;
  await addEntries(
    trx,
    takenFrom(refund.amount, places).map(({ target, amount }) => ({ ...facts, target, amount: rappen(0 - amount) })),
    booking,
  );
  return true;
}

async function placesOf(
  trx: Trx,
  {
    orderId,
    customerId,
    isCanceled,
    asCredit,
  }: { orderId: number; customerId: number; isCanceled: boolean; asCredit: readonly { amount: number }[] },
): Promise<PaidPlace<EntryTarget>[]> {
  const invoices = (await lockInvoices(trx, await invoicesOfOrder(trx, orderId))).toReversed();
  // What was paid before an order was cancelled is credit, what came later is still on the order. What an invoice no longer needs may be credit too.
  const fromInvoices = await creditFromInvoices(
    trx,
    orderId,
    invoices.map(({ id }) => id),
  );
  const credited = isCanceled ? Infinity : asCredit.reduce((sum, { amount }) => sum + amount, fromInvoices);
  const credit = credited === 0 ? 0 : Math.min(credited, await creditOfCustomer(trx, customerId));
  const { balance } = await orderMoney(trx, orderId);
  const onOrder = { target: { orderId }, amount: rappen(Math.max(0, balance)) };
  return [
    ...(isCanceled ? [onOrder] : []),
    ...invoices.map(({ id, open }) => ({ target: { invoiceId: id }, amount: rappen(Math.max(0, 0 - open)) })),
    { target: { customerId }, amount: rappen(Math.max(0, credit)) },
    // Its money is taken first then; what is nowhere left is owed by the order all the same.
    isCanceled ? { ...onOrder, amount: zeroRappen } : onOrder,
    ...invoices.map(({ id, paid }) => ({ target: { invoiceId: id }, amount: rappen(Math.max(0, paid)) })),
  ];
}
