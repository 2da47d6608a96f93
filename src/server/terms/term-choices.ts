/** Payment terms and cash discounts by their German names, as choices. */
import type { Db } from '#server/db/pool.ts';
import { listTerms } from './terms-store.ts';

export async function termChoices(db: Db) {
  const { paymentTerms, skonti } = await listTerms(db);
  return { paymentTerms: paymentTerms.map(choice), skonti: skonti.map(choice) };
}

const choice = ({ id, name }: { id: number; name: { de: string } }) => ({ value: id, label: name.de });
