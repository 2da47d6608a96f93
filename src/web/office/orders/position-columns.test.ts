import { expect, it } from 'vitest';
import type { OrderPosition } from '#contract/order.ts';
import { positionColumns } from './position-columns.tsx';

it.each([
  ['PRODUCT', [2, 1]],
  ['COMPOSITE', [null, null]],
] as const)('tells of a %s what of it is delivered and invoiced', (type, told) => {
  const position = { type, quantityDelivered: 2, quantityInvoiced: 1 } as OrderPosition;
  const moved = positionColumns.filter(({ key }) => key === 'quantityDelivered' || key === 'quantityInvoiced');
  expect(moved.map(({ value }) => value?.(position))).toEqual(told);
});
