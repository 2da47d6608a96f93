import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { Relatable } from './related-product.ts';
import { PriceOrder } from './price-order.ts';
import { companionModels, companionProducts, footprint, similarProducts } from './related-product.ts';
import { SizeOrder } from './size-order.ts';

let lastId = 0;
const product = (modelId: string, values: Values | null, over: Partial<Relatable> = {}): Relatable => ({
  id: ++lastId,
  modelId,
  size: footprint(modelId, values),
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
const of = (goods: readonly Relatable[], modelId: string | null) =>
  goods.filter((each) => each.modelId !== null && each.modelId === modelId);
const goingWith = (own: Relatable, goods: readonly Relatable[], most: number) =>
  companionProducts(
    own,
    companionModels(own.modelId).map((modelId) => new SizeOrder(of(goods, modelId))),
    most,
  );
const alike = (own: Relatable, goods: readonly Relatable[], most: number, accepts: (each: Relatable) => boolean = () => true) =>
  similarProducts(
    own,
    {
      beside: own.categoryIds.map((id) => new PriceOrder(goods.filter(({ categoryIds }) => categoryIds.includes(id)))),
      alike: () => (own.modelId === null ? null : new PriceOrder(of(goods, own.modelId))),
    },
    most,
    accepts,
  );

describe('what goes with a product', () => {
  test('is one of each kind first, in the size that fits', () => {
    expect(ids(goingWith(euro, all, 4))).toEqual(ids([collar, lid, bigCollar, ownLid]));
    expect(ids(goingWith(pallet, all, 2))).toEqual(ids([bigCollar, lid]));
  });

  test('is nothing where nothing does, and never the product itself', () => {
    expect(goingWith(product('unknown', null), all, 4)).toEqual([]);
    expect(ids(goingWith(collar, all, 9))).not.toContain(collar.id);
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
        expect(ids(alike(one, others, most))).toEqual(ids(sorted.slice(0, most)));
      }),
    );
  });

  test('are those of the category, nearest in price first, then those of the model', () => {
    const [cheap, dear, near, elsewhere] = [5, 40, 12, 10].map((price, index) =>
      product('holzkiste', {}, { price, categoryIds: [index === 3 ? 8 : 7] }),
    ) as [Relatable, Relatable, Relatable, Relatable];
    const own = product('holzkiste', {}, { price: 10, categoryIds: [7] });
    expect(ids(alike(own, [cheap, dear, near, elsewhere, own], 9))).toEqual(ids([near, cheap, dear, elsewhere]));
    expect(alike(own, [cheap, dear, near], 1)).toEqual([near]);
  });

  test('on request come last in their category', () => {
    const own = product('holzkiste', {}, { categoryIds: [7] });
    const asked = product('holzkiste', {}, { price: null, categoryIds: [7] });
    const priced = product('holzkiste', {}, { price: 900, categoryIds: [7] });
    expect(ids(alike(own, [asked, priced], 2))).toEqual(ids([priced, asked]));
  });
});

test.each([
  ['epal1', {}, [1200, 800]],
  ['aufsatzrahmen', { size: '800x600' }, [800, 600]],
  ['bett', { size: '90x200' }, [2000, 900]],
  ['kissen', { length: 400, width: 400 }, [400, 400]],
  ['bar', { pallets: 2 }, null],
])('the footprint of %s %o is %o', (modelId, values, expected) => {
  expect(footprint(modelId, values)).toEqual(expected);
});

describe('what is near is what sorting all goods would put first', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 6 }).map((each) => each * 100));
  const goods = fc.array(
    fc.record({
      modelId: fc.constantFrom('epal1', 'deckel', 'kissen', null),
      length: figure,
      width: fc.constantFrom(100, 200, 700),
      price: fc.oneof(figure, fc.constant(5_000_000)),
      categoryIds: fc.subarray([1, 2, 3]),
      canBeConfigured: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  );
  const made = (list: typeof goods extends fc.Arbitrary<infer List> ? List : never): Relatable[] =>
    list.map(({ length, width, ...rest }, id) => ({ ...rest, id, size: length === null ? null : ([length, width] as const) }));
  const sorted = (list: readonly Relatable[], figuresOf: (each: Relatable) => number[]): Relatable[] =>
    list.toSorted((a, b) => {
      const [one, other] = [
        [...figuresOf(a), a.id],
        [...figuresOf(b), b.id],
      ];
      const at = one.findIndex((each, index) => each !== other[index]);
      return at < 0 ? 0 : one[at]! - other[at]!;
    });
  const known = (price: number | null): number => (price === null || price <= 0 ? 0 : price);
  const priceDistance = (a: number, b: number): number => (a === 0 || b === 0 ? 1000 : Math.max(a, b) / Math.min(a, b));
  const sizeDistance = ({ size: a }: Relatable, { size: b }: Relatable): number =>
    a === null || b === null ? 500 : Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

  test('in price', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 5 }), (list, most, every) => {
        const all = made(list);
        const own = all[0]!;
        const isBeside = (each: Relatable): boolean => each.categoryIds.some((id) => own.categoryIds.includes(id));
        const candidates = all.filter(
          (each) => each !== own && each.id % every !== 0 && (isBeside(each) || (own.modelId !== null && each.modelId === own.modelId)),
        );
        const expected = sorted(candidates, (each) => [isBeside(each) ? 0 : 1, priceDistance(known(own.price), known(each.price))]);
        expect(ids(alike(own, all, most, ({ id }) => id % every !== 0))).toEqual(ids(expected.slice(0, most)));
      }),
    );
  });

  test('in size', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 6 }), (list, most) => {
        const all = made(list);
        const own = all[0]!;
        const expected = sorted(all.slice(1), (each) => [sizeDistance(own, each), Number(each.canBeConfigured)]).slice(0, most);
        expect(ids(new SizeOrder(all).nearest(own.size, most, (each) => each !== own))).toEqual(ids(expected));
      }),
    );
  });
});
