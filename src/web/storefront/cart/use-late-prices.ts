import { useEffect, useState } from 'react';
import { priceCart } from '#contract/cart.ts';
import type { CartItem, PricedItem } from '#contract/cart.ts';
import { call } from '#web/call.ts';

type Prices = ReadonlyMap<string, PricedItem>;

const none: Prices = new Map();
/** Priced by one call. */
const most = 300;

/**
 * Prices that a page was sent without, because another company's service had not told them yet: asked for once, all together. By key; null: being
 * asked for. What could not be had is missing.
 */
export function useLatePrices(items: readonly CartItem[]): Prices | null {
  const key = JSON.stringify(items.slice(0, most));
  const [told, setTold] = useState({ key: '[]', prices: none });
  useEffect(() => {
    const cartItems = JSON.parse(key) as CartItem[];
    if (cartItems.length === 0) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const prices = await call(priceCart, { body: { cartItems } }, { signal: abort.signal }).then(
        ({ cartPrice }) => new Map(cartPrice.items.map((item) => [item.key, item])),
        () => none,
      );
      if (!abort.signal.aborted) setTold({ key, prices });
    };
    void ask();
    return () => abort.abort();
  }, [key]);
  if (items.length === 0) return none;
  return told.key === key ? told.prices : null;
}
