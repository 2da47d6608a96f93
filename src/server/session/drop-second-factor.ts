/** Removes the second factor of a user who has lost it. The caller must have checked the permission. */
import type { Trx } from '#server/db/pool.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

/** False: there was none. */
export async function dropSecondFactor(trx: Trx, userId: number): Promise<boolean> {
  return deleteSecondFactor(trx, userId);
}
