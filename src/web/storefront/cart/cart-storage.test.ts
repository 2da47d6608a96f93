import { beforeEach, describe, expect, test } from 'vitest';
import { readCart, writeCart } from './cart-storage.ts';
import { MapStorage } from '#test/map-storage.ts';

const crate = {
  productId: 1,
  articleNumber: 'HK_0001',
  name: 'Holzkiste nach Mass',
  configuration: { modelId: 'holzkiste', version: 1, values: { length: 1000 } },
  quantity: 10,
};
const pallet = { productId: 19, articleNumber: 'EP_0001', name: 'EPAL 1', configuration: null, quantity: 40 };

let storage: MapStorage;
beforeEach(() => {
  storage = MapStorage.install('localStorage');
});

const put = (name: string, value: unknown): void => storage.setItem(name, JSON.stringify(value));

describe('the stored cart', () => {
  test('keeps one key per line and the postal code as shippingZipCode', () => {
    put('cart:a', crate);
    put('cart:b', pallet);
    const { lines } = readCart();
    writeCart(lines, lines, '6210', 'de');
    expect(storage.names().filter((name) => name.startsWith('cart:'))).toEqual(lines.map(({ key }) => `cart:${key}`));
    expect(storage.getItem('shippingZipCode')).toBe('6210');
    expect(readCart()).toEqual({ lines, zipCode: '6210', language: 'de' });
  });

  test.each([
    ['no product', { ...crate, productId: undefined }],
    ['no quantity', { ...crate, quantity: undefined }],
    ['quantity 0', { ...crate, quantity: 0 }],
    ['no configuration', { ...crate, configuration: undefined }],
    ['a list', []],
    ['a text', 'crate'],
  ])('drops a line with %s, from the storage too', (_, stored) => {
    put('cart:broken', stored);
    expect(readCart().lines).toEqual([]);
    expect(storage.names()).toEqual([]);
  });

  test('drops what is no JSON', () => {
    storage.setItem('cart:x', '{"productId":1,');
    expect(readCart().lines).toEqual([]);
  });

  test('fills a missing price with zero and a missing mutability with ALL', () => {
    put('cart:a', crate);
    expect(readCart().lines[0]).toMatchObject({ pricePerOne: 0, mutability: 'ALL', remark: '', details: [] });
  });

  test('files a line under its own name, and only once', () => {
    put('cart:old', crate);
    const [line] = readCart().lines;
    put('cart:older', crate);
    const again = readCart();
    expect(again.lines.map(({ key }) => key)).toEqual([line?.key]);
    expect(storage.names()).toEqual([`cart:${line?.key}`]);
  });

  test('keeps the order in which lines were added', () => {
    put('cart:a', crate);
    put('cart:b', pallet);
    const { lines } = readCart();
    const turned = lines.toReversed();
    writeCart(turned, lines, '', 'de');
    expect(readCart().lines).toEqual(turned);
  });

  test('removing a line deletes its key, other keys of the site stay', () => {
    put('cart:a', crate);
    put('cart:b', pallet);
    storage.setItem('cookie:accepted', 'true');
    const { lines } = readCart();
    writeCart([], lines, '', 'de');
    expect(storage.names().filter((name) => name.startsWith('cart:'))).toEqual([]);
    expect(storage.getItem('cookie:accepted')).toBe('true');
  });

  test('works without storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });
    expect(readCart()).toEqual({ lines: [], zipCode: '', language: null });
    expect(() => writeCart([], [], '6210', 'de')).not.toThrow();
  });
});
