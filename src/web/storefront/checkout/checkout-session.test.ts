import { describe, expect, test } from 'vitest';
import type { CheckoutSession } from './checkout-session.ts';
import { emptyAddress, newSession, restoreSession } from './checkout-session.ts';

const address = {
  ...emptyAddress,
  id: 3,
  customerId: 5,
  name: 'Aare Pumpen AG',
  street: 'Industriestrasse 27',
  zipCode: '4600',
  city: 'Olten',
  fixedDeliveryCost: -1,
  isDefaultShipping: false,
  isDefaultInvoice: false,
};

const full: CheckoutSession = {
  ...newSession,
  guest: { token: 'token', form: { ...newSession.guestDraft, kind: 'company', companyName: 'Aare Pumpen AG', email: 'lea@example.ch' } },
  guestDraft: { ...newSession.guestDraft, kind: 'company', companyName: 'Aare' },
  invoiceDraft: { ...emptyAddress, street: 'Indus' },
  deliveryChoice: 'other',
  invoiceAddress: address,
  deliveryAddress: address,
  checkout: {
    ...newSession.checkout,
    guestCustomerId: 5,
    invoiceEmail: 'lea@example.ch',
    invoiceAddressId: 3,
    deliveryAddressId: 3,
    paymentOption: 'PREPAYMENT',
    orderComment: 'Rampe',
  },
};

describe('the checkout of a tab', () => {
  test('survives a reload with everything that was typed', () => {
    expect(restoreSession(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  test.each([[null], [7], ['x'], [[]], [{ checkout: 3, guest: 'x', invoiceAddress: {}, deliveryChoice: 'drone' }]])(
    'begins anew where %j is stored',
    (stored) => {
      expect(restoreSession(stored)).toEqual(newSession);
    },
  );

  test('a step is not complete without the address it names', () => {
    const { checkout } = restoreSession({ ...full, invoiceAddress: null, deliveryAddress: { ...address, id: 9 } });
    expect(checkout.invoiceAddressId).toBeNull();
    expect(checkout.deliveryAddressId).toBeNull();
  });

  test('enumerations and dates that do not exist fall back', () => {
    const { checkout } = restoreSession({
      ...full,
      checkout: { ...full.checkout, paymentOption: 'GOLD', deliveryMode: 'DRONE', requestedDeliveryDate: '2026-02-30' },
    });
    expect(checkout).toMatchObject({ paymentOption: null, deliveryMode: 'DELIVERY', requestedDeliveryDate: null });
  });
});
