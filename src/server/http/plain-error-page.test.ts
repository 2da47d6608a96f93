import { expect, test } from 'vitest';
import { plainErrorPage } from './plain-error-page.ts';

test.each([
  ['de', 'Warenkorb'],
  ['fr', 'panier'],
  ['en', 'cart'],
] as const)('a visitor is told in %s that the cart is kept, the office nothing of it', (language, word) => {
  for (const status of [500, 503]) {
    expect(plainErrorPage(status, language)).toContain(word);
    const office = plainErrorPage(status, language, false);
    expect(office).not.toContain(word);
    expect(office).not.toContain('{cart}');
  }
});
