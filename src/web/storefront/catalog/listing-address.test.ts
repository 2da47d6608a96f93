import { expect, test } from 'vitest';
import { readListing } from '#domain/search/listing.ts';
import { addressOfForm, withMore, withoutFilter, withoutOption, withoutPrice } from './listing-address.ts';

const listing = readListing(new URLSearchParams('material=osb&material=fichte&load=100&price-from=10&price-to=50&sort=price&page=2'));

test('a filter is taken away and the rest stays', () => {
  expect(withoutOption(listing, null, 'material', 'osb')).toBe('?material=fichte&load=100&price-from=10&price-to=50&sort=price');
  expect(withoutPrice(listing, 'kiste')).toBe('?q=kiste&material=osb&material=fichte&load=100&sort=price');
  expect(withoutFilter(listing, 'kiste')).toBe('?q=kiste&sort=price');
});

test('more cards are the next page of the same list', () => {
  expect(withMore(listing, null)).toMatch(/&page=3$/);
});

test('a form is written without what is default, and starts at the first page', () => {
  const form: [string, string][] = [
    ['q', 'kiste'],
    ['sort', 'default'],
    ['order', 'asc'],
    ['load', ''],
    ['price-from', ''],
    ['price-to', '99.50'],
    ['material', 'osb'],
  ];
  expect(addressOfForm(form)).toBe('?q=kiste&material=osb&price-to=99.5');
  expect(addressOfForm([])).toBe('?');
});
