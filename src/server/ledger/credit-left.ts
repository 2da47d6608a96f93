/** What a customer has to the good, in Rappen, and stays so to the end of the transaction. */
import type { Trx } from '#server/db/pool.ts';
import { lockCredit } from './ledger-store.ts';

export async function creditLeft(trx: Trx, customerId: number): Promise<number> {
  return lockCredit(trx, customerId);
}
