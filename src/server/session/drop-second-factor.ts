/** Ends the second factor of somebody who has lost it. Who may do that, the caller has found out. */
import type { Trx } from '#server/db/pool.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

/** False: there was none. */
export async function dropSecondFactor(trx: Trx, userId: number): Promise<boolean> {
  return deleteSecondFactor(trx, userId);
}
