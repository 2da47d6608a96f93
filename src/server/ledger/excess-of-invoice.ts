/** Divides what a credit note leaves too much on an invoice, and books what falls away of it, in the transaction that writes the note. */
import { localNow } from '#domain/calendar/local-time.ts';
import { divideExcess, grantedKinds } from '#domain/ledger/credit-excess.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { grantedOn } from '#server/invoice/granted.ts';
import { addEntries } from './add-entries.ts';
import type { NewEntry } from './add-entries.ts';

export interface ExcessOfInvoice {
  invoiceId: number;
  excess: Rappen;
  /** Without reminder fees. */
  chargedBefore: Rappen;
  chargedAfter: Rappen;
  /** Number of the credit note. */
  reference: string;
}

/** Returns the money in it. */
export async function moneyOfExcess(
  trx: Trx,
  { invoiceId, excess, chargedBefore, chargedAfter, reference }: ExcessOfInvoice,
  by: { at: Date; who: string },
): Promise<Rappen> {
  const granted = (await grantedOn(trx, invoiceId)).stands;
  const { fallsAway, money } = divideExcess(excess, { granted, chargedBefore, chargedAfter });
  const facts = { target: { invoiceId }, source: 'credit', day: localNow(by.at.getTime()).date, reference } as const;
  const entries = grantedKinds
    .filter((kind) => fallsAway[kind] > 0)
    .map((kind): NewEntry => ({ ...facts, kind, amount: rappen(0 - fallsAway[kind]) }));
  await addEntries(trx, entries, by);
  return money;
}
