/**
 * The only way into the ledger: entries are added as one booking, their invoices and orders are updated. Everything happens in the caller's transaction.
 * Callers that decide by open amounts lock first (`lockInvoices`, `lockOrders`): orders before invoices, each by rising id.
 */
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';
import type { Trx } from '#server/db/pool.ts';
import { restateOrder } from '#server/order/restate-order.ts';
import { addHistory } from '#server/record/record-history.ts';
import { entryWords } from './entry-words.ts';
import { addToPaid, insertEntries, lockInvoices, lockOrders, ordersOfInvoices, raiseOrderVersions } from './ledger-store.ts';
import type { EntryRow } from './ledger-store.ts';

/** What an entry settles: an invoice, an order without one so far, or nothing yet: then it is the customer's credit. */
export type EntryTarget = { invoiceId: number } | { orderId: number } | { customerId: number };

export interface NewEntry {
  target: EntryTarget;
  kind: EntryKind;
  /** Positive: received, or settles. Negative: paid out. Never 0. */
  amount: Rappen;
  /** `2026-11-23` */
  day: string;
  source: EntrySource;
  reference?: string;
  reason?: string;
  /** The entry that this one reverses. */
  reverses?: number;
  bankImportRowId?: number;
}

export interface Booking {
  at: Date;
  /** Empty: the shop itself. */
  who: string;
  /** Text for the history of the orders; absent: derived from the entries. */
  words?: string;
}

/** Returns the ids of the entries, in order. They form one booking: reversing one reverses all. */
export async function addEntries(trx: Trx, entries: readonly NewEntry[], { at, who, words }: Booking): Promise<number[]> {
  if (entries.length === 0) return [];
  const invoiceIds = entries.flatMap(({ target }) => ('invoiceId' in target ? [target.invoiceId] : []));
  const orderIds = [
    ...new Set([
      ...entries.flatMap(({ target }) => ('orderId' in target ? [target.orderId] : [])),
      ...(await ordersOfInvoices(trx, invoiceIds)),
    ]),
  ];
  const orders = new Map((await lockOrders(trx, orderIds)).map((order) => [order.id, order.customer_id]));
  const invoices = new Map((await lockInvoices(trx, invoiceIds)).map((invoice) => [invoice.id, invoice]));
  const rows = entries.map((entry) => rowOf(entry, entry.target, { orders, invoices }));
  const ids = await insertEntries(trx, rows, { at, who });
  await tellInvoices(trx, rows, { at, who });
  const versions = await raiseOrderVersions(trx, orderIds, at);
  for (const id of orderIds) {
    const text = words ?? entryWords(rows);
    const write = { recordId: id, version: versions.get(id) ?? null, at, who };
    await addHistory(trx, 'order', write, [{ field: 'payment', before: '', after: text }]);
    await restateOrder(trx, id);
  }
  return ids;
}

function rowOf(
  entry: NewEntry,
  target: EntryTarget,
  {
    orders,
    invoices,
  }: { orders: ReadonlyMap<number, number>; invoices: ReadonlyMap<number, { customerId: number; orderId: number | null }> },
): EntryRow {
  const { kind, amount, day, source, reference = '', reason = '', reverses = null, bankImportRowId = null } = entry;
  const facts = { kind, amount, day, source, reference, reason, reverses, bankImportRowId };
  if ('customerId' in target) return { ...facts, customerId: target.customerId, orderId: null, invoiceId: null };
  if ('orderId' in target) {
    const customerId = orders.get(target.orderId);
    if (customerId === undefined) throw new Error(`no order ${target.orderId}`);
    return { ...facts, customerId, orderId: target.orderId, invoiceId: null };
  }
  const invoice = invoices.get(target.invoiceId);
  if (!invoice) throw new Error(`no invoice ${target.invoiceId}`);
  return { ...facts, customerId: invoice.customerId, orderId: invoice.orderId, invoiceId: target.invoiceId };
}

async function tellInvoices(trx: Trx, rows: readonly EntryRow[], { at, who }: Booking): Promise<void> {
  const byInvoice = Map.groupBy(
    rows.filter(({ invoiceId }) => invoiceId !== null),
    ({ invoiceId }) => invoiceId ?? 0,
  );
  if (byInvoice.size === 0) return;
  const versions = await addToPaid(trx, new Map([...byInvoice].map(([id, all]) => [id, all.reduce((sum, { amount }) => sum + amount, 0)])));
  for (const [id, all] of byInvoice) {
    const write = { recordId: id, version: versions.get(id) ?? null, at, who };
    await addHistory(
      trx,
      'invoice',
      write,
      all.map(({ kind, amount }) => ({ field: kind, before: '', after: chfText(rappen(amount)) })),
    );
  }
}
