/**
 * The cart behind an order that still waits for its payment, shared by all tabs: the payment may end in another tab or app than it began in.
 * The cart is emptied when that order is paid, and only if it still has the ordered contents.
 */
import type { CartLineView } from '../cart/cart-line-view.ts';

const name = 'orderedCart';

export interface OrderedCart {
  uuid: string;
  /** The ordered lines, in a form that can be compared. */
  contents: string;
}

export function contentsOf(lines: readonly Pick<CartLineView, 'key' | 'quantity'>[]): string {
  return JSON.stringify(lines.map(({ key, quantity }) => [key, quantity]));
}

export function writeOrderedCart(cart: OrderedCart): void {
  try {
    globalThis.localStorage.setItem(name, JSON.stringify(cart));
  } catch {
    // Without storage the cart is not emptied, which does less harm than losing it.
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
    // Nothing was stored.
  }
}
