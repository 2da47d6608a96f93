/** Locks an invoice for a write: first its orders by rising id, then the invoice, in the version that was read. */
import type { Invoice } from '#contract/invoice.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { LockedOrder } from '#server/order/lock-order-at.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { invoiceOf } from './invoice-answer.ts';
import type { InvoiceLineRow, InvoiceRow } from './invoice-store.ts';
import { linesOfInvoice, lockInvoice } from './invoice-store.ts';

export interface LockedInvoice {
  row: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  orders: readonly LockedOrder[];
}

export async function lockedInvoice(trx: Trx, id: number): Promise<LockedInvoice> {
  const ids = new Set((await linesOfInvoice(trx, id)).map(({ orderId }) => orderId));
  const orders: LockedOrder[] = [];
  for (const orderId of [...ids].toSorted((a, b) => a - b)) orders.push(await lockedOrder(trx, orderId));
  const row = await lockInvoice(trx, id);
  if (!row) throw notFound();
  // Read after locking: credit notes may have been added meanwhile.
  return { row, lines: await linesOfInvoice(trx, id), orders };
}

export async function refuseStaleInvoice(trx: Trx, { row }: LockedInvoice, version: number): Promise<void> {
  if (row.version === version) return;
  const current: Invoice = await invoiceOf(trx, row.id);
  throw await staleSave(trx, { kind: 'invoice', id: row.id, version, current });
}
