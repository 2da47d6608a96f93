/** Money recorded by hand: on an invoice, on an order, as a credit; a remaining amount written off; a credit paid back or used. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { recordPayment as endpoint } from '#contract/ledger.ts';
import { RecordedMoney } from '#contract/ledger.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, forbidden, notFound, refused } from '#server/call/refusal.ts';
import { refuseGone } from '#server/customer/write-customer.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { addEntries } from './add-entries.ts';
import type { Booking } from './add-entries.ts';
import { bookPayment } from './book-payment.ts';
import type { Beside } from './book-payment.ts';
import { recorded } from './entry-answer.ts';
import type { LedgerServices } from './ledger-services.ts';
import { customerExists, lockInvoices } from './ledger-store.ts';
import { payOrder } from './pay-order.ts';
import type { Paying } from './pay-order.ts';
import { refuseRepeated, refuseUnseen } from './payment-twice.ts';
import { lockCredit } from './refund-places.ts';

export type Wish = ParsedOf<typeof endpoint>['body'];

export interface Caller {
  actor: Actor;
  idempotencyKey: string | null;
}

export async function recordPayment(services: LedgerServices, wish: Wish, caller: Caller): Promise<RecordedMoney> {
  const { db, now } = services;
  check(wish, caller.actor, localNow(now()).date);
  const who = actorName(caller.actor);
  const company = await services.readCompany();
  return idempotent(
    db,
    idempotencyKey(`payment-entry ${who}`, caller.idempotencyKey, wish),
    (body) => RecordedMoney.parse(body),
    async (key) =>
      transaction(db, async (trx) => {
        const booking = { at: new Date(now()), who };
        if (wish.open !== undefined) await refuseUnseen(trx, wish, wish.open);
        else if (key === null) await refuseRepeated(trx, wish, booking.at);
        const ids = await book(trx, { services, company, wish, booking });
        const answer = await recorded(trx, ids);
        if (key !== null) await keepAnswer(trx, key, answer);
        return answer;
      }),
  );
}

/** Checks that do not depend on open amounts. */
function check({ invoiceId, orderId, customerId, kind, source, day, open, left, reason }: Wish, actor: Actor, today: string): void {
  if ([invoiceId, orderId, customerId].filter((id) => id !== undefined).length !== 1) throw refused('onlyOneTarget', {}, 'body');
  if (kind !== 'payment' && !may(actor, 'handleMoney')) throw forbidden();
  if (kind === 'writeOff' && invoiceId === undefined) throw refused('validation.required', {}, 'body.invoiceId');
  if (kind === 'refund' && customerId === undefined) throw refused('validation.required', {}, 'body.customerId');
  if (kind !== 'payment' && reason.trim() === '') throw refused('validation.required', {}, 'body.reason');
  if (open !== undefined && customerId !== undefined) throw refused('openOnlyOfClaim', {}, 'body.open');
  if (left !== undefined && kind !== 'refund') throw refused('leftOnlyOfRefund', {}, 'body.left');
  if (source === 'credit' && (kind !== 'payment' || customerId !== undefined)) throw refused('creditOnlyOnClaim', {}, 'body.source');
  if (parsePlainDate(day) === null) throw refused('deliveryDateNotPossible', { date: day }, 'body.day');
  if (day > today) throw refused('dayInFuture', {}, 'body.day');
}

interface Work {
  services: LedgerServices;
  company: Awaited<ReturnType<LedgerServices['readCompany']>>;
  wish: Wish;
  booking: Booking;
}

async function book(trx: Trx, { services, company, wish, booking }: Work): Promise<number[]> {
  const { invoiceId, orderId, customerId, kind, source, day, left, reference, reason } = wish;
  const amount = rappenFromChf(wish.amount);
  const facts = { day, source, reference, reason };
  if (invoiceId !== undefined && kind === 'writeOff') return writeOff(trx, { invoiceId, amount, ...facts }, booking);
  if (customerId !== undefined) return onCredit(trx, { customerId, kind, amount, left, ...facts }, booking);
  if (source === 'credit') return useCredit(trx, wish, { services, company, amount, booking });
  if (orderId !== undefined) return payOrder(trx, { orderId, amount, ...facts }, { services, company, booking });
  const booked = await bookPayment(trx, { on: { invoiceId: invoiceId ?? 0 }, amount, ...facts }, booking);
  if (booked === null) throw notFound();
  return booked.ids;
}

interface Facts {
  amount: Rappen;
  day: string;
  source: 'manual' | 'credit';
  reference: string;
  reason: string;
}

async function writeOff(trx: Trx, { invoiceId, amount, ...facts }: Facts & { invoiceId: number }, booking: Booking): Promise<number[]> {
  const [invoice] = await lockInvoices(trx, [invoiceId]);
  if (!invoice) throw notFound();
  if (amount > invoice.open) throw refused('amountAboveOpen', { open: chfText(rappen(Math.max(0, invoice.open))) }, 'body.amount');
  return addEntries(trx, [{ ...facts, target: { invoiceId }, kind: 'writeOff', amount }], booking);
}

/** Money without an invoice, or a credit paid back. */
async function onCredit(
  trx: Trx,
  { customerId, kind, amount, left, ...facts }: Facts & { customerId: number } & Pick<Wish, 'kind' | 'left'>,
  booking: Booking,
): Promise<number[]> {
  // Nobody would find money on a customer that was merged or erased; what is left there is still paid back.
  if (kind === 'payment') await refuseGone(trx, customerId);
  else if (!(await customerExists(trx, customerId))) throw notFound();
  if (kind === 'refund') await checkCredit(trx, customerId, amount, left);
  const isRefund = kind === 'refund';
  const entry = {
    ...facts,
    target: { customerId },
    kind: isRefund ? 'refund' : 'payment',
    amount: isRefund ? rappen(0 - amount) : amount,
  } as const;
  return addEntries(trx, [entry], booking);
}

async function useCredit(
  trx: Trx,
  { invoiceId, orderId, day, reference, reason }: Wish,
  { amount, ...paying }: Paying & { amount: Rappen },
): Promise<number[]> {
  const facts = { day, source: 'credit', reference, reason } as const;
  const also: Beside = {
    check: async ({ effect, openAfter }, { customerId, claims }) => {
      const open = claims.reduce((sum, claim) => sum + Math.max(0, claim.open), 0);
      if (effect === 'over' || openAfter < 0) throw refused('amountAboveOpen', { open: chfText(rappen(open)) }, 'body.amount');
      await checkCredit(trx, customerId, amount);
    },
    // What is used is no longer credit; in the same booking.
    beside: (customerId) => [{ ...facts, target: { customerId }, kind: 'transfer', amount: rappen(0 - amount) }],
  };
  if (invoiceId === undefined) return payOrder(trx, { orderId: orderId ?? 0, amount, ...facts }, paying, also);
  const booked = await bookPayment(trx, { on: { invoiceId }, amount, ...facts }, paying.booking, also);
  if (booked === null) throw notFound();
  return booked.ids;
}

/** `seen`: what the caller saw, in CHF. */
async function checkCredit(trx: Trx, customerId: number, amount: Rappen, seen?: number): Promise<void> {
  const credit = await lockCredit(trx, customerId);
  if (seen !== undefined && rappenFromChf(seen) !== credit) throw conflict('leftChanged', { left: chfText(rappen(Math.max(0, credit))) });
  if (amount > credit) throw refused('creditTooHigh', { left: chfText(rappen(Math.max(0, credit))) }, 'body.amount');
}
