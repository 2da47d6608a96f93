/** Locks what many payments will be booked on, in the order of all writes to the ledger: orders before invoices, each by rising id. */
import type { Trx } from '#server/db/pool.ts';
import { lockInvoices, lockOrders, ordersOfInvoices } from './ledger-store.ts';

export async function lockMoney(trx: Trx, of: { orderIds: readonly number[]; invoiceIds: readonly number[] }): Promise<void> {
  const invoiceIds = [...new Set(of.invoiceIds)];
  await lockOrders(trx, [...new Set([...of.orderIds, ...(await ordersOfInvoices(trx, invoiceIds))])]);
  await lockInvoices(trx, invoiceIds);
}
