import * as wire from '#contract/cart.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import { orderPriceAnswer } from './order-price-answer.ts';
import type { PricingServices } from './price-cart.ts';
import { priceCart } from './price-cart.ts';

export function pricingRoutes(services: PricingServices): Binding[] {
  return [
    bind(wire.priceCart, async ({ body: { cartItems, ...request } }, { actor }) =>
      orderPriceAnswer(await priceCart(services, { ...request, items: cartItems }, actor)),
    ),
  ];
}
