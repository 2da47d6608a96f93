import * as wire from '#contract/product.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import { pageOf } from '#server/catalog/page-of.ts';
import { pricedCustomerId } from '#server/pricing/pricing-customer.ts';
import { listProducts } from './list-products.ts';

export function productRoutes({ catalog }: { catalog: Catalog }): Binding[] {
  return [
    bind(wire.readProducts, ({ query }, { actor, language }) => {
      // Own products and favourites are kept with a log-in; nobody has any yet.
      if (query.customerProduct === 'OWNER' || query.customerProduct === 'FAVORITES') return pageOf([], query);
      const customerId = query.withPrices ? pricedCustomerId(actor, query.customerId) : undefined;
      return pageOf(listProducts(catalog.now(), { language, customerId }, query, actor), query);
    }),
    bind(wire.readProductSummary, (_input, { actor, language }) => {
      const items = listProducts(catalog.now(), { language, customerId: undefined }, {}, actor).map(
        ({ id, articleNumber, name, canBeConfigured }) => ({
          id,
          articleNumber,
          name,
          canBeConfigured,
        }),
      );
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
  ];
}
