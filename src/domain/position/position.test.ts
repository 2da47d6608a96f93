import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, unitPrice } from '#domain/money/money.ts';
import type { Indicator } from './line-status.ts';
import { deliveredIndicator, invoicedIndicator, lineStatus, orderDelivered, orderIndicator, orderInvoiced } from './line-status.ts';
import type { Position } from './position.ts';
import { positionTree, productTotal, setStorno } from './position.ts';

const position = (over: Partial<Position> & { id: number }): Position => ({
  parentId: null,
  type: 'PRODUCT',
  quantity: 1,
  quantityDelivered: null,
  quantityInvoiced: null,
  pricePerOne: unitPrice(0),
  storno: false,
  ...over,
});
const crate = position({ id: 1, quantity: 3, pricePerOne: unitPrice(6150) });
const set = position({ id: 2, type: 'COMPOSITE', quantity: 2, pricePerOne: unitPrice(999_999) });
const legs = position({ id: 3, parentId: 2, quantity: 4, pricePerOne: unitPrice(10_000) });
const top = position({ id: 4, parentId: 2, quantity: 1, pricePerOne: unitPrice(50_000) });
const all = [crate, set, legs, top];

describe('totals', () => {
  test('the final price is price times quantity; a composite costs what is in it', () => {
    const tree = positionTree(all);
    expect(tree.map(({ position: { id }, finalPrice }) => [id, finalPrice])).toEqual([
      [1, 185],
      [2, 900],
    ]);
    expect(tree[1]?.children.map(({ finalPrice }) => finalPrice)).toEqual([400, 500]);
  });

  test('an empty composite has its own price', () => {
    expect(productTotal([position({ id: 9, type: 'COMPOSITE', quantity: 2, pricePerOne: unitPrice(10_000) })])).toBe(200);
  });

  test('the product total is the sum of the root positions', () => {
    expect(productTotal(all)).toBe(1085);
    expect(productTotal([])).toBe(0);
  });

  test('a position whose parent is gone is not lost', () => {
    expect(productTotal([legs, top])).toBe(900);
  });

  test('flat product lists sum up to their rounded lines', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(10_000_000), fc.integer({ min: 1, max: 500 }))), (lines) => {
        const positions = lines.map(([price, quantity], id) => position({ id, quantity, pricePerOne: unitPrice(price) }));
        expect(productTotal(positions)).toBe(lines.reduce((total, [price, quantity]) => total + lineTotal(unitPrice(price), quantity), 0));
      }),
    );
  });
});

describe('storno', () => {
  test('keeps the line at 0', () => {
    const cancelled = setStorno(all, 1, true);
    expect(cancelled.length).toBe(4);
    expect(productTotal(cancelled)).toBe(900);
    expect(productTotal(setStorno(cancelled, 1, false))).toBe(1085);
  });
  test('of a composite takes everything in it along', () => {
    const cancelled = setStorno(all, 2, true);
    expect(cancelled.filter(({ storno }) => storno).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(productTotal(cancelled)).toBe(185);
  });
  test('of a child lowers its composite', () => {
    expect(productTotal(setStorno(all, 3, true))).toBe(685);
  });
});

describe('the status of a line', () => {
  const table: [number | null, number | null, string, Indicator, Indicator][] = [
    [null, null, 'offen', 'OPEN', 'OPEN'],
    [0, 0, 'offen', 'OPEN', 'OPEN'],
    [1, 0, 'teils geliefert', 'PARTIAL', 'OPEN'],
    [5, null, 'geliefert', 'COMPLETE', 'OPEN'],
    [6, 0, 'geliefert', 'COMPLETE', 'OPEN'],
    [5, 2, 'teilfakturiert', 'COMPLETE', 'PARTIAL'],
    [1, 5, 'fakturiert', 'PARTIAL', 'COMPLETE'],
    [null, 4, 'teilfakturiert', 'OPEN', 'PARTIAL'],
    [5, 5, 'fakturiert', 'COMPLETE', 'COMPLETE'],
  ];
  test.each(table)('delivered %s, invoiced %s of 5: %s', (quantityDelivered, quantityInvoiced, status, delivered, invoiced) => {
    const line = position({ id: 1, quantity: 5, quantityDelivered, quantityInvoiced });
    expect(lineStatus(line)).toBe(status);
    expect(deliveredIndicator(line)).toBe(delivered);
    expect(invoicedIndicator(line)).toBe(invoiced);
    expect(lineStatus({ ...line, type: 'COMPOSITE' })).toBe('');
  });
});

describe('the indicator of an order', () => {
  test.each<[Indicator[], Indicator]>([
    [[], 'OPEN'],
    [['OPEN'], 'OPEN'],
    [['COMPLETE', 'COMPLETE'], 'COMPLETE'],
    [['PARTIAL', 'PARTIAL'], 'PARTIAL'],
    [['OPEN', 'COMPLETE'], 'PARTIAL'],
    [['COMPLETE', 'COMPLETE', 'OPEN'], 'PARTIAL'],
  ])('%j gives %s', (indicators, expected) => {
    expect(orderIndicator(indicators)).toBe(expected);
  });

  test('counts products, not composites and cancelled lines', () => {
    const done = position({ id: 1, quantityDelivered: 1, quantityInvoiced: 1 });
    const positions = [done, set, position({ id: 5, storno: true })];
    expect([orderDelivered(positions), orderInvoiced(positions)]).toEqual(['COMPLETE', 'COMPLETE']);
    expect(orderDelivered([done, position({ id: 6 })])).toBe('PARTIAL');
    expect(orderInvoiced([])).toBe('OPEN');
  });
});
