/** The next number of a kind of paper: counted per year, without gaps because it is taken in the transaction that writes the paper. */
import { formattedId } from '#domain/order/formatted-id.ts';
import type { NumberedKind } from '#domain/order/formatted-id.ts';
import type { Trx } from '#server/db/pool.ts';
import { raiseCounter } from './number-store.ts';

/** Locks the counter until the end of the transaction: call it after taking all other locks. */
export async function nextNumber(trx: Trx, kind: NumberedKind, year: number): Promise<string> {
  return formattedId(kind, year, await raiseCounter(trx, kind, year));
}
