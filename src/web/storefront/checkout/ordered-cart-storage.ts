/**
 * Which cart an order stands for that still waits for its payment, in all tabs: the payment may end in another tab or app than it began.
 * The cart is emptied when that order is paid, and only if it is still the one that was ordered.
 */
import type { CartLineView } from '../cart/cart-line-view.ts';

const name = 'orderedCart';

export interface OrderedCart {
  uuid: string;
  /** What was ordered, comparable. */
  contents: string;
}

export function contentsOf(lines: readonly Pick<CartLineView, 'key' | 'quantity'>[]): string {
  return JSON.stringify(lines.map(({ key, quantity }) => [key, quantity]));
}

export function writeOrderedCart(cart: OrderedCart): void {
  try {
    globalThis.localStorage.setItem(name, JSON.stringify(cart));
  } catch {
    // Without storage the cart stays, which does less harm than losing it.
  }
}

export function readOrderedCart(): OrderedCart | null {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(name) ?? 'null') as Partial<OrderedCart> | null;
    return typeof kept?.uuid === 'string' && typeof kept.contents === 'string' ? { uuid: kept.uuid, contents: kept.contents } : null;
  } catch {
    return null;
  }
}

export function dropOrderedCart(): void {
  try {
    globalThis.localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
