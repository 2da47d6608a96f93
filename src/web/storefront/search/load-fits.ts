/** Server: packaging that holds the goods, with the delivery cost of the first ones to the postal code. */
import { priceCart } from '#contract/cart.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { findFits } from '#contract/search.ts';
import type { FoundFit } from '#contract/search.ts';
import type { Question } from './question.ts';

/** Each one needs its own route calculation. */
const mostDeliveries = 6;

export type Fit = Omit<FoundFit, 'configuration'> & {
  /** Net francs to the postal code for one piece; null: not requested or not known. */
  shipping: number | null;
  /** Town of the postal code. */
  place: string;
};

export async function loadFits(call: Call, { numbers, zipCode }: Question): Promise<{ fits: Fit[]; total: number }> {
  const { length = 0, width = 0, height = 0, mass = 0 } = numbers;
  if (Math.min(length, width, height) < 1) return { fits: [], total: 0 };
  const { items, total } = await call(findFits, { query: { length, width, height, mass, limit: 24 } });
  const fits = await Promise.all(
    items.map(async ({ configuration, ...fit }, index): Promise<Fit> => {
      const delivered = index < mostDeliveries && zipCode !== '' && fit.price !== null;
      const delivery = delivered ? await deliveryOf(call, { ...fit, configuration }, zipCode) : null;
      return { ...fit, shipping: delivery?.cost ?? null, place: delivery?.place ?? '' };
    }),
  );
  return { fits, total };
}

/** An unknown postal code is no reason to hide the packaging. */
async function deliveryOf(
  call: Call,
  { productId, configuration, unitOfSales }: FoundFit,
  zipCode: string,
): Promise<{ cost: number; place: string } | null> {
  const item = { key: 'fit', productId, configuration, quantity: unitOfSales, externalCustomerRef: '' };
  try {
    const { shippingCost } = await call(priceCart, { body: { cartItems: [item], zipCode, knownOnly: true } });
    return shippingCost === null ? null : { cost: shippingCost.costDetail.cost, place: shippingCost.place };
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status < 500) return null;
    throw failure;
  }
}
