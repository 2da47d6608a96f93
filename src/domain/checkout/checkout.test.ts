import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { CheckoutState } from './checkout-state.ts';
import { defaultCheckoutState } from './checkout-state.ts';
import type { CheckoutFacts, StepId } from './checkout-step.ts';
import {
  checkoutSteps,
  isCheckoutValid,
  isStepVisible,
  mayGoTo,
  mayMoveForward,
  stepAt,
  stepComplete,
  stepIds,
  stepIndex,
} from './checkout-step.ts';
import { deliveryMode, deliveryModeName, deliveryTypeOf, deliveryTypeOfQuote, paymentOptionOf, paymentOptions } from './delivery.ts';

const done: CheckoutState = { ...defaultCheckoutState, invoiceEmail: 'a@example.ch', invoiceAddressId: 3, deliveryAddressId: 4 };
const facts = (over: Partial<CheckoutFacts> = {}): CheckoutFacts => ({ cartEmpty: false, loggedIn: false, checkout: done, ...over });

describe('the steps', () => {
  test('stand in the order of the specification', () => {
    expect(checkoutSteps.map(({ route, title }) => [route, title.de])).toEqual([
      ['/checkout/', 'Warenkorb'],
      ['/checkout/signin', 'Anmelden'],
      ['/checkout/invoice', 'Rechnungsadresse'],
      ['/checkout/delivery-address', 'Lieferadresse'],
      ['/checkout/payment', 'Bezahlung'],
      ['/checkout/summary', 'Zusammenfassung'],
      ['/checkout/completed', 'Abgeschlossen'],
      ['/checkout/payment-failed', 'Bezahlung Fehlgeschlagen'],
    ]);
    expect(checkoutSteps.map(({ id }) => id)).toEqual(stepIds);
  });

  test('sign-in is visible only when not logged in, the final pages never', () => {
    expect(stepIds.filter((id) => isStepVisible(id, false))).toEqual([
      'cart',
      'signin',
      'invoice',
      'deliveryAddress',
      'payment',
      'summary',
    ]);
    expect(stepIds.filter((id) => isStepVisible(id, true))).toEqual(['cart', 'invoice', 'deliveryAddress', 'payment', 'summary']);
  });

  test('an illegal index is an error', () => {
    for (const index of [-1, 8, 1.5, Number.NaN]) expect(() => stepAt(index)).toThrow('illegal checkout page index');
    expect(stepIndex('summary')).toBe(5);
  });
});

describe('a step is complete', () => {
  const table: [StepId, Partial<CheckoutState>, boolean, boolean][] = [
    ['cart', {}, false, true],
    ['signin', {}, false, true],
    ['signin', { checkoutMode: 'LOGGED_IN' }, false, false],
    ['signin', { checkoutMode: 'LOGGED_IN' }, true, true],
    ['invoice', {}, false, true],
    ['invoice', { invoiceEmail: ' ' }, false, false],
    ['invoice', { invoiceAddressId: null }, false, false],
    ['deliveryAddress', {}, false, true],
    ['deliveryAddress', { deliveryAddressId: null }, false, false],
    ['deliveryAddress', { deliveryAddressId: null, deliveryMode: 'PICKUP' }, false, true],
    ['payment', {}, false, true],
    ['payment', { paymentOption: null }, false, false],
    ['summary', {}, false, true],
    ['summary', { deliveryAddressId: null }, false, false],
  ];
  test.each(table)('%s with %j, logged in %s: %s', (id, over, loggedIn, expected) => {
    expect(stepComplete(id, facts({ loggedIn, checkout: { ...done, ...over } }))).toBe(expected);
  });

  test('overall the checkout is valid only with a delivery address', () => {
    expect([isCheckoutValid(done), isCheckoutValid(defaultCheckoutState)]).toEqual([true, false]);
  });
});

describe('moving', () => {
  test('forward only when the cart is not empty', () => {
    expect(mayMoveForward('cart', facts({ cartEmpty: true }))).toBe(false);
    expect(mayMoveForward('cart', facts({ checkout: defaultCheckoutState }))).toBe(true);
    expect(mayGoTo('cart', facts({ cartEmpty: true }))).toBe(true);
  });

  test.each<[Partial<CheckoutState>, StepId]>([
    [{ invoiceAddressId: null }, 'invoice'],
    [{ deliveryAddressId: null }, 'deliveryAddress'],
    [{ paymentOption: null }, 'payment'],
    [{}, 'paymentFailed'],
  ])('with %j one comes as far as %s', (over, last) => {
    const given = facts({ checkout: { ...done, ...over } });
    expect(stepIds.filter((id) => mayGoTo(id, given))).toEqual(stepIds.slice(0, stepIndex(last) + 1));
  });

  test('who may go somewhere may go everywhere before it', () => {
    const states = fc.record({
      invoiceEmail: fc.constantFrom('', 'a@x.ch'),
      invoiceAddressId: fc.constantFrom(null, 1),
      deliveryAddressId: fc.constantFrom(null, 1),
      paymentOption: fc.constantFrom(null, 'INVOICE' as const),
      checkoutMode: fc.constantFrom('GUEST' as const, 'LOGGED_IN' as const),
    });
    fc.assert(
      fc.property(states, fc.boolean(), fc.boolean(), (over, cartEmpty, loggedIn) => {
        const reach = stepIds.map((id) => mayGoTo(id, { cartEmpty, loggedIn, checkout: { ...defaultCheckoutState, ...over } }));
        expect(reach).toEqual(reach.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

describe('the checkout’s entries', () => {
  test('begin as a guest, delivered, by prepayment', () => {
    expect(defaultCheckoutState).toMatchObject({
      checkoutMode: 'GUEST',
      deliveryMode: 'DELIVERY',
      paymentOption: 'PREPAYMENT',
      quoteModel: { validityDuration: 30, timeToDeliver: 3 },
    });
  });
});

describe('enumerations', () => {
  test.each([
    ['PICKUP', 'PICKUP'],
    ['FEDEX', 'FEDEX'],
    ['TRUCK', 'DELIVERY'],
    ['MAIL', 'DELIVERY'],
    ['', 'DELIVERY'],
  ])('a quote by %s is ordered by %s', (mode, type) => {
    expect(deliveryTypeOfQuote(mode)).toBe(type);
  });

  test('values outside are errors', () => {
    expect(() => deliveryTypeOf('TRUCK')).toThrow('value is not part of enum DeliveryMode');
    expect(() => paymentOptionOf('CASH')).toThrow('value is not part of enum PaymentOption');
    expect(() => deliveryModeName(5)).toThrow('Unknown delivery type');
    expect(deliveryTypeOf('PICKUP')).toBe('PICKUP');
  });

  test('modes and payment options carry the numbers of the wire', () => {
    expect(deliveryMode).toEqual({ PICKUP: 1, TRUCK: 2, MAIL: 3, FEDEX: 4 });
    expect([1, 2, 3, 4].map(deliveryModeName)).toEqual(['PICKUP', 'TRUCK', 'MAIL', 'FEDEX']);
    expect(paymentOptions.map((option) => paymentMethod[paymentOptionOf(option)])).toEqual([1, 2, 100, 101, 102, 103, 104, 105]);
  });
});
