import { expect, it } from 'vitest';
import { mostPicked, pickingListOf, pickingListPath } from './picking-list-address.ts';

const read = (address: string) => pickingListOf(new URL(address, 'http://shop').searchParams);

it('names the orders, and how many were chosen', () => {
  expect(read(pickingListPath([47, 3], 2))).toEqual({ ids: [47, 3], chosen: 2 });
});

it('shows at most as many as fit on a page, and knows how many are missing', () => {
  const ids = Array.from({ length: 130 }, (_, at) => at + 1);
  expect(read(pickingListPath(ids, 800))).toEqual({ ids: ids.slice(0, mostPicked), chosen: 800 });
  expect(read(`/?ids=${ids.join(',')}`)).toEqual({ ids: ids.slice(0, mostPicked), chosen: 130 });
});

it('leaves out what is no id, and what is there twice', () => {
  expect(read('/?ids=5,x,-1,1.5,5,&chosen=y')).toEqual({ ids: [5], chosen: 1 });
  expect(read('/')).toEqual({ ids: [], chosen: 0 });
});
