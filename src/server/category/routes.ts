import * as wire from '#contract/category.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { pageOf } from '#server/call/page-of.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pricedCustomerId } from '#server/pricing/pricing-customer.ts';
import { listCategories, listCategoryProducts } from './list-categories.ts';

export function categoryRoutes({ catalog }: { catalog: Catalog }): Binding[] {
  return [
    bind(wire.readCategories, (_input, { actor, language }) => {
      const items = listCategories(catalog.now(), language, pricedCustomerId(actor, null), actor);
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readCategoryProducts, (_input, { actor, language }) => {
      const items = listCategoryProducts(catalog.now(), language, actor);
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
  ];
}
