import { expect, test } from 'vitest';
import { languageIn } from './request-facts.ts';

test.each([
  ['/products/HK_0001', undefined, undefined, 'de'],
  ['/products/HK_0001', undefined, 'fr', 'fr'],
  ['/products/HK_0001?lang=en', 'en', 'fr', 'en'],
  ['/products/HK_0001?lang=it', 'it', 'fr', 'fr'],
  ['/api/order', undefined, 'fr', 'fr'],
  ['/admin', undefined, 'fr', 'de'],
  ['/admin/Orders?lang=en', 'en', 'fr', 'de'],
  ['/Admin/Orders.data', undefined, 'en', 'de'],
  ['/administration', undefined, 'fr', 'fr'],
])('%s, asked in %s, kept %s, is in %s', (url, asked, kept, language) => {
  expect(languageIn({ url, asked, kept })).toBe(language);
});
