/** Books a refund by the payment provider, taken from where its payment is now. */
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import { takenFrom } from '#domain/ledger/refund.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';
import type { Booking } from './add-entries.ts';
import { creditOfCustomer } from './credit-store.ts';
import { invoicesOfOrder, lockInvoices, lockOrders, providerEntries } from './ledger-store.ts';
import { refundPlaces } from './refund-places.ts';

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
  if (!order || (await providerEntries(trx, refund.paymentReference)).length === 0) return false;
  await lockInvoices(trx, await invoicesOfOrder(trx, order.id));
  const { id, customer_id: customerId, order_status_id: orderStatusId } = order;
  const places = await refundPlaces(trx, { id, customerId, orderStatusId }, await creditOfCustomer(trx, customerId));
  const facts = { kind: 'refund', day: refund.day, source: 'provider', reference: refund.reference } as const;
  await addEntries(
    trx,
    takenFrom(refund.amount, places).map(({ target, amount }) => ({ ...facts, target, amount: rappen(0 - amount) })),
    booking,
  );
  return true;
}
