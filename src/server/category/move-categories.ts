/** Moves categories within the tree; their addresses follow. Specification: back-office §4 (swapping), §7 (swap-order, change-order). */
import type { CategoryRecord, moveCategories as moveEndpoint, swapCategories as swapEndpoint } from '#contract/category-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { categoryAddresses, movedChildren } from '#domain/catalog/category-change.ts';
import { refused } from '#server/call/refusal.ts';
import { categoryRecordsOf, placeOf } from './category-records.ts';
import { readTree, storePlaces } from './category-tree-store.ts';
import type { StoredCategory } from './category-tree-store.ts';
import { writeTree } from './write-tree.ts';
import type { TreeServices } from './write-tree.ts';

interface Moved {
  items: CategoryRecord[];
  /** Number of pages whose address changed. */
  addressesChanged: number;
}

export async function moveCategories(
  services: TreeServices,
  parentId: number,
  { pivot, elements: given, moveDirection, versions }: ParsedOf<typeof moveEndpoint>['body'],
  actor: Actor,
): Promise<Moved> {
  const elements = [...new Set(given)];
  const before = await writeTree(services, actor, async ({ trx, tree, find, moves }) => {
    await find(parentId);
    for (const [at, id] of given.entries()) await find(id, versions?.[at]);
    const children = movedChildren(tree.map(placeOf), { parentId, elements, pivot, direction: moveDirection });
    if (children === null) throw refused('categoryPivotElsewhere', {}, 'body.pivot');
    await storePlaces(
      trx,
      children.map((id, at) => ({ id, parentId, order: at + 1 })),
    );
    moves(elements);
    return tree;
  });
  const after = await readTree(services.db);
  return { items: await categoryRecordsOf(services.db, elements), addressesChanged: changedAddresses(before, after) };
}

export async function swapCategories(
  services: TreeServices,
  { categoryId, otherId, version, otherVersion }: ParsedOf<typeof swapEndpoint>['body'],
  actor: Actor,
): Promise<Moved> {
  await writeTree(services, actor, async ({ trx, find, moves }) => {
    const [one, other] = [await find(categoryId, version), await find(otherId, otherVersion)];
    if (one.parentId !== other.parentId || one.id === other.id) throw refused('categoriesNotBeside', {}, 'body.otherId');
    await storePlaces(trx, [
      { ...one, order: other.order },
      { ...other, order: one.order },
    ]);
    moves([one.id, other.id]);
  });
  return { items: await categoryRecordsOf(services.db, [categoryId, otherId]), addressesChanged: 0 };
}

function changedAddresses(before: readonly StoredCategory[], after: readonly StoredCategory[]): number {
  const old = categoryAddresses(before.map(placeOf));
  return [...categoryAddresses(after.map(placeOf))].filter(([id, url]) => old.get(id) !== url).length;
}
