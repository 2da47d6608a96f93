/**
 * Calls that the checkout makes for its buyer: create a guest, store addresses; `order-as-buyer.ts` places the order.
 * A guest's token is valid for a day; once it has expired, guest and addresses are stored again silently and the call is repeated.
 */
import { createAddress, updateAddress } from '#contract/address.ts';
import { createCustomer } from '#contract/customer.ts';
import type { Address } from '#contract/address.ts';
import type { Call, CallOptions } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { abroadOnly } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { emptyAddress } from './checkout-session.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { GuestForm } from '../form/guest-form.ts';
import { guestBody, paperName } from '../form/guest-form.ts';

export interface BuyerServices {
  store: CheckoutStore;
  call: Call;
  language: Language;
  /** null: a guest. */
  customerId: number | null;
}

export function addressText(address: AddressText): AddressText {
  const given = { ...emptyAddress, ...address };
  const { name, addition, street, additionalAddress, zipCode, city, country } = given;
  return {
    name: name.trim(),
    addition: addition.trim(),
    street: street.trim(),
    additionalAddress: additionalAddress.trim(),
    zipCode: zipCode.trim(),
    city: city.trim(),
    country,
    ...abroadOnly(given),
  };
}

const sameText = (a: AddressText, b: AddressText): boolean => JSON.stringify(addressText(a)) === JSON.stringify(addressText(b));

/** Stores the guest unless it is unchanged; its addresses are copied to the new one. */
export async function saveGuest(services: BuyerServices, form: GuestForm): Promise<void> {
  const { guest } = services.store.session;
  if (guest && JSON.stringify(guest.form) === JSON.stringify(form)) return;
  await startGuest(services, form);
}

async function startGuest({ store, call, language }: BuyerServices, form: GuestForm): Promise<void> {
  const before = store.session;
  const { id, token } = await call(createCustomer, { body: guestBody(form, language) });
  // Names and e-mail that were only copied from the guest follow it; typed ones stay.
  const taken = before.guest ? paperName(before.guest.form) : '';
  const takenEmail = before.guest?.form.email ?? '';
  const renamed = <Text extends AddressText>(text: Text): Text => (text.name === taken ? { ...text, name: paperName(form) } : text);
  const copy = async (address: Address | null): Promise<Address | null> =>
    address === null ? null : call(createAddress, { params: { id }, body: addressText(renamed(address)) }, { token });
  const invoiceAddress = await copy(before.invoiceAddress);
  const shared = before.deliveryAddress !== null && before.deliveryAddress.id === before.invoiceAddress?.id;
  const deliveryAddress = shared ? invoiceAddress : await copy(before.deliveryAddress);
  const now = store.session;
  store.change({
    customerId: null,
    guest: { token, form },
    invoiceAddress,
    deliveryAddress,
    invoiceDraft: renamed(now.invoiceDraft),
    checkout: {
      ...now.checkout,
      checkoutMode: 'GUEST',
      guestCustomerId: id,
      invoiceEmail: now.checkout.invoiceEmail === takenEmail ? form.email.trim() : now.checkout.invoiceEmail,
      invoiceAddressId: invoiceAddress?.id ?? null,
      deliveryAddressId: deliveryAddress?.id ?? null,
    },
  });
}

/** Runs a call as the buyer, and once more after renewing an expired guest. */
export async function asBuyer<Result>(
  services: BuyerServices,
  work: (customerId: number, options: CallOptions) => Promise<Result>,
): Promise<Result> {
  const { store, customerId } = services;
  if (customerId !== null) return work(customerId, {});
  const { guest } = store.session;
  const run = async (): Promise<Result> => work(store.session.checkout.guestCustomerId ?? 0, { token: store.session.guest?.token ?? '' });
  try {
    return await run();
  } catch (error) {
    if (!guest || !(error instanceof CallFailure) || error.status !== 401) throw error;
    await startGuest(services, guest.form);
    return run();
  }
}

/** Stores an address: returns the current one if unchanged, else updates it or creates a new one. */
async function keep(services: BuyerServices, text: AddressText, present: () => Address | null): Promise<Address> {
  return asBuyer(services, async (id, options) => {
    const stored = present();
    if (stored && sameText(stored, text)) return stored;
    const body = addressText(text);
    // A customer's stored addresses may be used elsewhere too: they are never changed from here.
    if (stored && services.customerId === null)
      return services.call(updateAddress, { params: { id }, body: { ...body, id: stored.id } }, options);
    const { keys } = services.store;
    const address = await services.call(createAddress, { params: { id }, body }, { ...options, idempotencyKey: keys.keyFor([id, body]) });
    keys.done();
    return address;
  });
}

export async function saveInvoice(services: BuyerServices, text: AddressText, invoiceEmail: string): Promise<void> {
  const { store } = services;
  const before = store.session.invoiceAddress?.id ?? null;
  const address = await keep(services, text, () => store.session.invoiceAddress);
  chooseInvoice(store, address, invoiceEmail, before);
}

/** Uses a stored address unchanged. */
export function chooseInvoice(store: CheckoutStore, address: Address, invoiceEmail: string, before: number | null = null): void {
  const { session } = store;
  const shared = session.deliveryChoice === 'same' && session.deliveryAddress !== null;
  store.change({
    invoiceAddress: address,
    deliveryAddress: shared || (before !== null && session.deliveryAddress?.id === before) ? address : session.deliveryAddress,
    checkout: {
      ...session.checkout,
      invoiceEmail: invoiceEmail.trim(),
      invoiceAddressId: address.id,
      deliveryAddressId: shared ? address.id : session.checkout.deliveryAddressId,
    },
  });
}

export async function saveDelivery(services: BuyerServices, text: AddressText): Promise<Address> {
  const { store } = services;
  // A different delivery address must not change the invoice address.
  const own = (): Address | null => {
    const { invoiceAddress, deliveryAddress } = store.session;
    return deliveryAddress !== null && deliveryAddress.id !== invoiceAddress?.id ? deliveryAddress : null;
  };
  return keep(services, text, own);
}
