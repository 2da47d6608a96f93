import { describe, expect, test } from 'vitest';
import { derivedState } from './derived-state.ts';
import type { MovedLine } from './movement.ts';
import type { OrderState } from './order-state.ts';
import { orderState, orderStates } from './order-state.ts';
import { refuseState } from './state-verb.ts';
import type { VerbFacts } from './state-verb.ts';

const { PLACED, SENT, PREPARATION, INVOICED, CANCELED } = orderState;
const line: MovedLine = { id: 1, type: 'PRODUCT', quantity: 4, quantityDelivered: 0, quantityInvoiced: 0, storno: false, service: false };
const stood = (orderStatusId: OrderState, delivered: number, invoiced: number): VerbFacts => ({
  orderStatusId,
  lines: [{ ...line, quantityDelivered: delivered, quantityInvoiced: invoiced }],
  prepaid: false,
  lastDelivery: delivered === 0 ? null : [{ positionId: 1, quantity: delivered }],
});
const refused = (facts: VerbFacts, deliverAll = false): (string | null)[] =>
  orderStates.map((to) => refuseState(facts, to, { deliverAll })?.key ?? null);
const no = 'transitionNotAllowed';

describe('which state may be asked for', () => {
  test.each<[string, VerbFacts, (string | null)[]]>([
    //                                           PLACED           SENT   PREPARATION INVOICED         CANCELED
    ['in preparation', stood(PREPARATION, 0, 0), ['paymentMissing', no, no, no, null]],
    ['placed', stood(PLACED, 0, 0), [no, null, no, 'nothingDelivered', null]],
    ['partly delivered', stood(PLACED, 1, 0), [no, null, no, null, 'orderMoved']],
    ['partly delivered and invoiced', stood(PLACED, 1, 1), [no, null, no, 'nothingToInvoice', 'orderMoved']],
    ['delivered', stood(SENT, 4, 0), [null, no, no, null, 'orderMoved']],
    ['delivered, partly invoiced', stood(SENT, 4, 1), ['deliveryInvoiced', no, no, null, 'orderMoved']],
    ['invoiced', stood(INVOICED, 4, 4), [no, no, no, no, no]],
    ['cancelled', stood(CANCELED, 0, 0), [no, no, no, no, no]],
  ])('%s', (_name, facts, expected) => {
    expect(refused(facts)).toEqual(expected);
  });

  test('invoiced without a delivery when everything leaves with it', () => {
    expect(refuseState(stood(PLACED, 0, 0), INVOICED, { deliverAll: true })).toBeNull();
    expect(refuseState(stood(PLACED, 1, 1), INVOICED, { deliverAll: true })).toBeNull();
  });

  test('the last of several deliveries is taken back while it is not invoiced', () => {
    const facts = { ...stood(SENT, 4, 2), lastDelivery: [{ positionId: 1, quantity: 2 }] };
    expect(refuseState(facts, PLACED, { deliverAll: false })).toBeNull();
    expect(refuseState({ ...stood(SENT, 4, 3), lastDelivery: facts.lastDelivery }, PLACED, { deliverAll: false })?.key).toBe(
      'deliveryInvoiced',
    );
    expect(refuseState({ ...facts, lastDelivery: null }, PLACED, { deliverAll: false })?.key).toBe(no);
  });

  test('nothing leaves of an order of services alone', () => {
    const facts = { ...stood(PLACED, 0, 0), lines: [{ ...line, service: true }] };
    expect(refuseState(facts, SENT, { deliverAll: false })?.key).toBe('nothingToDeliver');
    expect(refuseState(facts, INVOICED, { deliverAll: false })).toBeNull();
  });

  test('no number that is no state', () => {
    expect(refuseState(stood(PLACED, 0, 0), 1.5, { deliverAll: false })?.key).toBe(no);
    expect(refuseState(stood(PLACED, 0, 0), 99, { deliverAll: false })?.key).toBe(no);
  });
});

describe('the state that an order has', () => {
  const lines = (...moved: [number, number][]): MovedLine[] =>
    moved.map(([quantityDelivered, quantityInvoiced]) => ({ ...line, quantityDelivered, quantityInvoiced }));
  test.each<[MovedLine[], OrderState]>([
    [lines([0, 0]), PLACED],
    [lines([4, 0], [3, 0]), PLACED],
    [lines([0, 4]), PLACED],
    [lines([4, 0], [4, 0]), SENT],
    [lines([4, 4], [4, 0]), SENT],
    [lines([4, 4], [4, 4]), INVOICED],
    [[{ ...line, storno: true }, ...lines([4, 4])], INVOICED],
    [[], PLACED],
  ])('%j', (moved, expected) => {
    expect(derivedState(PLACED, moved)).toBe(expected);
    expect(derivedState(INVOICED, moved)).toBe(expected);
  });

  test('preparation and cancelled stay what they are', () => {
    expect(derivedState(PREPARATION, lines([4, 4]))).toBe(PREPARATION);
    expect(derivedState(CANCELED, lines([4, 4]))).toBe(CANCELED);
  });
});
