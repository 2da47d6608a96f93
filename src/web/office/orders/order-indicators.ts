/** The four indicators of an order, or of several together. Specification: back office §4 (Status indicators). */
import { isIndicatorDisabled, paymentIndicator, receiptConfirmationIndicator } from '#domain/order/order-state.ts';
import { orderIndicator } from '#domain/position/line-status.ts';
import type { Indicator } from '#domain/position/line-status.ts';
import type { OrderSummary } from '#contract/order.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';

export type IndicatorKey = 'receipt' | 'delivered' | 'invoiced' | 'payment';
export type Indicated = Pick<OrderSummary, 'orderStatusId' | 'paymentStatusId' | 'delivered' | 'invoiced'>;

const indicatorOf: Readonly<Record<IndicatorKey, (order: Indicated) => Indicator>> = {
  receipt: ({ orderStatusId }) => receiptConfirmationIndicator(orderStatusId),
  delivered: ({ delivered }) => delivered,
  invoiced: ({ invoiced }) => invoiced,
  payment: ({ paymentStatusId }) => paymentIndicator(paymentStatusId),
};

export const indicatorMarks: Readonly<Record<Indicator, StatusState>> = { OPEN: 'open', PARTIAL: 'part', COMPLETE: 'done' };

/** PARTIAL where the orders differ. */
export const indicator = (key: IndicatorKey, orders: readonly Indicated[]): Indicator => orderIndicator(orders.map(indicatorOf[key]));

/** Receipt and payment cannot be acted on while PARTIAL; a partial delivery or invoice can. */
export const isDisabled = (key: IndicatorKey, state: Indicator): boolean =>
  (key === 'receipt' || key === 'payment') && isIndicatorDisabled(state);
