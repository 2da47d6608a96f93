/** Where an order goes: what forbids the chosen place, whether it needs a quote, and taking it over into the checkout. */
import type { Address } from '#contract/address.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addressProblems, isDomestic } from '#domain/contact/address.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { knowsZipCode } from '../form/places.ts';
import { addressText, saveDelivery } from './buyer-actions.ts';
import type { BuyerServices } from './buyer-actions.ts';
import type { CheckoutSession } from './checkout-session.ts';

/** Abroad, staff quote the shipping, unless a cost was agreed for the address or it goes by parcel carrier. */
function abroad(address: { country: string; fixedDeliveryCost?: number }, way: 'FEDEX' | 'DELIVERY'): readonly Refusal[] {
  const quoted = way !== 'FEDEX' && !isDomestic(address.country) && (address.fixedDeliveryCost ?? -1) < 0;
  return quoted ? [refusal('shippingNotEstimated', { country: address.country }, 'country')] : [];
}

export function problemsOf(session: CheckoutSession, stored: Address | undefined): readonly Refusal[] {
  const { deliveryChoice, invoiceAddress, deliveryDraft } = session;
  const way = wayOf(session);
  if (deliveryChoice === 'pickup') return [];
  const given = deliveryChoice === 'same' ? invoiceAddress : stored;
  if (given) return abroad(given, way).map((one) => ({ ...one, field: deliveryChoice === 'same' ? 'deliveryChoice' : 'storedAddress' }));
  const text = addressText(deliveryDraft);
  const problems = addressProblems(text, knowsZipCode);
  return problems.length > 0 ? problems : abroad(text, way);
}

/** Whether the chosen destination needs a quote, so that the cart cannot be ordered directly. */
export function isQuoted(session: CheckoutSession, stored: Address | undefined): boolean {
  const { deliveryChoice, invoiceAddress, deliveryDraft } = session;
  if (deliveryChoice === 'pickup') return false;
  const address = deliveryChoice === 'same' ? invoiceAddress : (stored ?? deliveryDraft);
  return address !== null && abroad(address, wayOf(session)).length > 0;
}

export const wayOf = ({ checkout }: CheckoutSession): 'FEDEX' | 'DELIVERY' => (checkout.deliveryMode === 'FEDEX' ? 'FEDEX' : 'DELIVERY');

/** Into the checkout, a typed address being stored first. */
export async function takeOver(services: BuyerServices, stored: Address | undefined, day: PlainDate): Promise<void> {
  const { store } = services;
  const { deliveryChoice } = store.session;
  if (deliveryChoice === 'pickup') {
    store.changeCheckout({ deliveryMode: 'PICKUP', deliveryAddressId: null, requestedDeliveryDate: day });
    return;
  }
  const other = deliveryChoice === 'other' ? (stored ?? (await saveDelivery(services, store.session.deliveryDraft))) : null;
  const address = other ?? store.session.invoiceAddress;
  store.change({
    deliveryAddress: address,
    checkout: {
      ...store.session.checkout,
      deliveryMode: wayOf(store.session),
      deliveryAddressId: address?.id ?? null,
      requestedDeliveryDate: day,
    },
  });
}
