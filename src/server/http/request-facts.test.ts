import { expect, test } from 'vitest';
import { languageChosenIn } from './request-facts.ts';

test.each([
  ['/products/HK_0001', undefined, undefined, null],
  ['/products/HK_0001', undefined, 'fr', 'fr'],
  ['/products/HK_0001?lang=en', 'en', 'fr', 'en'],
  ['/products/HK_0001?lang=it', 'it', 'fr', 'fr'],
  ['/api/order', undefined, 'fr', 'fr'],
  ['/admin', undefined, 'fr', 'de'],
  ['/admin/Orders?lang=en', 'en', 'fr', 'de'],
  ['/Admin/Orders.data', undefined, 'en', 'de'],
  ['/administration', undefined, 'fr', 'fr'],
  ['/fahrt/abc', undefined, 'fr', 'de'],
  ['/fahrten', undefined, 'fr', 'fr'],
])('%s, asked in %s, kept %s, is in %s', (url, asked, kept, language) => {
  expect(languageChosenIn({ url, asked, kept })).toBe(language);
});

test.each([
  ['/api/product?page=1', 'http://shop.example/admin/Orders/12', 'de'],
  ['/api/product?page=1', 'http://shop.example/produkte/kisten', 'fr'],
  ['/api/product?page=1', 'no address', 'fr'],
  ['/products/HK_0001', 'http://shop.example/admin/Orders/12', 'fr'],
])('%s on the page %s is in %s', (url, page, language) => {
  expect(languageChosenIn({ url, asked: undefined, kept: 'fr', page })).toBe(language);
});
