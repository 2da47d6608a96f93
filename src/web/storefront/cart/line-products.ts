/** Catalogue data of the products in the cart: sales unit, whether they can be configured, and whether they still exist. */
import { useEffect, useState } from 'react';
import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import { call } from '#web/call.ts';
import type { CartLineView } from './cart-line-view.ts';

/** By product id; empty until known. */
export function useLineProducts(lines: readonly CartLineView[]): ReadonlyMap<number, Product> {
  const [products, setProducts] = useState<ReadonlyMap<number, Product>>(new Map());
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b).join(',');
  useEffect(() => {
    if (ids === '') return undefined;
    const abort = new AbortController();
    call(readProducts, { query: { ids } }, { signal: abort.signal }).then(
      ({ items }) => setProducts(new Map(items.map((product) => [product.id, product]))),
      // The cart works without it: quantities then step by one and the server validates them.
      () => undefined,
    );
    return () => abort.abort();
  }, [ids]);
  return products;
}
