/** Adds products to a category and removes them. A link has no version: it exists or not, and the category keeps its own version. */
import type { linkProducts as linkEndpoint } from '#contract/category-record.ts';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { addHistory } from '#server/record/record-history.ts';
import { articleNumbers, deleteLinks, insertLinks, lockCategory } from './article-store.ts';
import type { TreeServices } from './write-tree.ts';

export async function linkProducts(
  services: TreeServices,
  { categoryId, productIds }: ParsedOf<typeof linkEndpoint>['body'],
  actor: Actor,
): Promise<OutputOf<typeof linkEndpoint>> {
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    if (!(await lockCategory(trx, categoryId))) throw notFound();
    const numbers = await articleNumbers(trx, productIds);
    const { links, added } = await insertLinks(trx, categoryId, [...numbers.keys()]);
    if (added.length > 0) changed('product', added);
    await addHistory(
      trx,
      'category',
      { recordId: categoryId, version: null, at: new Date(services.now()), who: actorName(actor) },
      added.map((id) => ({ field: 'articles', before: null, after: numbers.get(id) ?? '' })),
    );
    return {
      rows: productIds.map((productId) => {
        const id = links.get(productId);
        if (id === undefined) return { ok: false as const, productId, errors: [{ message: 'notFound', params: {} }] };
        return { ok: true as const, id, categoryId, productId };
      }),
    };
  });
}

export async function unlinkProducts(
  services: TreeServices,
  { categoryId, productIds }: { categoryId: number; productIds: readonly number[] },
  actor: Actor,
): Promise<{ removed: number }> {
  return changeCatalog(services.db, services.catalog, async (trx, changed) => {
    if (!(await lockCategory(trx, categoryId))) throw notFound();
    const removed = await deleteLinks(trx, categoryId, productIds);
    if (removed.size > 0) changed('product', removed.keys());
    await addHistory(
      trx,
      'category',
      { recordId: categoryId, version: null, at: new Date(services.now()), who: actorName(actor) },
      [...removed.values()].map((number) => ({ field: 'articles', before: number, after: null })),
    );
    return { removed: removed.size };
  });
}
