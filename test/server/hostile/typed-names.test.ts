/** Every product is found by its own name, typed as it stands, in small letters or with the signs of a keyboard, whatever its words and sizes could also mean. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { languages } from '#domain/language/language.ts';
import { get, visitor } from '../buyer.ts';
import type { ShopApp } from '../shop-app.ts';
import { startShop } from '../shop-app.ts';

let packaging: ShopApp;
let furniture: ShopApp;
beforeAll(async () => {
  [packaging, furniture] = await Promise.all([startShop(), startShop({ shop: 'moebel' })]);
});
afterAll(async () => Promise.all([packaging.close(), furniture.close()]));

const written: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase().replaceAll('×', 'x'),
  (name) => name.replaceAll(' × ', '*'),
];

test.each(languages)('finds all products by their names: %s', async (language) => {
  for (const { app } of [packaging, furniture]) {
    const asked = async <Answer>(path: string): Promise<Answer> => (await get<Answer>(visitor(app), `${path}&lang=${language}`)).body;
    const { items, total } = await asked<{ items: Product[]; total: number }>('/product?perPage=1000');
    expect(items).toHaveLength(total);
    const missed: string[] = [];
    for (const { articleNumber, name } of items)
      for (const typed of new Set(written.map((write) => write(name)))) {
        const { products, complete, corrected } = await asked<SearchAnswer>(`/search?q=${encodeURIComponent(typed)}`);
        const place = products.findIndex((product) => product.articleNumber === articleNumber);
        if (place < 0 || place > 2 || !complete || corrected !== null)
          missed.push(
            `${articleNumber} ${typed}: ${place}, ${products
              .slice(0, 3)
              .map((product) => `${product.articleNumber} ${product.name}`)
              .join(', ')}, ${complete}, ${corrected}`,
          );
      }
    expect(missed).toEqual([]);
  }
});
