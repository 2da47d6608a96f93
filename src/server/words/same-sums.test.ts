import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { documentTexts } from './document-words.ts';

test.each(languages)('papers name the sum of the lines in %s as the cart does', async (language) => {
  const { default: cart } = (await import(`../../web/texts/${language}/cart.ts`)) as {
    default: { products: string; productsGross: string };
  };
  const { products, productsGross } = documentTexts[language];
  expect([products, productsGross]).toEqual([cart.products, cart.productsGross]);
});
