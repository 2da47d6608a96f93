import { beforeEach, describe, expect, test } from 'vitest';
import { createAddress, updateAddress } from '#contract/address.ts';
import { createCustomer } from '#contract/customer.ts';
import type { Address } from '#contract/address.ts';
import type { AnyEndpoint, Call, CallOptions } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { MapStorage } from '#test/map-storage.ts';
import { saveDelivery, saveGuest, saveInvoice } from './buyer-actions.ts';
import type { BuyerServices } from './buyer-actions.ts';
import { emptyAddress } from './checkout-session.ts';
import { CheckoutStore } from './checkout-store.ts';
import { emptyGuest } from '../form/guest-form.ts';
import type { GuestForm } from '../form/guest-form.ts';

const lea: GuestForm = { ...emptyGuest, firstName: 'Lea', lastName: 'Muster', email: 'lea@example.ch', phone: '062 555 01 40' };
const home: AddressText = { ...emptyAddress, name: 'Lea Muster', street: 'Werkweg 1', zipCode: '4600', city: 'Olten' };

/** Stores guests and addresses like the server; `expire` invalidates all tokens issued so far. */
function server() {
  const made: string[] = [];
  const addresses = new Map<number, Address>();
  let guests = 0;
  let oldest = 0;
  const customerOf = (options?: CallOptions): number => {
    const id = Number(options?.token?.replace('token ', ''));
    if (!(id > oldest)) throw new CallFailure(401, [{ message: 'unauthorized', params: {} }]);
    return id;
  };
  const call = async (endpoint: AnyEndpoint, input: unknown, options?: CallOptions): Promise<unknown> => {
    const { body, params } = input as { body: AddressText & { id?: number }; params?: { id: number } };
    if (endpoint === createCustomer) {
      guests += 1;
      made.push('guest');
      return { id: guests, token: `token ${guests}` };
    }
    const customerId = customerOf(options);
    if (params?.id !== customerId) throw new CallFailure(404, [{ message: 'notFound', params: {} }]);
    const id = endpoint === updateAddress ? (body.id ?? 0) : addresses.size + 1;
    if (endpoint === updateAddress && addresses.get(id)?.customerId !== customerId) throw new CallFailure(404, []);
    made.push(endpoint === createAddress ? 'address' : 'change');
    const address: Address = { ...body, id, customerId, fixedDeliveryCost: -1, isDefaultShipping: false, isDefaultInvoice: false };
    addresses.set(id, address);
    return address;
  };
  return { call: call as Call, made, addresses, expire: () => (oldest = guests) };
}

function checkout() {
  const shop = server();
  const store = new CheckoutStore();
  store.open();
  const services: BuyerServices = { store, call: shop.call, language: 'de', customerId: null };
  return { ...shop, store, services };
}

const unknownZipCode: Call = async () => {
  throw new CallFailure(422, [{ message: 'zipCodeUnknown', params: {}, field: 'body.zipCode' }]);
};

beforeEach(() => {
  MapStorage.install('sessionStorage');
});

describe('a guest', () => {
  test('is stored once, however often the page is confirmed', async () => {
    const { services, made, store } = checkout();
    await saveGuest(services, lea);
    await saveGuest(services, lea);
    expect(made).toEqual(['guest']);
    expect(store.session.checkout).toMatchObject({ guestCustomerId: 1, invoiceEmail: 'lea@example.ch' });
    expect(store.session.invoiceDraft.name).toBe('Lea Muster');
  });

  test('keeps one invoice address, changed in place', async () => {
    const { services, made, store } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'lea@example.ch');
    await saveInvoice(services, home, 'lea@example.ch');
    await saveInvoice(services, { ...home, street: 'Werkweg 2' }, 'lea@example.ch');
    expect(made).toEqual(['guest', 'address', 'change']);
    expect(store.session.invoiceAddress).toMatchObject({ id: 1, street: 'Werkweg 2' });
  });

  test('whose address was stored, but not answered, sends it again as the same one', async () => {
    const { services } = checkout();
    await saveGuest(services, lea);
    const keys: (string | undefined)[] = [];
    const lost: Call = async (endpoint, input, options) => {
      keys.push(options?.idempotencyKey);
      if (keys.length === 1) throw new CallFailure(0, [{ message: 'offline', params: {} }]);
      return services.call(endpoint, input, options);
    };
    await expect(saveInvoice({ ...services, call: lost }, home, '')).rejects.toThrow(CallFailure);
    await saveInvoice({ ...services, call: lost }, home, '');
    await saveDelivery({ ...services, call: lost }, { ...home, street: 'Lagerweg 9' });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.not.stringMatching(keys[0] ?? '')]);
  });

  test('delivering elsewhere leaves the invoice address as it is', async () => {
    const { services, addresses, store } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'lea@example.ch');
    store.change({ deliveryAddress: store.session.invoiceAddress });
    const elsewhere = await saveDelivery(services, { ...home, street: 'Lagerweg 9' });
    expect(elsewhere.id).not.toBe(store.session.invoiceAddress?.id);
    expect(addresses.get(1)?.street).toBe('Werkweg 1');
  });

  test('whose token has expired is renewed without a word, with the addresses', async () => {
    const { services, store, expire, addresses } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'rechnung@example.ch');
    expire();
    await saveInvoice(services, { ...home, street: 'Werkweg 2' }, 'rechnung@example.ch');
    const { checkout: entries, invoiceAddress } = store.session;
    expect(entries).toMatchObject({ guestCustomerId: 2, invoiceEmail: 'rechnung@example.ch', invoiceAddressId: invoiceAddress?.id });
    expect(invoiceAddress).toMatchObject({ customerId: 2, street: 'Werkweg 2' });
    expect(addresses.get(1)).toMatchObject({ customerId: 1, street: 'Werkweg 1' });
  });

  test('who corrects the name keeps the address; a name that was only taken over follows', async () => {
    const { services, store } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'lea@example.ch');
    await saveGuest(services, { ...lea, lastName: 'Muster-Keller', email: 'keller@example.ch' });
    expect(store.session.invoiceAddress).toMatchObject({ customerId: 2, street: 'Werkweg 1', name: 'Lea Muster-Keller' });
    expect(store.session.invoiceDraft.name).toBe('Lea Muster-Keller');
    expect(store.session.checkout.invoiceEmail).toBe('keller@example.ch');
  });

  test('any other refusal is passed on and nothing is lost', async () => {
    const { services, store } = checkout();
    await saveGuest(services, lea);
    await expect(saveInvoice({ ...services, call: unknownZipCode }, home, 'lea@example.ch')).rejects.toThrow('zipCodeUnknown');
    expect(store.session.guest?.form).toEqual(lea);
  });
});

describe('another buyer', () => {
  test('does not get the addresses of the one before; what was typed stays', async () => {
    const { services, store } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'lea@example.ch');
    store.typeInvoice({ street: 'Werkweg 3' });
    store.takeOver(7);
    expect(store.session).toMatchObject({ guest: null, invoiceAddress: null, deliveryAddress: null, customerId: 7 });
    expect(store.session.checkout).toMatchObject({ guestCustomerId: null, invoiceAddressId: null });
    expect(store.session.invoiceDraft.street).toBe('Werkweg 3');
  });

  test('the session is the same after a reload', async () => {
    const { services, store } = checkout();
    await saveGuest(services, lea);
    await saveInvoice(services, home, 'lea@example.ch');
    const reloaded = new CheckoutStore();
    reloaded.open();
    expect(reloaded.session).toEqual(store.session);
  });
});
