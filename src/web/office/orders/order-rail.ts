/** The rail of an order's states with what stands behind each. Only what the order knows: there is no state of production yet. */
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { deliveredIndicator, invoicedIndicator, orderIndicator } from '#domain/position/line-status.ts';
import type { Order } from '#contract/order.ts';
import { officeTexts } from '../frame/office-words.ts';
import type { RailStep } from '../record/state-rail.tsx';
import { dayText } from '../text/day-text.ts';
import { instantText } from '../text/instant-text.ts';
import { deliveryText, orderMarks, paymentText } from './order-view.ts';

const t = officeTexts.order;

export function orderRail(order: Order): RailStep[] {
  const counted = order.positions.filter(({ type, storno }) => type === 'PRODUCT' && !storno);
  const sumOf = (field: 'quantity' | 'quantityDelivered' | 'quantityInvoiced'): number =>
    counted.reduce((sum, position) => sum + position[field], 0);
  const marks = orderMarks({
    ...order,
    delivered: orderIndicator(counted.map(deliveredIndicator)),
    invoiced: orderIndicator(counted.map(invoicedIndicator)),
  });
  const pieces = sumOf('quantity');
  const [delivered, invoiced] = [sumOf('quantityDelivered'), sumOf('quantityInvoiced')];
  const isPaid = order.paymentStatusId === paymentStatus.PAID;
  const total = amountText(rappenFromChf(order.totals.total));
  const term = order.paymentMethodId === paymentMethod.INVOICE ? t.term(order.paymentTermDays) : paymentText(order.paymentMethodId);
  return [
    {
      word: t.rail.ordered,
      mark: marks.receipt,
      facts: [instantText(order.createdAt), termOf(order)],
      share: order.orderStatusId === orderState.PREPARATION ? 0 : 1,
    },
    {
      word: t.rail.delivered,
      mark: marks.delivered,
      facts: [t.doneOf(delivered, pieces), deliveryText(order)],
      share: pieces === 0 ? 0 : delivered / pieces,
    },
    {
      word: t.rail.invoiced,
      mark: marks.invoiced,
      facts: [t.doneOf(invoiced, pieces), term],
      share: pieces === 0 ? 0 : invoiced / pieces,
    },
    {
      word: t.rail.paid,
      mark: marks.paid,
      facts: [t.paidOf(isPaid ? total : '0.00', total), paymentText(order.paymentMethodId)],
      share: isPaid ? 1 : 0,
    },
  ];
}

function termOf({ confirmedDeliveryDate, requestedDeliveryDate }: Order): string {
  if (confirmedDeliveryDate !== null) return t.confirmedFor(dayText(confirmedDeliveryDate));
  return requestedDeliveryDate === null ? t.noDay : t.wishedFor(dayText(requestedDeliveryDate));
}
