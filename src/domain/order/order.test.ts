import { describe, expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { formattedId } from './formatted-id.ts';
import {
  isIndicatorDisabled,
  isOrderState,
  orderState,
  orderStateName,
  orderStates,
  paymentIndicator,
  paymentStatus,
  receiptConfirmationIndicator,
  usesUpQuote,
} from './order-state.ts';
import { allowedPaymentMethods, isProviderMethod, paymentBrand } from './payment-method.ts';
import { decideRequestKind, isRequestKind, requestKind, requestKindOf } from './request-kind.ts';

const { PLACED, SENT, INVOICED, CANCELED } = orderState;

describe('the states of an order', () => {
  test('every state but the wait for a payment uses up the quote that the order came of', () => {
    expect(orderStates.filter(usesUpQuote)).toEqual([PLACED, SENT, INVOICED, CANCELED]);
  });

  test('ids and names', () => {
    expect(orderStates.map(orderStateName)).toEqual(['PLACED', 'SENT', 'PREPARATION', 'INVOICED', 'CANCELED']);
    expect([0, 1, 5, 6].map(isOrderState)).toEqual([false, true, true, false]);
  });

  test('receipt is open while in preparation, payment while open', () => {
    expect(orderStates.map(receiptConfirmationIndicator)).toEqual(['COMPLETE', 'COMPLETE', 'OPEN', 'COMPLETE', 'COMPLETE']);
    expect([paymentStatus.PAID, paymentStatus.OPEN].map(paymentIndicator)).toEqual(['COMPLETE', 'OPEN']);
    expect((['OPEN', 'PARTIAL', 'COMPLETE'] as const).map(isIndicatorDisabled)).toEqual([false, true, false]);
  });
});

describe('who may pay how', () => {
  const facts = {
    customerRequestType: requestKind.VERPACKUNG,
    total: rappen(500_000),
    online: [100, 101, 102, 103, 104, 105],
    twintMaximum: rappen(500_000),
  } as const;
  test.each([
    [{}, [1, 2, 100, 101, 102, 103, 104, 105]],
    [{ customerRequestType: requestKind.ARTWORK }, [2, 100, 101, 102, 103, 104, 105]],
    [{ customerRequestType: requestKind.MOEBEL, online: [] }, [1, 2]],
    [{ total: rappen(500_001) }, [1, 2, 101, 102, 103, 104, 105]],
    [{ twintMaximum: rappen(499_999) }, [1, 2, 101, 102, 103, 104, 105]],
    [{ customerRequestType: requestKind.ARTWORK, online: [] }, [2]],
    [{ online: [104, 100, 99] }, [1, 2, 100, 104]],
  ])('%j: %j', (over, expected) => {
    expect(allowedPaymentMethods({ ...facts, ...over })).toEqual(expected);
  });

  test('the provider’s methods and their brands', () => {
    expect([1, 2, 100, 105, 106].filter(isProviderMethod)).toEqual([100, 105]);
    expect([1, 100, 103, 106].map(paymentBrand)).toEqual([null, 'TWINT', 'Mastercard', null]);
  });
});

test('document numbers', () => {
  expect(formattedId('order', 2026, 1)).toBe('A2026-00001');
  expect(formattedId('quote', 2027, 123_456)).toBe('O2027-123456');
  expect((['delivery', 'invoice', 'creditNote'] as const).map((kind) => formattedId(kind, 2026, 7))).toEqual([
    'L2026-00007',
    'R2026-00007',
    'G2026-00007',
  ]);
  expect(() => formattedId('order', 2026, 0)).toThrow(RangeError);
});

test('request kinds', () => {
  expect([0, 1, 2, 3, 4].map(isRequestKind)).toEqual([false, true, true, true, false]);
  expect([requestKindOf('verpackung'), requestKindOf('moebel')]).toEqual([1, 2]);
});

test.each([
  [undefined, 'moebel', false, 2],
  [1, 'verpackung', false, 1],
  [2, 'verpackung', true, null],
  [3, 'verpackung', false, null],
  [3, 'verpackung', true, 3],
] as const)('asked for kind %s in the shop %s, by staff %s: %s', (asked, shop, staff, decided) => {
  expect(decideRequestKind(asked, { shop, staff })).toBe(decided);
});
