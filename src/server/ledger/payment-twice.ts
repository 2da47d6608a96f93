/** What keeps a payment from being recorded twice by two people or two runs at once. Both lock what is paid first. */
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappen, rappenFromChf, sum, zeroRappen } from '#domain/money/money.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockClaims } from './claims.ts';
import type { Claims, PaymentOn } from './claims.ts';
import { hasSameBooking, lockCustomer } from './ledger-store.ts';
import type { Wish } from './record-payment.ts';

/** The same request without a key, sent again within this time, is taken for the same payment. */
const repeatedMs = 10 * 60_000;

/** Refuses if another amount is open than the caller saw. */
export async function refuseUnseen(trx: Trx, wish: Wish, seen: number): Promise<void> {
  const { claims } = await lockedClaims(trx, wish);
  const open = openOf(claims);
  if (open !== rappenFromChf(seen)) throw conflict('openChanged', { open: chfText(open) });
}

/** Refuses what was recorded alike a moment ago, unless as much is still open: then it is the second half of what is owed. */
export async function refuseRepeated(trx: Trx, wish: Wish, at: Date): Promise<void> {
  const { customerId: given, invoiceId, orderId, kind, amount, day, source, reference } = wish;
  let customerId = given;
  if (customerId === undefined) {
    const claimed = await lockedClaims(trx, wish);
    if (openOf(claimed.claims) >= rappenFromChf(amount)) return;
    customerId = claimed.customerId;
  } else await lockCustomer(trx, customerId);
  const sign = kind === 'refund' ? -1 : 1;
  const booked = { kind, amount: rappen(sign * rappenFromChf(amount)), day, source, reference, after: new Date(at.getTime() - repeatedMs) };
  if (await hasSameBooking(trx, { ...booked, customerId, invoiceId: invoiceId ?? null, orderId: orderId ?? null }))
    throw conflict('paymentRepeated');
}

const openOf = (claims: Claims['claims']): Rappen => sum(claims.map(({ open }) => (open > 0 ? open : zeroRappen)));

async function lockedClaims(trx: Trx, { invoiceId, orderId, day, source }: Wish): Promise<Claims> {
  const on: PaymentOn = invoiceId === undefined ? { orderId: orderId ?? 0 } : { invoiceId };
  const found = await lockClaims(trx, on, { day: plainDateOf(day), source });
  if (found === null) throw notFound();
  return found;
}
