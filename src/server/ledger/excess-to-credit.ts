/** Turns an overpayment of an invoice into its customer's credit, in the same transaction. */
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';
import { invoicesOfOrder, lockInvoices } from './ledger-store.ts';

export interface Excess {
  invoiceId: number;
  customerId: number;
  amount: Rappen;
}

export async function excessToCredit(trx: Trx, { invoiceId, customerId, amount }: Excess, by: { at: Date; who: string }): Promise<void> {
  const facts = { kind: 'transfer', source: 'credit', day: localNow(by.at.getTime()).date } as const;
  await addEntries(
    trx,
    [
      { ...facts, target: { invoiceId }, amount: rappen(0 - amount) },
      { ...facts, target: { customerId }, amount },
    ],
    by,
  );
}

/** The same for what an order's invoices were paid too much, up to an amount; the newest first. */
export async function overpaidToCredit(trx: Trx, orderId: number, amount: Rappen, by: { at: Date; who: string }): Promise<void> {
  let left: number = amount;
  for (const { id, open, customerId } of (await lockInvoices(trx, await invoicesOfOrder(trx, orderId))).toReversed()) {
    const share = rappen(Math.max(0, Math.min(left, 0 - open)));
    if (share > 0) await excessToCredit(trx, { invoiceId: id, customerId, amount: share }, by);
    left -= share;
  }
}
