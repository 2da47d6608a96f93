import { describe, expect, test } from 'vitest';
import { isService, openToDeliver, openToInvoice, portionsToDeliver, portionsToInvoice, serviceRendered } from './movement.ts';
import type { MovedLine, Portion } from './movement.ts';

const goods: MovedLine = { id: 1, type: 'PRODUCT', quantity: 10, quantityDelivered: 0, quantityInvoiced: 0, storno: false, service: false };
const service: MovedLine = { ...goods, id: 2, quantity: 1, service: true };
const group: MovedLine = { ...goods, id: 3, type: 'COMPOSITE' };
const cancelled: MovedLine = { ...goods, id: 4, storno: true };
const of = (...portions: [number, number][]): Portion[] => portions.map(([positionId, quantity]) => ({ positionId, quantity }));
const delivered = (line: MovedLine, quantityDelivered: number, quantityInvoiced = 0): MovedLine => ({
  ...line,
  quantityDelivered,
  quantityInvoiced,
});

test.each([
  [{ productId: null, productTypeId: null, weight: 0 }, true],
  [{ productId: null, productTypeId: null, weight: 12 }, false],
  [{ productId: 7, productTypeId: 1115, weight: 0 }, true],
  [{ productId: 7, productTypeId: 3, weight: 0 }, false],
])('%o is a service: %s', (line, expected) => {
  expect(isService(line)).toBe(expected);
});

describe('what may be delivered', () => {
  test('is what is open of goods, never services, groups or cancelled lines', () => {
    expect(openToDeliver([delivered(goods, 4), service, group, cancelled])).toEqual(of([1, 6]));
    expect(openToDeliver([delivered(goods, 12)])).toEqual([]);
  });

  test.each<[string, Portion[] | undefined, string, string | undefined]>([
    ['more than is open', of([1, 7]), 'quantityBeyondOpen', 'lines.0.quantity'],
    ['nothing of a line', of([1, 0]), 'quantityBeyondOpen', 'lines.0.quantity'],
    ['a line of another order', of([1, 1], [99, 1]), 'positionNotFound', 'lines.1.positionId'],
    ['a line twice', of([1, 1], [1, 1]), 'positionNotFound', 'lines.1.positionId'],
    ['a service', of([2, 1]), 'positionNotDelivered', 'lines.0.positionId'],
    ['a group', of([3, 1]), 'positionNotDelivered', 'lines.0.positionId'],
    ['a cancelled line', of([4, 1]), 'positionNotDelivered', 'lines.0.positionId'],
  ])('refuses %s', (_what, wish, key, field) => {
    const outcome = portionsToDeliver([delivered(goods, 4), service, group, cancelled], wish);
    expect(outcome).toMatchObject({ ok: false, refusal: { key, field } });
  });

  test('takes a part, or all that is open', () => {
    expect(portionsToDeliver([delivered(goods, 4)], of([1, 6]))).toEqual({ ok: true, value: of([1, 6]) });
    expect(portionsToDeliver([delivered(goods, 4), service], undefined)).toEqual({ ok: true, value: of([1, 6]) });
    expect(portionsToDeliver([delivered(goods, 10), service], undefined)).toMatchObject({
      ok: false,
      refusal: { key: 'nothingToDeliver' },
    });
  });
});

describe('what may be invoiced', () => {
  test('is what was delivered and not invoiced; everything of a prepaid order', () => {
    const lines = [delivered(goods, 6, 2), service, group, cancelled];
    expect(openToInvoice(lines, { prepaid: false })).toEqual(of([1, 4]));
    expect(openToInvoice(lines, { prepaid: true })).toEqual(of([1, 8], [2, 1]));
  });

  test('services of an order without goods at once', () => {
    expect(openToInvoice([service], { prepaid: false })).toEqual(of([2, 1]));
  });

  test('no more than that', () => {
    const outcome = portionsToInvoice([delivered(goods, 6, 2)], of([1, 5]), { prepaid: false });
    expect(outcome).toMatchObject({ ok: false, refusal: { key: 'quantityBeyondDelivered', params: { most: 4 } } });
    expect(portionsToInvoice([goods], undefined, { prepaid: false })).toMatchObject({ ok: false, refusal: { key: 'nothingToInvoice' } });
  });
});

test('services are rendered when the last goods have left, or when they are invoiced by themselves', () => {
  expect(serviceRendered(service, [delivered(goods, 9), service], { prepaid: false })).toBe(0);
  expect(serviceRendered(service, [delivered(goods, 10), service], { prepaid: false })).toBe(1);
  expect(serviceRendered(service, [service], { prepaid: false })).toBe(0);
  expect(serviceRendered({ ...service, quantityInvoiced: 1 }, [service], { prepaid: false })).toBe(1);
});

test('an invoiced service stays rendered when more goods are ordered, unless it was invoiced in advance', () => {
  const invoiced = { ...service, quantity: 3, quantityInvoiced: 2 };
  expect(serviceRendered(invoiced, [delivered(goods, 9, 9), invoiced], { prepaid: false })).toBe(2);
  expect(serviceRendered(invoiced, [delivered(goods, 9, 9), invoiced], { prepaid: true })).toBe(0);
});
