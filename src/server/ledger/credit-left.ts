/** A customer's credit in Rappen, locked until the end of the transaction. */
import type { Trx } from '#server/db/pool.ts';
import { lockCredit } from './ledger-store.ts';

export async function creditLeft(trx: Trx, customerId: number): Promise<number> {
  return lockCredit(trx, customerId);
}
