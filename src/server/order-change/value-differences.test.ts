import { expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { valueDifferences } from './value-differences.ts';

const address = { name: 'Aare Pumpen AG', addition: '', street: 'Gurzelenstrasse 31', zipCode: '4512', city: 'Bellach', country: 'CH' };
const order = (deliveryAddress: typeof address | null): Order =>
  ({ deliveryAddress, totals: { total: 100 }, positions: [] }) as unknown as Order;

it('says of an address that goes only what stood on it', () => {
  expect(valueDifferences(order(address), order(null)).map(({ field }) => field)).toEqual(
    ['name', 'street', 'zipCode', 'city', 'country'].map((line) => `deliveryAddress.${line}`),
  );
});
