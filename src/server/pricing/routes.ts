import * as wire from '#contract/cart.ts';
import { readParcelOffer } from '#contract/parcel-offer.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { beyondOnline } from './beyond-online.ts';
import { lineTexts } from './line-texts.ts';
import { orderPriceAnswer } from './order-price-answer.ts';
import { parcelAnswer } from './parcel-answer.ts';
import type { PricingServices } from './price-cart.ts';
import { priceCart } from './price-cart.ts';

export function pricingRoutes(services: PricingServices): Binding[] {
  return [
    bind(wire.priceCart, async ({ body: { cartItems, withTexts, ...request } }, { actor, language }) => {
      // The ladder is for the page of a single product; a cart needs only the prices of its lines.
      const cart = await priceCart(services, { ...request, items: cartItems, withLadder: cartItems.length === 1 }, actor);
      const beyond = await beyondOnline(services, cartItems, actor);
      const { models } = services.catalog.now();
      const askedOf = (index: number) => cartItems[index]?.configuration ?? null;
      return orderPriceAnswer(
        cart,
        beyond,
        withTexts ? (priced, index) => lineTexts(models, { priced, asked: askedOf(index) }, language) : null,
      );
    }),
    bind(readParcelOffer, async ({ body: { cartItems, ...place } }, { actor }) => {
      // What a parcel costs depends on sizes and weights, not on prices of other companies.
      const wanted = { ...place, items: cartItems, deliveryType: 'FEDEX', withoutRemote: true } as const;
      const { parcel } = await priceCart(services, wanted, actor);
      return parcelAnswer(parcel);
    }),
  ];
}
