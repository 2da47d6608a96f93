import { createProduct as createEndpoint, readNextArticleNumber } from '#contract/create-product.ts';
import * as wire from '#contract/product.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import { pageOf } from '#server/catalog/page-of.ts';
import { pricedCustomerId } from '#server/pricing/pricing-customer.ts';
import type { Db } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { createProduct, nextArticleNumber } from './create-product.ts';
import { listProducts } from './list-products.ts';

export function productRoutes({ db, catalog }: { db: Db; catalog: Catalog }): Binding[] {
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
    bind(readNextArticleNumber, async ({ query }) => ({ articleNumber: await nextArticleNumber({ db, catalog }, query) })),
    bind(createEndpoint, async ({ body }, { actor, idempotencyKey: key }) =>
      createProduct({ db, catalog }, body, idempotencyKey(`product ${actor.kind === 'customer' ? actor.userId : ''}`, key, body)),
    ),
  ];
}
