import { expect, test } from 'vitest';
import { permission as p } from '#domain/access/permission.ts';
import { addressOfView, todayViewOf } from './today-view.ts';

const sales = [p.ADMIN_QUOTE, p.ADMIN_CUSTOMER];

test.each([
  ['', { desk: 'sales', mine: false, done: false }],
  ['?desk=workshop', { desk: 'workshop', mine: false, done: false }],
  ['?desk=accounting&mine=true', { desk: 'sales', mine: true, done: false }],
  ['?desk=constructor&done=true', { desk: 'sales', mine: false, done: true }],
] as const)('%s opens a desk that the user may look at', (address, view) => {
  expect(todayViewOf(new URLSearchParams(address), sales)).toEqual(view);
});

test('who keeps the catalogue has no desk, so nothing done at it', () => {
  expect(todayViewOf(new URLSearchParams('?desk=sales&done=true'), [p.ADMIN_PRODUCT])).toEqual({ desk: null, mine: false, done: false });
});

test('an address says only what differs, and is read as it was written', () => {
  expect(addressOfView({ desk: 'sales', mine: false, done: false }, 'sales')).toBe('?');
  const view = { desk: 'dispatch', mine: true, done: true } as const;
  expect(addressOfView(view, 'sales')).toBe('?desk=dispatch&mine=true&done=true');
  expect(todayViewOf(new URLSearchParams(addressOfView(view, 'sales')), sales)).toEqual(view);
});
