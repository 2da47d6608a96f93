import { expect, test } from 'vitest';
import { readListing } from '#domain/search/listing.ts';
import { addressOfForm, filtersIn, withMore, withoutFilter, withoutOption, withoutPrice, withoutSide } from './listing-address.ts';

const listing = readListing(
  new URLSearchParams(
    'material=osb&material=fichte&load=100&length-from=600&length-to=900&width-to=400&price-from=10&price-to=50&sort=price&page=2',
  ),
);

test('a filter is taken away and the rest stays', () => {
  const sides = 'length-from=600&length-to=900&width-to=400';
  const price = 'price-from=10&price-to=50';
  expect(withoutOption(listing, null, 'material', 'osb')).toBe(`?material=fichte&load=100&${sides}&${price}&sort=price`);
  expect(withoutPrice(listing, 'kiste')).toBe(`?q=kiste&material=osb&material=fichte&load=100&${sides}&sort=price`);
  expect(withoutSide(listing, null, 'length')).toBe(`?material=osb&material=fichte&load=100&width-to=400&${price}&sort=price`);
  expect(withoutFilter(listing, 'kiste')).toBe('?q=kiste&sort=price');
});

test('bounds of one side or of the price are one filter', () => {
  const option = { value: 'osb', label: 'OSB', count: 1, chosen: true };
  const facets = [{ key: 'material', options: [option, { ...option, value: 'fichte' }] }];
  expect(filtersIn(listing, facets)).toBe(5);
  expect(filtersIn(readListing([['utm-source', 'mail']]), facets)).toBe(0);
});

test('more cards are the next page of the same list', () => {
  expect(withMore(listing, null)).toMatch(/&page=3$/);
});

test('a form is written without what is default, and starts at the first page', () => {
  const form: [string, string][] = [
    ['q', 'kiste'],
    ['sort', 'default'],
    ['load', ''],
    ['price-from', ''],
    ['price-to', '99.50'],
    ['material', 'osb'],
  ];
  expect(addressOfForm(form)).toBe('?q=kiste&material=osb&price-to=99.5');
  expect(addressOfForm([['sort', 'price-desc']])).toBe('?sort=price&order=desc');
  expect(addressOfForm([])).toBe('?');
});
