/** Destination and delivery method of this checkout, as far as known, for pricing the cart. */
import type { CheckoutSession } from './checkout-session.ts';
import type { Delivery } from '../cart/cart-store.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { plz, plzNonCH } from '#domain/contact/rules.ts';

export interface DeliveryTarget extends Delivery {
  /** null: keep the postal code entered for the estimate. */
  zipCode: string | null;
}

/** Null: nothing known yet. Includes the id of a logged-in customer's stored address, which may have its own delivery cost. */
export function deliveryTarget(session: CheckoutSession, loggedIn: boolean): DeliveryTarget | null {
  const { deliveryChoice, invoiceAddress, deliveryAddress, deliveryDraft } = session;
  if (deliveryChoice === 'pickup') return { deliveryType: 'PICKUP', country: 'CH', zipCode: null };
  const chosen = loggedIn ? deliveryAddress : null;
  const stored = deliveryChoice === 'same' ? invoiceAddress : chosen;
  const address = stored ?? (deliveryChoice === 'other' ? deliveryDraft : null);
  if (address === null) return null;
  const { country, zipCode } = address;
  const known = isDomestic(country) && zipCode.trim() !== '' && plz(zipCode.trim()) === null;
  return {
    deliveryType: session.checkout.deliveryMode === 'FEDEX' ? 'FEDEX' : 'DELIVERY',
    country,
    zipCode: known ? zipCode.trim() : null,
    ...(isDomestic(country) ? {} : { foreignZipCode: plzNonCH(zipCode.trim()) === null ? zipCode.trim() : '' }),
    ...(loggedIn && stored ? { deliveryAddressId: stored.id } : {}),
  };
}
