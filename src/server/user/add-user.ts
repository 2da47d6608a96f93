/** The user of a new customer: one per e-mail address, the first one wins. */
import type { Trx } from '#server/db/pool.ts';
import { insertUser, setCustomer } from './user-store.ts';

/** Returns false, and stores nothing, if the address has a user already; `newCustomer` stores the customer and returns its id. */
export async function addUser(
  trx: Trx,
  user: { email: string; passwordHash: string; displayName: string },
  newCustomer: () => Promise<number>,
): Promise<boolean> {
  // The user first: of many concurrent calls the unique address lets one through, and the others leave no customer behind.
  const userId = await insertUser(trx, user);
  if (userId === null) return false;
  await setCustomer(trx, userId, await newCustomer());
  return true;
}
