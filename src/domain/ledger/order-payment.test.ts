import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { paymentStatusOf, sumsOfOrder } from './order-payment.ts';
import type { InvoiceShare } from './order-payment.ts';
import { returnTransfers, usePrepayments } from './prepayment.ts';

const invoice = (over: Partial<Record<keyof InvoiceShare, number>> = {}): InvoiceShare => {
  const { total = 10_000, credited = 0, paid = 0, ownTotal = total, ownCredited = credited } = over;
  return {
    total: rappen(total),
    credited: rappen(credited),
    paid: rappen(paid),
    ownTotal: rappen(ownTotal),
    ownCredited: rappen(ownCredited),
  };
};

describe('the payment of an order', () => {
  test.each([
    ['nothing came in', 0, [], 'OPEN'],
    ['before its invoice', 10_000, [], 'PAID'],
    ['but for a rounding difference', 9995, [], 'PAID'],
    ['not quite', 9994, [], 'OPEN'],
    ['by its invoice', 0, [invoice({ paid: 10_000 })], 'PAID'],
    ['half before, half by the invoice', 5000, [invoice({ total: 5000, paid: 5000 })], 'PAID'],
    ['the rest was credited', 0, [invoice({ paid: 6000, credited: 4000 })], 'PAID'],
    ['credited, and invoiced anew', 0, [invoice({ credited: 10_000 }), invoice()], 'OPEN'],
    ['all of it was credited', 0, [invoice({ credited: 10_000 })], 'PAID'],
    ['a reminder fee pays no goods', 0, [invoice({ total: 5000, paid: 8000 }), invoice({ total: 5000 })], 'OPEN'],
    ['its share of an invoice of several orders', 0, [invoice({ total: 20_000, paid: 20_000, ownTotal: 10_000 })], 'PAID'],
    [
      'its share where the other one was credited',
      0,
      [invoice({ total: 20_000, credited: 10_000, paid: 10_000, ownTotal: 10_000, ownCredited: 0 })],
      'PAID',
    ],
    ['its share of a part', 0, [invoice({ total: 20_000, paid: 10_000, ownTotal: 10_000 })], 'OPEN'],
  ] as const)('%s', (_, direct, invoices, status) => {
    expect(paymentStatusOf(rappen(10_000), sumsOfOrder(rappen(direct), invoices))).toBe(status === 'PAID' ? 1 : 2);
  });
});

describe('what came in before the invoice', () => {
  const order = (orderId: number, money: number, rounding = 0) => ({ orderId, money: rappen(money), rounding: rappen(rounding) });
  test.each([
    [10_000, [order(1, 10_000)], '1 10000; 0'],
    [10_000, [order(1, 4000)], '1 4000; 0'],
    [10_000, [order(1, 12_000)], '1 10000; 0'],
    [10_000, [order(1, 9997)], '1 9997; 3'],
    [10_000, [order(1, 4000), order(2, 0), order(3, 7000)], '1 4000, 3 6000; 0'],
    [10_000, [order(1, 9997, 3)], '1 9997+3; 0'],
    [10_000, [order(1, -3, 3)], '1 0+3; 0'],
    [10_000, [order(1, 4000, 3), order(2, 9000)], '1 4000+3, 2 5997; 0'],
    [10_000, [order(1, 9995)], '1 9995; 5'],
    [10_000, [order(1, 9994)], '1 9994; 0'],
    [6000, [order(1, 9997, 3)], '1 6000; 0'],
    [10_000, [order(1, -500)], '; 0'],
    [3, [order(1, 0)], '; 0'],
  ])('%i from %j', (open, orders, wanted) => {
    const { transfers, rounding } = usePrepayments(rappen(open), orders);
    expect(
      `${transfers.map(({ orderId, money, rounding: letGo }) => `${orderId} ${money}${letGo === 0 ? '' : `+${letGo}`}`).join(', ')}; ${rounding}`,
    ).toBe(wanted);
  });

  test('comes back from the newest invoice first, never more than went there', () => {
    const moved = [1, 2, 3].map((id) => ({ id, moved: rappen(1000) }));
    expect(returnTransfers(rappen(1500), moved).map(({ invoice: { id }, amount }) => [id, amount])).toEqual([
      [3, 1000],
      [2, 500],
    ]);
    assert(
      property(integer({ min: 0, max: 5000 }), (lack) => {
        const back = returnTransfers(rappen(lack), moved).reduce((sum, { amount }) => sum + amount, 0);
        expect(back).toBe(Math.min(lack, 3000));
      }),
    );
  });
});
