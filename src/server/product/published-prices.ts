/** The public price list: the default customer's ladders of products on sale. */
import { shopKind } from '#domain/catalog/shop.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';

export interface PublishedPrice {
  productId: number;
  articleNumber: string;
  unitOfSales: number;
  graduatedPrice: { quantity: number; price: number }[];
}

/** `shop`: products of that kind and of both kinds; the other shop's products are not in this one's catalogue. */
export function publishedPrices(snapshot: CatalogSnapshot, shop: number): PublishedPrice[] {
  return snapshot.products
    .filter((product) => isOnSale(product) && (product.kindCode === shop || product.kindCode === shopKind.ANY))
    .map((product) => {
      const { unitOfSales, steps } = presetLadder(snapshot, null, product);
      return {
        productId: product.id,
        articleNumber: product.articleNumber,
        unitOfSales,
        graduatedPrice: steps.map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(price) })),
      };
    });
}
