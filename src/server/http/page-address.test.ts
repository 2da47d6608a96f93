import { describe, expect, test } from 'vitest';
import { catalogAddress } from './page-address.ts';

describe('a page of the catalogue', () => {
  test.each(['/-verpackung', '/-moebel', '/produkte', '/produkte/holzkisten/werkzeugkisten', '/products/HK_0001'])('is %s', (url) => {
    expect(catalogAddress(url)).toBe(url);
  });

  test.each([
    '/',
    '/checkout',
    '/admin/Orders',
    '/favoriten',
    '/products/HK_0001.data',
    '/products/a/b',
    `/products/x?${'y'.repeat(2000)}`,
  ])('is not %s', (url) => {
    expect(catalogAddress(url)).toBeNull();
  });
});

test.each([
  ['/products/HK_0001?utm_source=mail&utm_medium=x', '/products/HK_0001'],
  ['/products/HK_0001?lang=fr', '/products/HK_0001'],
  ['/products/HK_0001?gclid=a&length=900&fbclid=b', '/products/HK_0001?length=900'],
  ['/produkte/holzkisten?sort=price&', '/produkte/holzkisten?sort=price'],
  ['/-verpackung?', '/-verpackung'],
  ['/-verpackung?ref', '/-verpackung'],
  ['/products/HK_0001?reference=1', '/products/HK_0001?reference=1'],
])('%s is drawn for %s', (url, address) => {
  expect(catalogAddress(url)).toBe(address);
});
