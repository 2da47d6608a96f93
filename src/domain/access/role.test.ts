import { expect, test } from 'vitest';
import { rolesOf } from './role.ts';

test.each([
  [[], []],
  [[1, 2, 3, 5, 6, 8], ['Leitung']],
  [[5, 6], ['Verkauf']],
  [[8, 3, 2, 1], ['Katalog']],
  [[5], []],
])('%j is called %j', (permissions, names) => {
  expect(rolesOf(permissions)).toEqual(names);
});
