import { createProduct as createEndpoint, readNextArticleNumber } from '#contract/create-product.ts';
import * as wire from '#contract/product.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { pageOf, writtenPage } from '#server/call/page-of.ts';
import { forbidden } from '#server/call/refusal.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import { pricedCustomerId } from '#server/pricing/pricing-customer.ts';
import type { Db } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { createPlainProduct } from './create-plain-product.ts';
import { createProduct, nextArticleNumber } from './create-product.ts';
import { productLifeRoutes } from './life-routes.ts';
import { listProducts, pageJson } from './list-products.ts';
import { publishedPrices } from './published-prices.ts';
import { transportRoutes } from './transport-routes.ts';

export function productRoutes({ db, catalog, now }: { db: Db; catalog: Catalog; now: () => number }): Binding[] {
  return [
    bind(wire.readProducts, async ({ query }, { actor, language }) => {
      const asked = pricedCustomerId(actor, query.customerId);
      const caller = { actor, language, ties: await customerProductsOf(db, asked) };
      const snapshot = catalog.now();
      const list = listProducts(snapshot, query, caller);
      const { page, perPage } = query;
      return writtenPage(
        { page, perPage, total: list.length },
        pageJson(snapshot, list, query, query.withPrices ? asked : undefined, caller),
      );
    }),
    bind(wire.readProductSummary, async (_input, { actor, language }) => {
      const ties = await customerProductsOf(db, customerIdOf(actor));
      const items = listProducts(catalog.now(), {}, { actor, language, ties }).map(({ id, articleNumber, name, canBeConfigured }) => ({
        id,
        articleNumber,
        name: name[language],
        canBeConfigured,
        externalProductId: ties.get(id)?.externalProductId ?? '',
      }));
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readAllPublishedPrices, ({ query }, _facts, answer) => {
      answer.cacheControl = 'public, max-age=60';
      return { items: publishedPrices(catalog.now(), query.shop) };
    }),
    bind(readNextArticleNumber, async ({ query }) => ({ articleNumber: await nextArticleNumber({ db, catalog }, query) })),
    bind(createEndpoint, async ({ body }, { actor, idempotencyKey: key }) => {
      const once = { key: idempotencyKey(`product ${actor.kind === 'customer' ? actor.userId : ''}`, key, body), actor };
      if ('sourceProductId' in body) {
        if (!may(actor, 'createProductInConfigurator')) throw forbidden();
        return createProduct({ db, catalog, now }, body, once);
      }
      if (!may(actor, 'manageProducts')) throw forbidden();
      return createPlainProduct({ db, catalog, now }, body, once);
    }),
    ...productLifeRoutes({ db, catalog, now }),
    ...transportRoutes({ db, catalog, now }),
  ];
}
