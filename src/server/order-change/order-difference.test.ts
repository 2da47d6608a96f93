import { expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { exampleAddress, exampleOrder } from '#server/own-text/example/example-order.ts';
import { orderDifference } from './order-difference.ts';

const order = exampleOrder('fr', { deliveryAddress: exampleAddress });
const moved = { ...exampleAddress, street: 'Gare 12', zipCode: '79098', city: 'Freiburg', country: 'DE' };
const fieldsOf = (over: Partial<typeof order>, before = order) => orderDifference(before, { ...before, ...over }, rappen(0)).fields;

test('an address that moves is one change, read as a whole in the customer’s language', () => {
  const [change, ...others] = fieldsOf({ deliveryAddress: moved });
  expect(others).toEqual([]);
  expect(change).toMatchObject({ field: 'deliveryAddress' });
  expect(change?.before).toContain(`${exampleAddress.street}, ${exampleAddress.zipCode} ${exampleAddress.city}`);
  expect(change?.after).toContain('Gare 12, 79098 Freiburg, Allemagne');
});

test('one that comes or goes has nothing on the other side', () => {
  const picked = { ...order, deliveryType: 'PICKUP', deliveryAddress: null } as const;
  expect(fieldsOf({ deliveryType: 'DELIVERY', deliveryAddress: moved }, picked)).toMatchObject([
    { field: 'deliveryType', before: 'PICKUP', after: 'DELIVERY' },
    { field: 'deliveryAddress', before: null, after: 'Muster AG, Gare 12, 79098 Freiburg, Allemagne' },
  ]);
});

test('what does not stand in the address is named for itself', () => {
  expect(fieldsOf({ deliveryAddress: { ...exampleAddress, carrierPhone: '+41 44 555 01 02' } })).toMatchObject([
    { field: 'deliveryAddress.carrierPhone', after: '+41 44 555 01 02' },
  ]);
});
