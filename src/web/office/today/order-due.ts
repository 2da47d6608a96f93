/** The day and the amount that matter about an order: a payment is due by another day than the goods, and only what is left of it. */
import type { Order, OrderSummary } from '#contract/order.ts';
import type { WaitingKey } from '#contract/today.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { WaitingRow } from './load-today.ts';

type Facts = Pick<OrderSummary, 'paymentDueDate' | 'dueDate' | 'total'> & Pick<Order, 'owedAmount' | 'paidAmount'>;

export function orderDue(
  key: WaitingKey,
  { paymentDueDate, dueDate, total, owedAmount, paidAmount }: Facts,
): Pick<WaitingRow, 'day' | 'total'> {
  return key === 'paymentsPastDue'
    ? { day: paymentDueDate, total: rappenFromChf(owedAmount) - rappenFromChf(paidAmount) }
    : { day: dueDate, total: rappenFromChf(total) };
}
