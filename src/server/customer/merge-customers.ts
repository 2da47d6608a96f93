/**
 * Merges two customers: everything of one moves to the other, in one transaction, and the former remains as a pointer.
 * Texts of orders, invoices and papers stay as written; the terms are those of the remaining customer.
 */
import type { Customer } from '#contract/customer.ts';
import type { MergePreview } from '#contract/customer-record.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { raiseVersion } from './account-store.ts';
import { countMoves, moveDocuments, movePeople, moveProducts, pointTo, priceConflicts } from './merge-store.ts';
import type { Merge } from './merge-store.ts';
import { isPlainGuest } from './plain-guest-store.ts';
import { customerById, customersByIds } from './read-customers.ts';
import { refuseStale } from './write-customer.ts';
import type { CustomerServices } from './write-customer.ts';

export { isPlainGuest };

export interface MergeServices extends CustomerServices {
  catalog: Catalog;
}

/** Neither of them may be the default customer. */
async function bothOf(db: Db, { from, into }: Merge): Promise<{ from: Customer; into: Customer }> {
  const [gone, kept] = await customersByIds(db, [from, into]);
  if (!gone || !kept) throw notFound();
  if (gone.id === kept.id || gone.isDefault === true || kept.isDefault === true) throw conflict('mergeNotPossible');
  if ([gone, kept].some(({ mergedInto, erasedAt }) => mergedInto !== null || erasedAt !== null)) throw conflict('customerGone');
  return { from: gone, into: kept };
}

export async function previewMerge(db: Db, merge: Merge): Promise<MergePreview> {
  const both = await bothOf(db, merge);
  const [moves, conflicts] = await Promise.all([countMoves(db, merge), priceConflicts(db, merge)]);
  return { ...both, moves, priceConflicts: conflicts.map(({ name, ...product }) => ({ ...product, name: name.de })) };
}

interface Versions {
  version?: number | undefined;
  fromVersion?: number | undefined;
}

export async function mergeCustomers(
  services: MergeServices,
  merge: Merge,
  { version, fromVersion }: Versions,
  actor: Actor,
): Promise<Customer> {
  const { from, into } = merge;
  const both = await bothOf(services.db, merge);
  const write = { at: new Date(services.now()), who: actorName(actor) };
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    // Ordered by id, so that two merges of the same pair do not deadlock.
    const versions = [
      [from, fromVersion],
      [into, version],
    ] as const;
    for (const [id, read] of versions.toSorted(([a], [b]) => a - b)) await refuseStale(trx, { id, version: read, actor });
    await moveDocuments(trx, merge, write);
    await movePeople(trx, merge);
    const products = await moveProducts(trx, merge);
    const pointer = await pointTo(trx, merge);
    if (products.length > 0) changed('product', products);
    const raised = await raiseVersion(trx, into);
    await addHistory(trx, 'customer', { ...write, recordId: into, version: raised }, [
      { field: 'mergedFrom', before: null, after: both.from.formattedId },
    ]);
    await addHistory(trx, 'customer', { ...write, recordId: from, version: pointer }, [
      { field: 'mergedInto', before: null, after: both.into.formattedId },
    ]);
  });
  return customerById(services.db, into);
}
