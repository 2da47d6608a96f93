import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { permission } from '#domain/access/permission.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { verbsOf } from './order-verbs.ts';

const order = {
  orderStatusId: orderState.CANCELED,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: paymentMethod.INVOICE,
  positions: [],
} as unknown as Order;
const all = Object.values(permission);

test('money that came online can be given back whatever became of the order', () => {
  expect(verbsOf({ order, refundable: 10 }, all)).toContain('refund');
  expect(verbsOf({ order: { ...order, orderStatusId: orderState.PREPARATION }, refundable: 10 }, all)).toContain('refund');
});

test('where none came, or it was given back, there is nothing to give back', () => {
  expect(verbsOf({ order, refundable: 0 }, all)).not.toContain('refund');
  expect(verbsOf({ order: { ...order, paymentStatusId: paymentStatus.PAID, paymentMethodId: 104 }, refundable: 0 }, all)).not.toContain(
    'refund',
  );
});

test('nobody gives money back without the right to', () => {
  expect(verbsOf({ order, refundable: 10 }, [])).toEqual([]);
});
