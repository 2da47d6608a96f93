/** Takes back what rows of bank files booked, each entry by its reverse. Refused when the money has been used since. */
import { rappen } from '#domain/money/money.ts';
import { refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from '#server/ledger/add-entries.ts';
import type { EntryTarget, NewEntry } from '#server/ledger/add-entries.ts';
import { orderMoney } from '#server/order/order-money.ts';
import { creditOf, entriesOfRows } from './taken-back-store.ts';
import type { RowEntry } from './taken-back-store.ts';

interface TakeBack {
  at: Date;
  who: string;
  /** `2026-11-23` */
  day: string;
  reason: string;
  /** The row of the return; absent: a person takes it back. */
  bankImportRowId?: number;
}

/** Throws Refusal `bankImportUsed`. */
export async function takeBackRows(trx: Trx, rowIds: readonly number[], { at, who, ...facts }: TakeBack): Promise<void> {
  const entries = await entriesOfRows(trx, rowIds);
  if (entries.some(({ reversed }) => reversed)) throw refused('bankImportUsed', { what: 'reversed' });
  // The last booking first, as far as invoices and orders go on their way back through the same states.
  for (const booking of [...Map.groupBy(entries, (entry) => entry.booking).values()].toReversed())
    await addEntries(
      trx,
      booking.map((entry): NewEntry => ({ ...facts, ...reverseOf(entry) })),
      { at, who },
    );
  await refuseUsed(trx, entries);
}

function reverseOf({
  id,
  kind,
  amount,
  source,
  reference,
  ...on
}: RowEntry): Pick<NewEntry, 'target' | 'kind' | 'amount' | 'source' | 'reference' | 'reverses'> {
  return { target: targetOf(on), kind, amount: rappen(0 - amount), source, reference, reverses: id };
}

function targetOf({ customerId, orderId, invoiceId }: Pick<RowEntry, 'customerId' | 'orderId' | 'invoiceId'>): EntryTarget {
  if (invoiceId !== null) return { invoiceId };
  return orderId === null ? { customerId } : { orderId };
}

/** Money that went over to an invoice, was set off or paid back is no longer there. */
async function refuseUsed(trx: Trx, entries: readonly RowEntry[]): Promise<void> {
  for (const { orderId, invoiceId, customerId } of entries) {
    if (invoiceId !== null) continue;
    const left = orderId === null ? await creditOf(trx, customerId) : (await orderMoney(trx, orderId)).balance;
    if (left < 0) throw refused('bankImportUsed', { what: orderId === null ? 'credit' : 'invoice' });
  }
}
