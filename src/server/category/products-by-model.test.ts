import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { catalogOf } from '#tools/bench/volume/catalog-of-names.ts';
import { productsByModel } from './products-by-model.ts';

const plain = catalogOf(12);
const change = fc.record({
  at: fc.nat(11),
  modelId: fc.constantFrom('latte', 'palette', null),
  published: fc.boolean(),
  isGone: fc.boolean(),
});

const plainly = ({ products }: CatalogSnapshot) =>
  Object.groupBy(
    products.filter((product) => product.modelId !== null && isOnSale(product)),
    ({ modelId }) => modelId ?? '',
  );

test('after any changes the lists are those that grouping all products makes, and what did not change is the same list', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }), (turns) => {
      let snapshot: CatalogSnapshot = { ...plain, lineage: {} };
      for (const changes of turns) {
        const before = productsByModel(snapshot);
        const byId = new Map<number, CatalogProduct>(snapshot.products.map((product) => [product.id, product]));
        for (const { at, modelId, published, isGone } of changes) {
          const source = plain.products[at]!;
          if (isGone) byId.delete(source.id);
          else byId.set(source.id, { ...source, modelId, published });
        }
        snapshot = { ...snapshot, products: [...byId.values()].toSorted((a, b) => a.id - b.id), productById: byId };
        const now = productsByModel(snapshot);
        expect(Object.fromEntries(now)).toEqual(plainly(snapshot));
        for (const [modelId, list] of now) {
          const known = before.get(modelId);
          const isSame = known?.length === list.length && known.every((product, at) => product === list[at]);
          if (changes.length === 0 || isSame) expect(list === known).toBe(isSame);
        }
      }
    }),
  );
});
