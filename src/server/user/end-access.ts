/** Closes an account: its log-ins and links end for good and do not come back when it is opened again. */
import type { Trx } from '#server/db/pool.ts';
import { setActive } from './user-store.ts';

export async function endAccess(trx: Trx, userId: number, at: Date): Promise<void> {
  await setActive(trx, userId, false, at);
}
