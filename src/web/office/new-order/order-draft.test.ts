import { expect, test } from 'vitest';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { firstDraft, orderBodyOf, piecesOf, priceRequestOf } from './order-draft.ts';

const address = (id: number, over: object = {}) => ({
  id,
  name: 'Aare',
  street: 'Weg 1',
  zipCode: '8001',
  city: 'Zürich',
  country: 'CH',
  ...over,
});
const record = (addresses: object[], companyInfo: object | null = null): CustomerRecord =>
  ({
    customer: { discount: 0.05, contactPerson: [{ firstName: 'Anna', lastName: 'Muster', email: 'anna@muster.example' }], companyInfo },
    addresses,
  }) as never;

test('an order begins at the preferred addresses, with the invoice where the company wants it', () => {
  const places = [address(1), address(2, { isDefaultShipping: true }), address(3, { isDefaultInvoice: true })];
  expect(firstDraft(record(places, { invoiceEmail: 'rechnung@aare.example' }), '2026-11-26')).toMatchObject({
    deliveryAddressId: 2,
    invoiceAddressId: 3,
    invoiceEmail: 'rechnung@aare.example',
    person: 'Anna Muster',
    discount: '5',
    day: '2026-11-26',
    tell: true,
  });
  expect(firstDraft(record([address(4)]), '')).toMatchObject({
    deliveryAddressId: 4,
    invoiceAddressId: 4,
    invoiceEmail: 'anna@muster.example',
  });
  expect(firstDraft(record([]), '')).toBeNull();
});

test.each([
  ['12', 12],
  ["1'000", 1000],
  ['0', null],
  ['1.5', null],
  ['', null],
])('%j pieces are %j', (quantity, pieces) => {
  expect(piecesOf({ quantity })).toBe(pieces);
});

test('what is picked up has no place, and is priced without one', () => {
  const first = firstDraft(record([address(4)]), '2026-11-26');
  if (first === null) throw new Error('no draft');
  const places = [address(4)] as never;
  expect(priceRequestOf(first, 7, places)).toMatchObject({ deliveryAddressId: 4, zipCode: '8001', country: 'CH' });
  const fetched = { ...first, deliveryType: 'PICKUP' as const };
  expect(priceRequestOf(fetched, 7, places)).not.toHaveProperty('deliveryAddressId');
  expect(orderBodyOf(fetched, 7, 108.1)).toMatchObject({ deliveryAddressId: null, expectedTotal: 108.1, customerId: 7 });
  expect(orderBodyOf(first, 7, undefined)).not.toHaveProperty('expectedTotal');
});

test('a discount is priced and ordered as typed; a text that is no percentage leaves the customer their own', () => {
  const first = firstDraft(record([address(4)]), '2026-11-26');
  if (first === null) throw new Error('no draft');
  const given = { ...first, discount: '12,5' };
  expect(priceRequestOf(given, 7, [])).toMatchObject({ discount: 0.125 });
  expect(orderBodyOf(given, 7, undefined)).toMatchObject({ discount: 0.125 });
  expect(priceRequestOf({ ...first, discount: 'viel' }, 7, [])).not.toHaveProperty('discount');
});
