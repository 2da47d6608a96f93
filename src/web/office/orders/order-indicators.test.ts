import { describe, expect, test } from 'vitest';
import { indicator, isDisabled } from './order-indicators.ts';
import type { Indicated } from './order-indicators.ts';

const order: Indicated = { orderStatusId: 1, paymentStatusId: 2, delivered: 'OPEN', invoiced: 'OPEN' };

describe('the four indicators', () => {
  test.each([
    ['receipt', { orderStatusId: 3 }, 'OPEN'],
    ['receipt', { orderStatusId: 1 }, 'COMPLETE'],
    ['payment', { paymentStatusId: 2 }, 'OPEN'],
    ['payment', { paymentStatusId: 1 }, 'COMPLETE'],
    ['delivered', { delivered: 'PARTIAL' }, 'PARTIAL'],
    ['invoiced', { invoiced: 'COMPLETE' }, 'COMPLETE'],
  ] as const)('%s of %j is %s', (key, over, expected) => {
    expect(indicator(key, [{ ...order, ...over }])).toBe(expected);
  });

  test('orders that differ are a part, which stops receipt and payment alone', () => {
    const mixed: Indicated[] = [order, { orderStatusId: 3, paymentStatusId: 1, delivered: 'COMPLETE', invoiced: 'PARTIAL' }];
    expect(
      (['receipt', 'delivered', 'invoiced', 'payment'] as const).map((key) => [indicator(key, mixed), isDisabled(key, 'PARTIAL')]),
    ).toEqual([
      ['PARTIAL', true],
      ['PARTIAL', false],
      ['PARTIAL', false],
      ['PARTIAL', true],
    ]);
    expect(indicator('delivered', [])).toBe('OPEN');
  });
});
