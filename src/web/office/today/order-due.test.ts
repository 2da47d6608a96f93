import { expect, it } from 'vitest';
import { orderDue } from './order-due.ts';

const order = { dueDate: '2026-08-17', paymentDueDate: '2026-09-10', total: 13_846.16, owedAmount: 11_709.56, paidAmount: 1_000 };

it('tells of an overdue payment its own day and what is left to pay', () => {
  expect(orderDue('paymentsPastDue', order)).toEqual({ day: '2026-09-10', total: 1_070_956 });
});

it('tells of all other orders the day of the goods and the whole total', () => {
  expect(orderDue('ordersDueThisWeek', order)).toEqual({ day: '2026-08-17', total: 1_384_616 });
});
