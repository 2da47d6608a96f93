import { expect, test } from 'vitest';
import { contentAddress, contentAddresses, elsewhere, pagesOf } from './content-address.ts';

const address = (path: string) => {
  const found = contentAddress(path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
};

test('every address stands once', () => {
  expect(new Set(contentAddresses.map(({ path }) => path)).size).toBe(contentAddresses.length);
});

test('both forms of a service show one page, whose home is the first', () => {
  const [first, second] = [address('/-verpackung/dienstleistungen/transport'), address('/dienstleistungen/transportieren')];
  expect(second.slug).toBe(first.slug);
  expect(second.canonical).toBe(first.path);
  expect(first.canonical).toBeUndefined();
});

test.each([
  ['/-verpackung/galerie', 'verpackung', null, null],
  ['/-verpackung/galerie', 'moebel', 'https://kisten.example', 'https://kisten.example/-verpackung/galerie'],
  ['/-verpackung/galerie', 'moebel', null, '/-moebel/gallerie'],
  ['/-moebel/gallerie', 'verpackung', null, '/-verpackung/galerie'],
  ['/-verpackung/dienstleistungen/lagern', 'moebel', null, null],
  ['/dienstleistungen/lagern', 'moebel', 'https://kisten.example', null],
  ['/agb', 'moebel', 'https://kisten.example', null],
] as const)('%s in the shop %s with the other at %s', (path, shop, other, expected) => {
  expect(elsewhere(address(path), shop, other)).toBe(expected);
});

test('a trailing slash or another case is the same page', () => {
  expect(contentAddress('/agb/')).toBe(contentAddress('/agb'));
  expect(contentAddress('/AGB')).toBe(contentAddress('/agb'));
});

test('the sitemap names each page where it is at home', () => {
  expect(pagesOf('moebel')).toContain('/-moebel/gallerie');
  expect(pagesOf('moebel')).not.toContain('/-verpackung/galerie');
  expect(pagesOf('verpackung')).not.toContain('/dienstleistungen/lagern');
  expect(pagesOf('verpackung')).toContain('/-verpackung/dienstleistungen/lagern');
});
