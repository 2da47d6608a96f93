import type { Product } from '#contract/product.ts';
import { allows } from '#domain/cart/cart.ts';
import type { CartLineView } from './cart-line-view.ts';

/** Whether the choices of a line can still be changed. A product that was withdrawn has no page any more. `product`: null while it is not known yet. */
export const isChangeable = (line: CartLineView, product: Pick<Product, 'canBeConfigured'> | null, problem: string | null): boolean =>
  allows(line, 'ALL') && product?.canBeConfigured !== false && problem !== 'productNotAvailable';
