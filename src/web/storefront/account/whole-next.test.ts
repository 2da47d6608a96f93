import { expect, test } from 'vitest';
import { wholeNext } from './whole-next.ts';

const host = 'shop.example';
const page = '/products/HK_0001';

test('the page that the visitor comes from completes the way back', () => {
  expect(wholeNext(page, `https://${host}${page}?length=900&markText=A%26B`, host)).toBe(`${page}?length=900&markText=A%26B`);
});

test.each([
  ['no referrer', page, null],
  ['one that is no address', page, 'about'],
  ['another host', page, `https://evil.example${page}?length=900`],
  ['another port', page, `https://${host}:8443${page}?length=900`],
  ['another page', page, `https://${host}/products/HK_0002?length=900`],
  ['a page without values', page, `https://${host}${page}`],
  ['a way back with values of its own', `${page}?length=700`, `https://${host}${page}?length=900`],
])('%s says nothing more', (_name, next, referrer) => {
  expect(wholeNext(next, referrer, host)).toBeNull();
});
