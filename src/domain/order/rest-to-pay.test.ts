import { describe, expect, it, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from './order-state.ts';
import { paymentMethod } from './payment-method.ts';
import { restToPay } from './rest-to-pay.ts';

const asked = {
  orderStatusId: orderState.PLACED,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: paymentMethod.TWINT,
  differenceAsked: true,
};
const money = { owed: rappen(1300), paid: rappen(1000) };

describe('the rest of a changed order', () => {
  it('is what the ledger has not covered, paid online or in advance', () => {
    expect(restToPay(asked, money)).toBe(300);
    expect(restToPay({ ...asked, paymentMethodId: paymentMethod.PREPAYMENT, orderStatusId: orderState.SENT }, money)).toBe(300);
  });

  test.each([
    ['without a change that asked', { differenceAsked: false }],
    ['before the first payment', { orderStatusId: orderState.PREPARATION }],
    ['after the order was canceled', { orderStatusId: orderState.CANCELED }],
    ['once it is paid', { paymentStatusId: paymentStatus.PAID }],
    ['on account', { paymentMethodId: paymentMethod.INVOICE }],
  ])('is nothing %s', (_when, other) => {
    expect(restToPay({ ...asked, ...other }, money)).toBe(0);
  });

  it('is never below nothing', () => {
    expect(restToPay(asked, { owed: rappen(900), paid: rappen(1000) })).toBe(0);
  });
});
