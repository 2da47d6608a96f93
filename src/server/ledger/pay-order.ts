/** Records a payment on an order. An order waiting for its online payment is placed and confirmed by it; that requires a reason. */
import { orderState } from '#domain/order/order-state.ts';
import { chfText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockPayableOrder, placePaidOrder } from '#server/order/settle-order.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { Booking } from './add-entries.ts';
import { bookPayment } from './book-payment.ts';
import type { Beside } from './book-payment.ts';
import type { LedgerServices } from './ledger-services.ts';
import { lockOrders } from './ledger-store.ts';

interface Payment {
  orderId: number;
  amount: Rappen;
  day: string;
  source: 'manual' | 'credit';
  reference: string;
  reason: string;
}

export interface Paying {
  services: LedgerServices;
  company: Sender;
  booking: Booking;
}

/** `also`: further checks and entries of the same booking. */
export async function payOrder(
  trx: Trx,
  { orderId, ...payment }: Payment,
  { services, company, booking }: Paying,
  also: Beside = {},
): Promise<number[]> {
  const [found] = await lockOrders(trx, [orderId]);
  if (!found) throw notFound();
  const waits = found.order_status_id === orderState.PREPARATION;
  if (waits && payment.reason.trim() === '') throw refused('validation.required', {}, 'body.reason');
  const booked = await bookPayment(trx, { on: { orderId }, ...payment }, booking, {
    ...also,
    check: async (settlement, claims) => {
      const rest = settlement.openAfter;
      if (waits && rest > 0) throw refused('amountBelowOpen', { rest: chfText(rest) }, 'body.amount');
      await also.check?.(settlement, claims);
    },
  });
  if (booked === null) throw notFound();
  const { jobs: post, publicUrl, inGerman } = services;
  const settling = { post, company, publicUrl, inGerman, nowMs: booking.at.getTime() };
  if (waits) await placePaidOrder(trx, await lockPayableOrder(trx, orderId), settling, booking.who);
  await services.afterPaid(trx, orderId, booking);
  return booked.ids;
}
