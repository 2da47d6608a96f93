import { describe, expect, it } from 'vitest';
import { documentsOfOrder, hasPaymentPart, isOrderDocument } from './order-document.ts';
import { orderState, paymentStatus } from './order-state.ts';
import { paymentMethod } from './payment-method.ts';

const facts = (orderStatusId: number, paymentMethodId: number, paymentStatusId: number = paymentStatus.OPEN, differenceAsked = false) => ({
  orderStatusId,
  paymentMethodId,
  paymentStatusId,
  differenceAsked,
});

describe('the papers of an order', () => {
  it.each([
    ['a new one on invoice', facts(orderState.PLACED, paymentMethod.INVOICE), 'customer', ['auftragsbestaetigung']],
    [
      'a new one paid in advance',
      facts(orderState.PLACED, paymentMethod.PREPAYMENT),
      'customer',
      ['auftragsbestaetigung', 'einzahlungsschein'],
    ],
    [
      'one whose prepayment came in',
      facts(orderState.PLACED, paymentMethod.PREPAYMENT, paymentStatus.PAID),
      'customer',
      ['auftragsbestaetigung'],
    ],
    ['a delivered one', facts(orderState.SENT, paymentMethod.INVOICE), 'customer', ['auftragsbestaetigung']],
    ['a new one, for staff', facts(orderState.PLACED, paymentMethod.TWINT, paymentStatus.PAID), 'staff', ['auftragsbestaetigung']],
    [
      'one that a change made dearer than what was paid online',
      facts(orderState.PLACED, paymentMethod.TWINT, paymentStatus.OPEN, true),
      'customer',
      ['auftragsbestaetigung', 'einzahlungsschein'],
    ],
    ['one whose payment is pending', facts(orderState.PREPARATION, paymentMethod.TWINT), 'staff', []],
    ['a canceled one', facts(orderState.CANCELED, paymentMethod.INVOICE), 'customer', []],
  ] as const)('%s', (_, order, reader, expected) => {
    expect(documentsOfOrder(order, reader)).toEqual(expected);
  });

  it('has a payment part only where a transfer is still due', () => {
    expect(hasPaymentPart('rechnung', facts(orderState.SENT, paymentMethod.INVOICE))).toBe(true);
    expect(hasPaymentPart('einzahlungsschein', facts(orderState.PLACED, paymentMethod.PREPAYMENT))).toBe(true);
    expect(hasPaymentPart('rechnung', facts(orderState.SENT, paymentMethod.PREPAYMENT, paymentStatus.PAID))).toBe(false);
    expect(hasPaymentPart('rechnung', facts(orderState.SENT, paymentMethod.VISA))).toBe(false);
    expect(hasPaymentPart('rechnung', facts(orderState.SENT, paymentMethod.VISA, paymentStatus.OPEN, true))).toBe(true);
    expect(hasPaymentPart('lieferschein', facts(orderState.SENT, paymentMethod.INVOICE))).toBe(false);
  });

  it('knows its own names only', () => {
    expect(isOrderDocument('rechnung')).toBe(true);
    expect(isOrderDocument('stueckliste')).toBe(false);
  });
});
