/**
 * Reverses everything that was booked together with an entry: each by its own reverse entry, nothing is changed. Money moved to an invoice meanwhile
 * is taken back from there; if a credit was used meanwhile, its booking cannot be reversed.
 */
import { localNow } from '#domain/calendar/local-time.ts';
import { returnTransfers } from '#domain/ledger/prepayment.ts';
import { rappen, sum } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { addEntries } from './add-entries.ts';
import type { Booking, EntryTarget, NewEntry } from './add-entries.ts';
import { findBooking } from './entry-list-store.ts';
import type { StoredEntry } from './entry-list-store.ts';
import { invoicesOfOrder, lockBooking, lockInvoices, lockOrders, movedTo } from './ledger-store.ts';
import { backToInvoice } from './back-to-invoice.ts';
import { roundingMovedTo, roundingOn } from './credited-store.ts';
import { lockCredit } from './refund-places.ts';

/** Facts of a payment that the bank took back. */
export interface ReverseFacts {
  /** `2026-11-23`; absent: today. */
  day?: string;
  bankImportRowId?: number;
}

/** Ids of the new entries; empty: all of it was reversed already. Throws `creditUsed`. */
export async function reverseBooking(
  trx: Trx,
  entryId: number,
  reason: string,
  booking: Booking,
  { day = localNow(booking.at.getTime()).date, ...facts }: ReverseFacts = {},
): Promise<number[]> {
  await lockBooking(trx, entryId);
  const entries = (await findBooking(trx, entryId)).filter(({ reversed_by }) => reversed_by === null);
  const back: NewEntry[] = [];
  for (const [orderId, all] of Map.groupBy(entries, (entry) => (entry.invoice_id === null ? entry.order_id : null)))
    if (orderId !== null) back.push(...(await backToOrder(trx, orderId, all, day)));
  for (const [invoiceId, all] of Map.groupBy(entries, (entry) => entry.invoice_id))
    if (invoiceId !== null) back.push(...(await backToInvoice(trx, invoiceId, all, day)));
  for (const [customerId, all] of Map.groupBy(entries.filter(isCredit), ({ customer_id }) => customer_id))
    if (sumOf(all) + takenBack(back, customerId) > (await lockCredit(trx, customerId)) && sumOf(all) > 0) throw refused('creditUsed');
  const reverses = entries.map(({ id, kind, amount, source, reference, ...entry }): NewEntry => {
    return { ...facts, target: targetOf(entry), kind, amount: rappen(0 - amount), day, source, reference, reason, reverses: id };
  });
  return addEntries(trx, [...back, ...reverses], booking);
}

const isCredit = ({ order_id, invoice_id }: StoredEntry): boolean => order_id === null && invoice_id === null;

const sumOf = (entries: readonly { amount: number }[]): number => sum(entries.map(({ amount }) => rappen(amount)));

/** What the same reversal takes from that credit besides. */
const takenBack = (back: readonly NewEntry[], customerId: number): number =>
  0 - sumOf(back.filter(({ target }) => 'customerId' in target && target.customerId === customerId));

function targetOf({ customer_id, order_id, invoice_id }: Pick<StoredEntry, 'customer_id' | 'order_id' | 'invoice_id'>): EntryTarget {
  if (invoice_id !== null) return { invoiceId: invoice_id };
  return order_id === null ? { customerId: customer_id } : { orderId: order_id };
}

/** Money taken from the order that has since moved to its invoices, and the rounding difference that moved along, or fell away when it was cancelled. */
async function backToOrder(trx: Trx, orderId: number, taken: readonly StoredEntry[], day: string): Promise<NewEntry[]> {
  const [order] = await lockOrders(trx, [orderId]);
  const invoiceIds = await invoicesOfOrder(trx, orderId);
  await lockInvoices(trx, invoiceIds);
  const { balance } = await orderMoney(trx, orderId);
  const rounded = sumOf(taken.filter(({ kind }) => kind === 'rounding'));
  const again = Math.max(0, Math.min(rounded, (await roundingOn(trx, orderId)).gone));
  const facts = { kind: 'transfer', day, source: 'credit' } as const;
  const roundings = returnTransfers(rappen(again), await roundingMovedTo(trx, orderId, invoiceIds));
  const standing = [
    { target: { orderId }, amount: again },
    ...roundings.map(({ invoice, amount }) => ({ target: { invoiceId: invoice.id }, amount: 0 - amount })),
  ].flatMap(({ target, amount }): NewEntry[] => (amount === 0 ? [] : [{ ...facts, kind: 'rounding', target, amount: rappen(amount) }]));
  const lack = sumOf(taken) - again - Math.max(0, balance);
  if (lack <= 0) return standing;
  const moved: { target: EntryTarget; amount: Rappen }[] = returnTransfers(rappen(lack), await movedTo(trx, invoiceIds)).map(
    ({ invoice, amount }) => ({ target: { invoiceId: invoice.id }, amount }),
  );
  // What is on no invoice has become the customer's credit: from a cancelled order, or from a credited invoice.
  const rest = rappen(lack - sum(moved.map(({ amount }) => amount)));
  if (order !== undefined && rest > 0) {
    if (rest > (await lockCredit(trx, order.customer_id))) throw refused('creditUsed');
    moved.push({ target: { customerId: order.customer_id }, amount: rest });
  }
  const transfers = moved.flatMap(({ target, amount }): NewEntry[] => [
    { ...facts, target, amount: rappen(0 - amount) },
    { ...facts, target: { orderId }, amount },
  ]);
  return [...standing, ...transfers];
}
