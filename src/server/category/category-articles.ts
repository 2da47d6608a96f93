/** The articles of a category as listed in the office: in the order of the shop, with the price and size known to the running shop. */
import type { CategoryArticle, readCategoryArticles as endpoint } from '#contract/category-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { compareProducts } from '#domain/catalog/product-order.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { pageOf } from '#server/call/page-of.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { presetPrice } from '#server/pricing/price-ladder-of.ts';
import { answerProducts } from '#server/product/list-products.ts';
import { findArticles, linksOf } from './article-store.ts';
import type { ArticleRow } from './article-store.ts';

export async function categoryArticles(
  { db, catalog }: { db: Db; catalog: Catalog },
  { page, perPage, ...filter }: ParsedOf<typeof endpoint>['query'],
) {
  const found = await findArticles(db, filter);
  const sorted = found
    .map((row) => ({ row, canBeConfigured: row.canBeConfigured, name: row.name.de }))
    .sort((a, b) => compareProducts(a, b) || a.row.id - b.row.id);
  const shown = pageOf(sorted, { page, perPage });
  const links = Map.groupBy(
    await linksOf(
      db,
      shown.items.map(({ row }) => row.id),
    ),
    ({ productId }) => productId,
  );
  const snapshot = catalog.now();
  const items = shown.items.map(({ row }) => ({
    ...factsOf(snapshot, row),
    alsoIn: (links.get(row.id) ?? []).filter(({ id }) => id !== filter.categoryId).map(({ id, name }) => ({ id, name })),
  }));
  return { ...shown, items };
}

function factsOf(snapshot: CatalogSnapshot, row: ArticleRow): Omit<CategoryArticle, 'alsoIn'> {
  const product = snapshot.productById.get(row.id);
  const price = product === undefined ? null : presetPrice(snapshot, null, product);
  const caller = { actor: { kind: 'anonymous' }, language: 'de', ties: new Map() } as const;
  const [answer] = product === undefined ? [] : answerProducts(snapshot, [product], undefined, caller);
  return {
    id: row.id,
    articleNumber: row.articleNumber,
    name: row.name.de,
    shopTypeId: row.shopTypeId,
    isOnSale: row.published && row.publiclyAvailable,
    size: answer?.keyFigures[0]?.value ?? '',
    priceFrom: price === null ? null : chfFromUnitPrice(price),
  };
}
