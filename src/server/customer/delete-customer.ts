/** Deletes a customer with nothing that must be kept; all others are erased, merged or deactivated instead. */
import type { Actor } from '#domain/access/permission.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deleteCustomer, isInUse } from './keeping-store.ts';
import type { MergeServices } from './merge-customers.ts';
import { refuseStale } from './write-customer.ts';

export async function removeCustomer(services: MergeServices, id: number, version: number | undefined, actor: Actor): Promise<void> {
  const by = { at: new Date(services.now()), who: actorName(actor) };
  await changeCatalog(services.db, services.catalog, async (trx, changed) => removeWithin(trx, { id, version }, { ...by, changed }));
}

/** In a transaction that changes more. */
export async function removeWithin(
  trx: Trx,
  { id, version }: { id: number; version: number | undefined },
  { at, who, changed }: { at: Date; who: string; changed: TellChanged },
): Promise<void> {
  await refuseStale(trx, id, version);
  if (await isInUse(trx, id)) throw conflict('inUse');
  const products = await deleteCustomer(trx, id);
  if (products.length > 0) changed('product', products);
  await addHistory(trx, 'customer', { recordId: id, version: null, at, who }, [{ field: 'deleted', before: null, after: null }]);
}
