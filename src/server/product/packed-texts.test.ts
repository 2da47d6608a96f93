import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { catalogOf } from '#tools/bench/volume/catalog-of-names.ts';
import { packedTexts } from './packed-texts.ts';

const snapshot = catalogOf(200);
const { products } = snapshot;

function openTexts() {
  const written: CatalogProduct[] = [];
  const texts = packedTexts((_, product, language) => {
    written.push(product);
    return JSON.stringify({ id: product.id, name: `${product.name[language]} – Länge × Breite ’s` });
  });
  const partOf = (list: readonly CatalogProduct[], language: (typeof languages)[number], from: number, to: number): string =>
    Buffer.concat(texts.part(snapshot, list, language, from, to)).toString('utf8');
  return { ...texts, written, partOf };
}

const place = fc.integer({ min: 0, max: products.length + 70 });

test('a part of a list is its texts with commas between them, in whatever order parts and single texts are asked for', () => {
  const asked = fc.record({ from: place, count: fc.integer({ min: 0, max: 150 }), language: fc.constantFrom(...languages), one: place });
  const plain = openTexts();
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 8 }), (questions) => {
      const { text, partOf } = openTexts();
      for (const { from, count, language, one } of questions) {
        const expected = products.slice(from, from + count).map((product) => plain.text(snapshot, product, language));
        expect(partOf(products, language, from, from + count)).toBe(expected.join(','));
        const product = products[one];
        if (product !== undefined) expect(text(snapshot, product, language)).toBe(plain.text(snapshot, product, language));
      }
    }),
  );
});

test('a changed list takes the texts that are known, and writes only those of changed products', () => {
  const { partOf, written } = openTexts();
  const before = JSON.parse(`[${partOf(products, 'de', 0, products.length)}]`) as unknown[];
  const changed = { ...products[70]!, name: { de: 'Neu', fr: 'Neuf', en: 'New' } };
  const list = [changed, ...products.filter((_, at) => at !== 70)];
  const after = JSON.parse(`[${partOf(list, 'de', 0, list.length)}]`) as unknown[];
  expect(after).toHaveLength(products.length);
  expect(after.slice(1)).toEqual(before.filter((_, at) => at !== 70));
  expect(after[0]).toMatchObject({ id: changed.id, name: expect.stringContaining('Neu') as string });
  expect(written).toEqual([...products, changed]);
});
