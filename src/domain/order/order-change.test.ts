import { describe, expect, test } from 'vitest';
import { unitPrice } from '#domain/money/money.ts';
import type { Position } from '#domain/position/position.ts';
import { isFixed, refuseChange, refuseFields, refuseGivingUp, refuseLineChange } from './order-change.ts';
import type { FixableField } from './order-change.ts';

const line = (over: Partial<Position> = {}): Position => ({
  id: 1,
  parentId: null,
  type: 'PRODUCT',
  quantity: 10,
  quantityDelivered: 0,
  quantityInvoiced: 0,
  pricePerOne: unitPrice(10_000),
  storno: false,
  ...over,
});
const order = (over: Partial<Position> = {}, paymentStatusId = 2) => ({ orderStatusId: 1, paymentStatusId, positions: [line(over)] });
const everything: FixableField[] = [
  'customerId',
  'discount',
  'hasVat',
  'deliveryCost',
  'customerRequestType',
  'paymentMethodId',
  'invoiceAddress',
  'invoiceEmail',
  'paymentTermId',
  'skontoId',
  'deliveryAddress',
  'deliveryType',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
];
const refusedBy = (facts: ReturnType<typeof order>): string[] => refuseFields(facts, everything).map(({ key, field }) => `${key} ${field}`);

describe('what facts fix', () => {
  test('nothing while nothing has happened', () => {
    expect(refusedBy(order())).toEqual([]);
    expect([1, 2, 4].map((orderStatusId) => refuseChange({ ...order(), orderStatusId }))).toEqual([null, null, null]);
  });
  test('goods on their way', () => {
    expect(refusedBy(order({ quantityDelivered: 3 }))).toEqual(['alreadyDelivered customerId']);
    expect(refusedBy(order({ quantityDelivered: 10 }))).toEqual([
      'alreadyDelivered customerId',
      'alreadyDelivered deliveryAddress',
      'alreadyDelivered deliveryType',
      'alreadyDelivered requestedDeliveryDate',
      'alreadyDelivered confirmedDeliveryDate',
    ]);
  });
  test('a first invoice: what all invoices have in common', () => {
    expect(refusedBy(order({ quantityInvoiced: 3 }))).toEqual([
      'alreadyInvoiced customerId',
      'alreadyInvoiced discount',
      'alreadyInvoiced hasVat',
      'alreadyInvoiced deliveryCost',
      'alreadyInvoiced customerRequestType',
    ]);
    expect(isFixed(order({ quantityInvoiced: 10 }), 'invoiceAddress')).toBe(true);
  });
  test('money', () => {
    expect(refusedBy(order({}, 1))).toEqual(['alreadyPaid customerId', 'alreadyPaid paymentMethodId']);
  });
  test('everything, while a payment is pending and after the end', () => {
    expect(refuseChange({ ...order(), orderStatusId: 3 })).toMatchObject({ key: 'orderNotChangeable', params: { state: 'PREPARATION' } });
    expect(refuseChange({ ...order(), orderStatusId: 5 })).toMatchObject({ key: 'orderNotChangeable' });
  });
});

describe('a line', () => {
  const moved = line({ quantityDelivered: 4, quantityInvoiced: 6 });
  test.each([
    [{ quantity: 6 }, []],
    [{ quantity: 5 }, ['quantityBelowMoved quantity']],
    [{ storno: true }, ['alreadyInvoiced storno']],
    [{ storno: false }, []],
    [{ configured: true }, ['alreadyInvoiced configuration']],
    [{ priced: true }, ['alreadyInvoiced pricePerOne']],
  ])('with 4 delivered and 6 invoiced of 10: %j', (change, expected) => {
    expect(refuseLineChange(moved, change).map(({ key, field }) => `${key} ${field}`)).toEqual(expected);
  });
  test('that is delivered alone keeps its configuration, not its price', () => {
    const problems = refuseLineChange(line({ quantityDelivered: 1 }), { configured: true, priced: true });
    expect(problems.map(({ key, field }) => `${key} ${field}`)).toEqual(['alreadyDelivered configuration']);
  });
});

describe('giving up', () => {
  const idle = { ...order(), confirmedDeliveryDate: null, paid: false };
  test.each([
    [idle, null],
    [{ ...idle, confirmedDeliveryDate: '2026-11-27' }, 'inUse'],
    [{ ...idle, paid: true }, 'inUse'],
    [{ ...idle, paymentStatusId: 1 }, 'inUse'],
    [{ ...idle, positions: [line({ quantityDelivered: 1 })] }, 'inUse'],
    [{ ...idle, positions: [line({ quantityInvoiced: 1 })] }, 'inUse'],
  ])('%#', (facts, expected) => {
    expect(refuseGivingUp(facts)?.key ?? null).toBe(expected);
  });
});
