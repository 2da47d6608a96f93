/**
 * Takes back everything that was booked together with an entry: each by its reverse, nothing is changed. Money that has gone over to an invoice meanwhile
 * comes back from there; a credit that was used meanwhile keeps its booking from being taken back.
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
import { invoicesOfOrder, lockBooking, lockCredit, lockInvoices, lockOrders, movedTo } from './ledger-store.ts';

/** Of a bank that took a payment back. */
export interface ReverseFacts {
  /** `2026-11-23`; absent: today. */
  day?: string;
  bankImportRowId?: number;
}

/** Ids of the new entries; empty: all of it was taken back before. Throws to refuse `creditUsed`. */
export async function reverseBooking(
  trx: Trx,
  entryId: number,
  reason: string,
  booking: Booking,
  { day = localNow(booking.at.getTime()).date, ...facts }: ReverseFacts = {},
): Promise<number[]> {
  await lockBooking(trx, entryId);
  const entries = (await findBooking(trx, entryId)).filter(({ reversed_by }) => reversed_by === null);
  const back = [];
  for (const [orderId, all] of Map.groupBy(entries, (entry) => (entry.invoice_id === null ? entry.order_id : null)))
    if (orderId !== null) back.push(...(await backToOrder(trx, orderId, sumOf(all), day)));
  for (const [customerId, all] of Map.groupBy(entries.filter(isCredit), ({ customer_id }) => customer_id))
    if (sumOf(all) > (await lockCredit(trx, customerId)) && sumOf(all) > 0) throw refused('creditUsed');
  const reverses = entries.map(({ id, kind, amount, source, reference, ...entry }): NewEntry => {
    return { ...facts, target: targetOf(entry), kind, amount: rappen(0 - amount), day, source, reference, reason, reverses: id };
  });
  return addEntries(trx, [...back, ...reverses], booking);
}

const isCredit = ({ order_id, invoice_id }: StoredEntry): boolean => order_id === null && invoice_id === null;

const sumOf = (entries: readonly { amount: number }[]): number => sum(entries.map(({ amount }) => rappen(amount)));

function targetOf({ customer_id, order_id, invoice_id }: Pick<StoredEntry, 'customer_id' | 'order_id' | 'invoice_id'>): EntryTarget {
  if (invoice_id !== null) return { invoiceId: invoice_id };
  return order_id === null ? { customerId: customer_id } : { orderId: order_id };
}

/** What is taken from the order and stands on its invoices by now. */
async function backToOrder(trx: Trx, orderId: number, taken: number, day: string): Promise<NewEntry[]> {
  const [order] = await lockOrders(trx, [orderId]);
  const invoiceIds = await invoicesOfOrder(trx, orderId);
  await lockInvoices(trx, invoiceIds);
  const { balance } = await orderMoney(trx, orderId);
  const lack = taken - Math.max(0, balance);
  if (lack <= 0) return [];
  const facts = { kind: 'transfer', day, source: 'credit' } as const;
  const moved: { target: EntryTarget; amount: Rappen }[] = returnTransfers(rappen(lack), await movedTo(trx, invoiceIds)).map(
    ({ invoice, amount }) => ({ target: { invoiceId: invoice.id }, amount }),
  );
  // What no invoice has is the customer's credit by now: of a cancelled order, or of an invoice that was credited.
  const rest = rappen(lack - sum(moved.map(({ amount }) => amount)));
  if (order !== undefined && rest > 0) {
    if (rest > (await lockCredit(trx, order.customer_id))) throw refused('creditUsed');
    moved.push({ target: { customerId: order.customer_id }, amount: rest });
  }
  return moved.flatMap(({ target, amount }): NewEntry[] => [
    { ...facts, target, amount: rappen(0 - amount) },
    { ...facts, target: { orderId }, amount },
  ]);
}
