import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem } from './cart.ts';
import { restoreLine } from './restore-line.ts';

const stored = {
  productId: 3,
  quantity: 2,
  configuration: { modelId: 'crate', version: 1, values: { length: 600, lid: true, wood: 'spruce' } },
};

describe('a stored cart line', () => {
  test('comes back as it was written', () => {
    const line = addItem(
      { lines: [] },
      { ...stored, articleNumber: 'K', name: 'Kiste', remark: 'x', mutability: 'QUANTITY', positionId: 4 },
    ).lines[0];
    expect(restoreLine(JSON.parse(JSON.stringify(line)))).toEqual(line);
  });

  test.each([
    ['product', { ...stored, productId: undefined }],
    ['product', { ...stored, productId: 'abc' }],
    ['quantity', { ...stored, quantity: undefined }],
    ['quantity', { ...stored, quantity: '2' }],
    ['configuration', { ...stored, configuration: undefined }],
    ['configuration', { ...stored, configuration: { modelId: '', version: 1, values: {} } }],
    ['configuration', { ...stored, configuration: { modelId: 'm', version: 0, values: {} } }],
    ['configuration', { ...stored, configuration: { modelId: 'm', version: 1, values: { a: {} } } }],
    ['configuration', { ...stored, configuration: { modelId: 'm', version: 1, values: { a: null } } }],
    ['configuration', { ...stored, configuration: { modelId: 'm', version: 1, values: [] } }],
    ['configuration', { ...stored, configuration: 'x' }],
  ])('without a usable %s is dropped (%#)', (_, line) => {
    expect(restoreLine(line)).toBeNull();
  });

  test('gaps are filled: the zero price, mutability ALL, empty texts', () => {
    expect(restoreLine(stored)).toMatchObject({
      pricePerOne: 0,
      mutability: 'ALL',
      articleNumber: '',
      name: '',
      remark: '',
      positionId: null,
    });
    expect(restoreLine({ ...stored, mutability: 'SOME', pricePerOne: 1.5, name: 7 })).toMatchObject({
      pricePerOne: 0,
      mutability: 'ALL',
      name: '',
    });
  });

  test('a price on request stays one, a known price stays', () => {
    expect(restoreLine({ ...stored, pricePerOne: null })?.pricePerOne).toBeNull();
    expect(restoreLine({ ...stored, pricePerOne: 12_500 })?.pricePerOne).toBe(12_500);
  });

  test('a product without configuration is kept', () => {
    expect(restoreLine({ productId: 3, quantity: -4, configuration: null })).toMatchObject({ configuration: null, quantity: 0, key: '3' });
  });

  test('the key is never taken from storage', () => {
    expect(restoreLine({ ...stored, key: 'forged' })?.key).toBe(restoreLine(stored)?.key);
  });

  test('whatever is stored, reading it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const line = restoreLine(value);
        if (line) expect(Number.isSafeInteger(line.quantity)).toBe(true);
        else expect(line).toBeNull();
      }),
    );
  });
});
