import * as wire from '#contract/category.ts';
import { byParentThenOrder } from '#domain/catalog/category-tree.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pageOf } from '#server/call/page-of.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import { pricedCustomerId } from '#server/pricing/pricing-customer.ts';
import { maySee } from '#server/product/list-products.ts';
import { leastPricesKnown } from '#server/product/prepare-products.ts';
import { categoryMenu } from './category-menu.ts';
import { listCategories, listCategoryProducts } from './list-categories.ts';
import { readBranch } from './read-branch.ts';
import { readRelated } from './read-related.ts';

export function categoryRoutes({ db, catalog }: { db: Db; catalog: Catalog }): Binding[] {
  return [
    bind(wire.readCategories, async (_input, { actor, language }) => {
      const snapshot = catalog.now();
      await leastPricesKnown(snapshot);
      const items = listCategories(snapshot, { actor, language, customerId: pricedCustomerId(actor, null) });
      return pageOf(items.toSorted(byParentThenOrder), { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readCategoryBranch, async ({ query }, { actor, language }) => {
      const snapshot = catalog.now();
      await leastPricesKnown(snapshot);
      return readBranch(snapshot, query.url ?? null, { actor, language, customerId: pricedCustomerId(actor, null) });
    }),
    bind(wire.readRelatedProducts, async ({ params }, { actor, language }) => {
      const customerId = pricedCustomerId(actor, null);
      const ties = await customerProductsOf(db, customerId);
      const snapshot = catalog.now();
      const product = snapshot.productById.get(params.id);
      if (product === undefined || !maySee(product, actor, ties.get(product.id)?.isOwner)) throw notFound();
      return readRelated(snapshot, product, { actor, language, ties, customerId });
    }),
    bind(wire.readCategoryMenu, ({ query }, { language }) => {
      const { top, deep } = categoryMenu(catalog.now(), language);
      const items = query.top ? top : deep;
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readCategoryProducts, (_input, { actor, language }) => {
      const items = listCategoryProducts(catalog.now(), { actor, language, ties: new Map() });
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
  ];
}
