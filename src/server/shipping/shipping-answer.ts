import type { ShippingCost } from '#contract/cart.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import type { CartShipping } from './cart-shipping.ts';

/** A delivery in the wire's form: francs, kilometres, kilograms. */
export function shippingAnswer(shipping: CartShipping): ShippingCost {
  return {
    detail: {
      quantity: shipping.quantity,
      shippingType: shipping.shippingType,
      maxStoringSpace: shipping.spaces,
      weight: shipping.weightKg,
    },
    costDetail: {
      cost: chfFromRappen(shipping.cost),
      distanceInKm: shipping.distanceKm,
      effectiveCost: chfFromRappen(shipping.effectiveCost),
      paysFees: shipping.paysFees,
    },
    place: shipping.place,
  };
}
