import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Relatable } from './related-product.ts';
import { companionProducts, footprint, similarProducts } from './related-product.ts';

let lastId = 0;
const product = (modelId: string, values: Relatable['values'], over: Partial<Relatable> = {}): Relatable => ({
  id: ++lastId,
  modelId,
  values,
  categoryIds: [1],
  price: 10,
  canBeConfigured: false,
  ...over,
});

const pallet = product('palette', { length: 1200, width: 1000 }, { categoryIds: [10] });
const euro = product('epal1', {}, { categoryIds: [10] });
const smallLid = product('deckel', { length: 800, width: 600 }, { categoryIds: [11] });
const lid = product('deckel', { length: 1200, width: 800 }, { categoryIds: [11] });
const ownLid = product('deckel', { length: 1200, width: 800 }, { categoryIds: [11], canBeConfigured: true });
const collar = product('aufsatzrahmen', { size: '1200x800', frames: 1 }, { categoryIds: [11] });
const bigCollar = product('aufsatzrahmen', { size: '1200x1000', frames: 1 }, { categoryIds: [11] });
const all = [pallet, euro, ownLid, smallLid, lid, collar, bigCollar];
const ids = (list: readonly Relatable[]) => list.map(({ id }) => id);

describe('what goes with a product', () => {
  test('is one of each kind first, in the size that fits', () => {
    expect(ids(companionProducts(euro, all, 4))).toEqual(ids([collar, lid, bigCollar, ownLid]));
    expect(ids(companionProducts(pallet, all, 2))).toEqual(ids([bigCollar, lid]));
  });

  test('is nothing where nothing does, and never the product itself', () => {
    expect(companionProducts(product('unknown', null), all, 4)).toEqual([]);
    expect(ids(companionProducts(collar, all, 9))).not.toContain(collar.id);
  });
});

describe('similar products', () => {
  test('are the first of all in their order, however these come', () => {
    const one = product('palette', {}, { price: 20 });
    const priced = fc.array(fc.constantFrom(5, 10, 20, 40, null), { maxLength: 12 });
    fc.assert(
      fc.property(priced, fc.nat(5), (prices, most) => {
        const others = prices.map((price, at) => product('deckel', {}, { price, id: 1000 + ((at * 7) % 13) }));
        const far = ({ price }: Relatable) => (price === null ? 1000 : Math.max(price / 20, 20 / price));
        const sorted = others.toSorted((a, b) => far(a) - far(b) || a.id - b.id);
        expect(ids(similarProducts(one, others, most))).toEqual(ids(sorted.slice(0, most)));
      }),
    );
  });

  test('are those of the category, nearest in price first, then those of the model', () => {
    const [cheap, dear, near, elsewhere] = [5, 40, 12, 10].map((price, index) =>
      product('holzkiste', {}, { price, categoryIds: [index === 3 ? 8 : 7] }),
    ) as [Relatable, Relatable, Relatable, Relatable];
    const own = product('holzkiste', {}, { price: 10, categoryIds: [7] });
    expect(ids(similarProducts(own, [cheap, dear, near, elsewhere, own], 9))).toEqual(ids([near, cheap, dear, elsewhere]));
    expect(similarProducts(own, [cheap, dear, near], 1)).toEqual([near]);
  });

  test('on request come last in their category', () => {
    const own = product('holzkiste', {}, { categoryIds: [7] });
    const asked = product('holzkiste', {}, { price: null, categoryIds: [7] });
    const priced = product('holzkiste', {}, { price: 900, categoryIds: [7] });
    expect(ids(similarProducts(own, [asked, priced], 2))).toEqual(ids([priced, asked]));
  });
});

test.each([
  ['epal1', {}, [1200, 800]],
  ['aufsatzrahmen', { size: '800x600' }, [800, 600]],
  ['bett', { size: '90x200' }, [2000, 900]],
  ['kissen', { length: 400, width: 400 }, [400, 400]],
  ['bar', { pallets: 2 }, null],
])('the footprint of %s %o is %o', (modelId, values, expected) => {
  expect(footprint({ modelId, values })).toEqual(expected);
});
