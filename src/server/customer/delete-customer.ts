/** Deletes a customer with nothing that must be kept; all others are erased, merged or deactivated instead. */
import type { Actor } from '#domain/access/permission.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistories } from '#server/record/record-history.ts';
import { deleteCustomers, keptCustomers } from './keeping-store.ts';
import type { MergeServices } from './merge-customers.ts';
import { refuseStale } from './write-customer.ts';

export async function removeCustomer(services: MergeServices, id: number, version: number | undefined, actor: Actor): Promise<void> {
  const by = { at: new Date(services.now()), who: actorName(actor) };
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    await refuseStale(trx, { id, version, actor });
    if ((await keptCustomers(trx, [id])).size > 0) throw conflict('inUse');
    await removeWithin(trx, [id], { ...by, changed });
  });
}

/** Of locked customers with nothing that must be kept, in a transaction that may change more. */
export async function removeWithin(
  trx: Trx,
  ids: readonly number[],
  { at, who, changed }: { at: Date; who: string; changed: TellChanged },
): Promise<void> {
  const products = await deleteCustomers(trx, ids);
  if (products.length > 0) changed('product', products);
  const differences = [{ field: 'deleted', before: null, after: null }];
  await addHistories(
    trx,
    'customer',
    ids.map((recordId) => ({ write: { recordId, version: null, at, who }, differences })),
  );
}
