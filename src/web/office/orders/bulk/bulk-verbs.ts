/** Bulk actions on orders: which orders each applies to, its effect on them, and the call that executes it. */
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { makeDelivery } from '#contract/delivery.ts';
import { CallFailure } from '#contract/failure.ts';
import { makeInvoice } from '#contract/invoice.ts';
import { readOrderMoney, recordPayment } from '#contract/ledger.ts';
import { changeOrder } from '#contract/order-change.ts';
import { changeOrderState } from '#contract/order-state.ts';
import { notifyCustomerOfOrder } from '#contract/order-mail.ts';
import type { OrderSummary } from '#contract/order.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { chfFromRappen, rappenFromChf, sum } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { longDayText } from '../../text/day-text.ts';
import { newKey } from '#web/new-key.ts';
import { stateMark } from '../order-view.ts';
import { bulkWords as t } from './bulk-words.ts';

export type BulkKey = 'confirmDay' | 'deliver' | 'invoice' | 'pay' | 'mail' | 'cancel';

/** `refusal`: why the action does not apply to this order. */
type Change = { readonly before: string; readonly after: string } | { readonly refusal: string };

export interface BulkVerb {
  readonly ability: OfficeAbility;
  /** True: customers can be notified by mail. */
  readonly tells: boolean;
  readonly planned: (order: OrderSummary) => Change;
  /** Resolves with the result in words; rejects with the reason why not. */
  readonly act: (order: OrderSummary, options: { today: PlainDate; tell: boolean }) => Promise<string>;
}

const isRunning = ({ orderStatusId }: OrderSummary): boolean =>
  orderStatusId !== orderState.PREPARATION && orderStatusId !== orderState.CANCELED;
const stateOf = ({ orderStatusId }: OrderSummary): string => stateMark(orderStatusId).label;
const refused = (refusal: string): Change => ({ refusal });

export const bulkVerbs: Readonly<Record<BulkKey, BulkVerb>> = {
  confirmDay: {
    ability: 'manageOrders',
    tells: true,
    planned: (order) => {
      const { orderStatusId, requestedDeliveryDate: wish, confirmedDeliveryDate: promised } = order;
      if (orderStatusId !== orderState.PLACED) return refused(t.state(stateOf(order)));
      if (wish === null) return refused(t.noWish);
      if (promised !== null) return refused(t.isConfirmed(longDayText(promised)));
      return { before: t.notConfirmed, after: longDayText(wish) };
    },
    act: async ({ id, version, requestedDeliveryDate }, { tell }) => {
      await call(changeOrder, { params: { id }, body: { version, confirmedDeliveryDate: requestedDeliveryDate, tell } });
      return longDayText(requestedDeliveryDate);
    },
  },
  deliver: {
    ability: 'dispatch',
    tells: true,
    planned: (order) => {
      if (!isRunning(order)) return refused(t.state(stateOf(order)));
      if (order.delivered === 'COMPLETE') return refused(t.allDelivered);
      return { before: t.progress[order.delivered], after: t.delivered };
    },
    act: async (order, { today, tell }) => {
      const body = { orderId: order.id, version: order.version, day: today, deliveryType: deliveryModeOf(order), tell };
      return (await call(makeDelivery, { body }, { idempotencyKey: newKey() })).formattedId;
    },
  },
  invoice: {
    ability: 'recordPayments',
    tells: true,
    planned: (order) => {
      if (!isRunning(order)) return refused(t.state(stateOf(order)));
      if (order.invoiced === 'COMPLETE') return refused(t.allInvoiced);
      return { before: t.progress[order.invoiced], after: t.invoiced };
    },
    act: async ({ id, version }, { tell }) =>
      (await call(makeInvoice, { body: { orderId: id, version, send: tell } }, { idempotencyKey: newKey() })).formattedId,
  },
  pay: {
    ability: 'recordPayments',
    tells: false,
    planned: (order) => {
      if (!isRunning(order)) return refused(t.state(stateOf(order)));
      if (order.paymentStatusId === paymentStatus.PAID) return refused(t.isPaid);
      return { before: t.open, after: t.paid };
    },
    act: async ({ id }, { today }) => payAll(id, today),
  },
  mail: {
    ability: 'manageOrders',
    tells: false,
    planned: (order) => (isRunning(order) ? { before: '', after: t.confirmationAgain } : refused(t.state(stateOf(order)))),
    act: async ({ id }) => (await call(notifyCustomerOfOrder, { params: { id }, body: { kind: 'confirmation' } })).recipient,
  },
  cancel: {
    ability: 'manageOrders',
    tells: true,
    planned: (order) => {
      if (order.orderStatusId === orderState.CANCELED) return refused(t.state(stateOf(order)));
      if (order.delivered !== 'OPEN' || order.invoiced !== 'OPEN') return refused(t.hasMoved);
      return { before: stateOf(order), after: t.canceled };
    },
    act: async ({ id, version }, { tell }) => {
      await call(changeOrderState, { params: { id }, body: { orderStatusId: orderState.CANCELED, version, tell } });
      return t.canceled;
    },
  },
};

/** Pays everything that is open: its invoices or, if none is, the order. Refused if somebody pays at the same time. */
async function payAll(orderId: number, day: PlainDate): Promise<string> {
  const { claims } = await call(readOrderMoney, { params: { id: orderId } });
  const owed = claims.filter(({ open }) => open > 0);
  const invoiced = owed.filter(({ invoiceId }) => invoiceId !== null);
  const open = sumOf(owed);
  const amount = invoiced.length > 0 ? sumOf(invoiced) : open;
  if (amount === 0) throw new CallFailure(409, [{ message: 'openChanged', params: { open: chfText(open) } }]);
  await call(
    recordPayment,
    { body: { orderId, amount: chfFromRappen(amount), open: chfFromRappen(open), day } },
    { idempotencyKey: newKey() },
  );
  return t.amount(amountText(amount));
}

const sumOf = (claims: readonly { open: number }[]): Rappen => sum(claims.map(({ open }) => rappenFromChf(open)));
