/** What the server's price contains about one line of the cart. */
import type { OrderPrice, PricedItem } from '#contract/cart.ts';

export function pricedItem(price: OrderPrice | null, key: string): PricedItem | null {
  return price?.cartPrice.items.find((item) => item.key === key) ?? null;
}

/** Problems of lines that prevent an order, each once. Null: the cart is not priced yet. */
export function orderProblems(price: OrderPrice | null): readonly string[] | null {
  if (price === null) return null;
  return [
    ...new Set(price.cartPrice.items.flatMap(({ problem, pricePerOne }) => problem ?? (pricePerOne === null ? 'priceOnRequest' : []))),
  ];
}
