import { describe, expect, test } from 'vitest';
import { dayNote, nextThing, orderProgress } from './order-progress.ts';
import type { ProgressFacts, ProgressNote } from './order-progress.ts';
import { orderState, paymentStatus } from './order-state.ts';
import { paymentMethod } from './payment-method.ts';

const line = { type: 'PRODUCT', quantity: 4, quantityDelivered: 0, quantityInvoiced: 0, storno: false } as const;
const order: ProgressFacts = {
  createdAt: '2026-11-20T09:00:00.000Z',
  orderStatusId: orderState.PLACED,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: paymentMethod.INVOICE,
  productionStartedOn: null,
  positions: [line],
};
const moved = (after: string, at: string): ProgressNote => ({ at, what: 'state', after });
const words = (facts: ProgressFacts, notes: readonly ProgressNote[] = []): string =>
  orderProgress(facts, notes)
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ');

describe('the steps of an order', () => {
  test('on invoice: made, delivered, invoiced', () => {
    expect(words(order)).toBe('placed done, production later, delivery later, invoice later');
    expect(words({ ...order, productionStartedOn: '2026-11-23' })).toBe('placed done, production now, delivery later, invoice later');
    const delivered = { ...order, orderStatusId: orderState.SENT, positions: [{ ...line, quantityDelivered: 4 }] };
    expect(words(delivered)).toBe('placed done, production done, delivery done, invoice later');
    expect(words({ ...delivered, orderStatusId: orderState.INVOICED })).toBe('placed done, production done, delivery done, invoice done');
  });

  test('paid in advance nothing is made before the money is there', () => {
    const prepaid = { ...order, paymentMethodId: paymentMethod.PREPAYMENT };
    expect(words(prepaid)).toBe('placed done, payment now, production later, delivery later');
    expect(words({ ...prepaid, paymentStatusId: paymentStatus.PAID })).toBe('placed done, payment done, production later, delivery later');
  });

  test('invoiced before it left is not delivered', () => {
    expect(words({ ...order, orderStatusId: orderState.INVOICED })).toBe('placed done, production done, delivery now, invoice done');
  });

  test('each with the moment it was reached, the last one after a correction', () => {
    const facts = { ...order, orderStatusId: orderState.SENT, positions: [{ ...line, quantityDelivered: 4 }] };
    const entries = orderProgress(facts, [moved('SENT', '2026-11-23'), moved('PLACED', '2026-11-24'), moved('SENT', '2026-11-25')]);
    expect(entries.map(({ at }) => at)).toEqual([order.createdAt, null, '2026-11-25', null]);
  });

  test('a credit note that opens the invoice again leaves the day of delivery', () => {
    const facts = { ...order, orderStatusId: orderState.SENT, positions: [{ ...line, quantityDelivered: 4 }] };
    const notes = [moved('SENT', '2026-11-23'), moved('INVOICED', '2026-11-24'), moved('SENT', '2026-11-30')];
    expect(orderProgress(facts, notes).find(({ step }) => step === 'delivery')?.at).toBe('2026-11-23');
  });

  test('what was invoiced with its payment is invoiced and delivered the moment it leaves', () => {
    const facts = { ...order, orderStatusId: orderState.INVOICED, positions: [{ ...line, quantityDelivered: 4, quantityInvoiced: 4 }] };
    const deliveredOn = (over: Partial<ProgressFacts>, ...notes: ProgressNote[]) =>
      orderProgress({ ...facts, ...over }, notes).find(({ step }) => step === 'delivery')?.at;
    expect(deliveredOn({}, moved('PLACED', '2026-11-20'), moved('INVOICED', '2026-11-24'))).toBe('2026-11-24');
    const credited = [moved('INVOICED', '2026-11-24'), moved('SENT', '2026-11-30')];
    expect(deliveredOn({ orderStatusId: orderState.SENT }, ...credited)).toBe('2026-11-24');
  });

  test('a credit note over a part leaves the invoice written, one over everything does not', () => {
    const facts = { ...order, orderStatusId: orderState.SENT };
    const notes = [moved('SENT', '2026-11-23'), moved('INVOICED', '2026-11-24'), moved('SENT', '2026-11-30')];
    const invoiceOf = (quantityInvoiced: number, over: Partial<ProgressFacts> = {}) =>
      orderProgress({ ...facts, positions: [{ ...line, quantityDelivered: 4, quantityInvoiced }], ...over }, notes).find(
        ({ step }) => step === 'invoice',
      );
    expect(invoiceOf(3)).toEqual({ step: 'invoice', state: 'done', at: '2026-11-24' });
    expect(invoiceOf(3, { paymentMethodId: paymentMethod.PREPAYMENT, paymentStatusId: paymentStatus.PAID })?.state).toBe('done');
    expect(invoiceOf(0)?.state).toBe('later');
    const more = [{ ...line, quantity: 9, quantityDelivered: 4, quantityInvoiced: 4 }];
    expect(invoiceOf(4, { positions: more })?.state).toBe('later');
  });

  test('an invoice over a part of what has left is not the last one', () => {
    const facts = { ...order, orderStatusId: orderState.SENT, positions: [{ ...line, quantityDelivered: 4, quantityInvoiced: 3 }] };
    expect(words(facts, [moved('SENT', '2026-11-23')])).toBe('placed done, production done, delivery done, invoice later');
    const begunAnew = [moved('INVOICED', '2026-11-24'), moved('PLACED', '2026-11-26'), moved('SENT', '2026-11-27')];
    expect(words(facts, begunAnew)).toBe('placed done, production done, delivery done, invoice later');
  });

  test('a canceled one has only its beginning and its end', () => {
    const entries = orderProgress({ ...order, orderStatusId: orderState.CANCELED }, [moved('CANCELED', '2026-11-22')]);
    expect(entries).toEqual([
      { step: 'placed', state: 'done', at: order.createdAt },
      { step: 'canceled', state: 'done', at: '2026-11-22' },
    ]);
  });
});

describe('what happens next', () => {
  test.each([
    ['plan', order],
    ['produce', { ...order, productionStartedOn: '2026-11-23' }],
    ['payInAdvance', { ...order, paymentMethodId: paymentMethod.PREPAYMENT }],
    ['plan', { ...order, paymentMethodId: paymentMethod.PREPAYMENT, paymentStatusId: paymentStatus.PAID }],
    ['payOnline', { ...order, paymentMethodId: paymentMethod.TWINT, orderStatusId: orderState.PREPARATION }],
    ['rest', { ...order, positions: [line, { ...line, quantityDelivered: 4 }] }],
    [
      'arrived',
      {
        ...order,
        positions: [
          { ...line, quantityDelivered: 4 },
          { ...line, storno: true },
        ],
      },
    ],
    ['canceled', { ...order, orderStatusId: orderState.CANCELED }],
  ] as const)('%s', (wanted, facts) => {
    expect(nextThing(facts)).toBe(wanted);
  });
});

test('a day is spoken of only while it lies ahead', () => {
  const wished = { ...order, requestedDeliveryDate: '2026-11-26', confirmedDeliveryDate: null };
  expect(dayNote(wished)).toBe('dayWished');
  expect(dayNote({ ...wished, confirmedDeliveryDate: '2026-11-27' })).toBe('dayConfirmed');
  expect(dayNote({ ...wished, requestedDeliveryDate: null })).toBeNull();
  expect(dayNote({ ...wished, orderStatusId: orderState.CANCELED })).toBeNull();
  expect(dayNote({ ...wished, positions: [{ ...line, quantityDelivered: 4 }] })).toBeNull();
});
