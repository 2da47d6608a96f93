import { describe, expect, test } from 'vitest';
import type { CheckoutFacts } from '#domain/checkout/checkout-step.ts';
import { newSession } from './checkout-session.ts';
import { firstOpenStep, isStepDone, redirectFor, stepAfter, stepOfPath, visibleSteps } from './step-guard.ts';

function facts(checkout: Partial<CheckoutFacts['checkout']> = {}, rest: Partial<CheckoutFacts> = {}): CheckoutFacts {
  return { cartEmpty: false, loggedIn: false, checkout: { ...newSession.checkout, ...checkout }, ...rest };
}

const guest = { guestCustomerId: 5 };
const invoiced = { ...guest, invoiceEmail: 'lea@example.ch', invoiceAddressId: 1 };
const delivered = { ...invoiced, deliveryAddressId: 1 };
const paid = { ...delivered, paymentOption: 'INVOICE' } as const;

describe('the pages of the checkout', () => {
  test.each([
    ['/checkout', 'cart'],
    ['/checkout/', 'cart'],
    ['/checkout/signin', 'signin'],
    ['/checkout/delivery-address/', 'deliveryAddress'],
    ['/checkout/summary', 'summary'],
    ['/checkout/completed', 'completed'],
  ])('%s is %s', (path, step) => {
    expect(stepOfPath(path)).toBe(step);
  });

  test('are named in German as specified; sign-in is shown to visitors only', () => {
    expect(visibleSteps(false).map(({ title }) => title.de)).toEqual([
      'Warenkorb',
      'Anmelden',
      'Rechnungsadresse',
      'Lieferadresse',
      'Bezahlung',
      'Zusammenfassung',
    ]);
    expect(visibleSteps(true).map(({ id }) => id)).not.toContain('signin');
  });

  test.each([
    ['nothing known', facts(), 'signin'],
    ['a guest', facts(guest), 'invoice'],
    ['an invoice address', facts(invoiced), 'deliveryAddress'],
    ['a delivery address', facts(delivered), 'payment'],
    ['pickup', facts({ ...invoiced, deliveryMode: 'PICKUP' }), 'payment'],
    ['everything', facts(paid), 'summary'],
    ['an empty cart', facts(paid, { cartEmpty: true }), 'cart'],
    ['a customer', facts({}, { loggedIn: true }), 'invoice'],
  ])('with %s the first open page is right, and the summary leads there', (_, known, open) => {
    expect(firstOpenStep(known)).toBe(open);
    const to = redirectFor('summary', known);
    expect(to === null ? 'summary' : stepOfPath(to)).toBe(open);
  });

  test('a customer who is logged in is led past the sign-in', () => {
    expect(redirectFor('signin', facts({}, { loggedIn: true }))).toBe('/checkout/invoice');
  });

  test('earlier pages stay open', () => {
    for (const step of ['cart', 'signin', 'invoice', 'deliveryAddress', 'payment', 'summary'] as const) {
      expect(redirectFor(step, facts(paid))).toBeNull();
    }
  });

  test('the page after the order is always open, even with an empty cart', () => {
    expect(redirectFor('completed', facts({}, { cartEmpty: true }))).toBeNull();
  });

  test('sign-in is done when the guest is stored, not before', () => {
    expect(isStepDone('signin', facts())).toBe(false);
    expect(isStepDone('signin', facts(guest))).toBe(true);
  });

  test('a confirmed page leads on, or back to the summary it was opened from', () => {
    expect(stepAfter('invoice', facts(invoiced), false)).toBe('/checkout/delivery-address');
    expect(stepAfter('invoice', facts(paid), true)).toBe('/checkout/summary');
    expect(stepAfter('invoice', facts(invoiced), true)).toBe('/checkout/delivery-address');
  });
});
