import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { Cart, Mutability, NewLine } from './cart.ts';
import { addItem, allows, maximumQuantity, quantityOf, removeItem, replaceConfiguration, setQuantity, setRemark } from './cart.ts';
import { lineKey } from './line-identity.ts';

const emptyCart: Cart = { lines: [] };
const crate = (length: number): Configuration => ({ modelId: 'crate', version: 1, values: { length, width: 400 } });
const item = (over: Partial<NewLine> = {}): NewLine => ({
  productId: 1,
  articleNumber: 'K-1',
  name: 'Kiste',
  configuration: null,
  quantity: 1,
  ...over,
});
const keyOf = (cart: Cart, index = 0) => cart.lines[index]?.key ?? '';
const quantities = (cart: Cart) => cart.lines.map(({ quantity }) => quantity);

describe('adding', () => {
  test('the same product with an equal configuration increases the quantity', () => {
    const reordered: Configuration = { modelId: 'crate', version: 1, values: { width: 400, length: 600 } };
    const cart = addItem(
      addItem(emptyCart, item({ configuration: crate(600), quantity: 2 })),
      item({ configuration: reordered, quantity: 3 }),
    );
    expect(quantities(cart)).toEqual([5]);
  });

  test.each([
    [item(), item({ productId: 2 })],
    [item({ configuration: crate(600) }), item({ configuration: crate(601) })],
    [item({ configuration: crate(600) }), item({ configuration: { ...crate(600), version: 2 } })],
    [item({ configuration: crate(600) }), item()],
    [
      item({ configuration: { modelId: 'm', version: 1, values: { a: 1 } } }),
      item({ configuration: { modelId: 'm', version: 1, values: { a: '1' } } }),
    ],
  ])('different goods are different lines (%#)', (first, second) => {
    const cart = addItem(addItem(emptyCart, first), second);
    expect(cart.lines.length).toBe(2);
    expect(new Set(cart.lines.map(({ key }) => key)).size).toBe(2);
  });

  test('fills what a new line does not say', () => {
    expect(addItem(emptyCart, item()).lines[0]).toEqual({
      key: '1',
      productId: 1,
      articleNumber: 'K-1',
      name: 'Kiste',
      configuration: null,
      quantity: 1,
      remark: '',
      pricePerOne: null,
      mutability: 'ALL',
      positionId: null,
    });
  });

  test('keeps the older remark and takes the newer one when there was none', () => {
    const first = addItem(emptyCart, item({ remark: 'Tor 3' }));
    expect(addItem(first, item({ remark: 'Tor 4' })).lines[0]?.remark).toBe('Tor 3');
    expect(addItem(addItem(emptyCart, item()), item({ remark: 'Tor 4' })).lines[0]?.remark).toBe('Tor 4');
  });
});

describe('quantities', () => {
  test.each([
    [3, 3],
    ['12', 12],
    [' 7 ', 7],
    [2.9, 2],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Infinity, 0],
    ['', 0],
    ['abc', 0],
    [null, 0],
    [undefined, 0],
    [true, 0],
    [1e9, maximumQuantity],
  ])('%j becomes %d', (value, expected) => {
    expect(quantityOf(value)).toBe(expected);
    const cart = addItem(emptyCart, item());
    expect(quantities(setQuantity(cart, keyOf(cart), value))).toEqual([expected]);
  });

  test('an unknown line changes nothing', () => {
    const cart = addItem(emptyCart, item());
    expect(setQuantity(cart, 'x', 5)).toBe(cart);
    expect(removeItem(cart, 'x')).toBe(cart);
    expect(replaceConfiguration(cart, 'x', crate(1))).toBe(cart);
  });
});

describe('mutability', () => {
  const table: [Mutability, boolean, boolean, boolean][] = [
    ['IMMUTABLE', false, false, false],
    ['REMOVE', true, false, false],
    ['QUANTITY', true, true, false],
    ['ALL', true, true, true],
  ];
  test.each(table)('%s: remove %s, quantity %s, everything %s', (mutability, remove, quantity, all) => {
    const cart = addItem(emptyCart, item({ mutability, configuration: crate(600) }));
    const key = keyOf(cart);
    expect(removeItem(cart, key).lines.length).toBe(remove ? 0 : 1);
    expect(quantities(setQuantity(cart, key, 9))).toEqual([quantity ? 9 : 1]);
    expect(replaceConfiguration(cart, key, crate(700)).lines[0]?.configuration?.values['length']).toBe(all ? 700 : 600);
    expect(setRemark(cart, key, 'Tor 3').lines[0]?.remark).toBe(all ? 'Tor 3' : '');
    expect(cart.lines.map((line) => allows(line, 'ALL'))).toEqual([all]);
  });
});

test('equal positions of a quote stay lines of their own', () => {
  const one = addItem(emptyCart, item({ positionId: 77, mutability: 'REMOVE' }));
  const cart = addItem(one, item({ positionId: 78, mutability: 'REMOVE' }));
  expect(cart.lines.map(({ key }) => key)).toEqual(['position-77', 'position-78']);
  expect(addItem(cart, item({ positionId: 78 }))).toBe(cart);
});

describe('changing a configuration', () => {
  const two = addItem(
    addItem(addItem(emptyCart, item({ productId: 9 })), item({ configuration: crate(600), quantity: 2 })),
    item({ configuration: crate(700), quantity: 3 }),
  );

  test('keeps the place and gets a new key', () => {
    const cart = replaceConfiguration(two, keyOf(two, 1), crate(800));
    expect(cart.lines[1]).toMatchObject({ quantity: 2, pricePerOne: null, key: lineKey({ productId: 1, configuration: crate(800) }) });
  });

  test('merges with a line that already has it', () => {
    const cart = replaceConfiguration(two, keyOf(two, 1), crate(700));
    expect(quantities(cart)).toEqual([1, 5]);
  });

  test('to the same configuration changes no quantity', () => {
    expect(quantities(replaceConfiguration(two, keyOf(two, 1), crate(600)))).toEqual([1, 2, 3]);
  });
});

function filled(list: readonly NewLine[]): Cart {
  return list.reduce(addItem, emptyCart);
}

function content(cart: Cart): string[] {
  return cart.lines.map(({ key, quantity }) => `${key}×${quantity}`).toSorted();
}

function itemCount({ lines }: Cart): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

describe('laws', () => {
  const items = fc.array(
    fc
      .record({
        productId: fc.integer({ min: 1, max: 3 }),
        length: fc.constantFrom(null, 600, 700),
        quantity: fc.integer({ min: 1, max: 50 }),
      })
      .map(({ length, ...rest }) => item({ ...rest, configuration: length === null ? null : crate(length) })),
    { maxLength: 12 },
  );

  test('no two lines are the same and no piece is lost', () => {
    fc.assert(
      fc.property(items, (list) => {
        const cart = filled(list);
        expect(new Set(cart.lines.map(({ key }) => key)).size).toBe(cart.lines.length);
        expect(itemCount(cart)).toBe(list.reduce((count, { quantity }) => count + quantity, 0));
      }),
    );
  });

  test('the order of adding does not change what is bought', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(content(filled(list.toReversed()))).toEqual(content(filled(list)));
      }),
    );
  });

  test('adding and removing a new line gives the cart back', () => {
    fc.assert(
      fc.property(items, (list) => {
        const cart = filled(list);
        const more = addItem(cart, item({ productId: 99 }));
        expect(removeItem(more, '99').lines).toEqual(cart.lines);
      }),
    );
  });

  test('replacing a configuration keeps every piece', () => {
    fc.assert(
      fc.property(items, fc.nat(11), (list, index) => {
        const cart = filled(list);
        const changed = replaceConfiguration(cart, keyOf(cart, index), crate(700));
        expect(itemCount(changed)).toBe(itemCount(cart));
        expect(new Set(changed.lines.map(({ key }) => key)).size).toBe(changed.lines.length);
      }),
    );
  });
});
