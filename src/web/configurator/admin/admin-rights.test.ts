import { expect, it } from 'vitest';
import { adminRights } from './admin-rights.ts';

it.each([
  ['a visitor', null, [false, false, false]],
  ['a customer', { perm: [] }, [false, false, false]],
  ['management', { perm: [1, 2, 3, 5, 6, 8] }, [true, true, true]],
  ['sales', { perm: [5, 6] }, [true, true, false]],
  ['catalogue staff', { perm: [1, 2, 3, 8] }, [true, false, true]],
  ['somebody who only creates products', { perm: [8] }, [true, false, true]],
])('the admin bar of %s', (_, session, expected) => {
  const { bar, pricesOfCustomers, createsProducts } = adminRights(session);
  expect([bar, pricesOfCustomers, createsProducts]).toEqual(expected);
});
