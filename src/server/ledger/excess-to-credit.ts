/** Turns an overpayment of an invoice into its customer's credit, in the same transaction. */
import { localNow } from '#domain/calendar/local-time.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { addEntries } from './add-entries.ts';

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
