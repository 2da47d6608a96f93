import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/checkout', '/products/HK_0001?menge=3', '/produkte/verschl%C3%A4ge#x'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'checkout',
  'https://evil.example',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/a\\b',
])('%j is not', (path) => {
  expect(ownPath(path)).toBeNull();
});
