/** How an order's numbers are shown to staff: words, marks and colours for states, deliveries and payments. */
import { orderState, paymentIndicator, receiptConfirmationIndicator } from '#domain/order/order-state.ts';
import { paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import type { Indicator } from '#domain/position/line-status.ts';
import { lineStatus } from '#domain/position/line-status.ts';
import type { CreditFlag, Order, OrderPosition, OrderSummary } from '#contract/order.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';

export interface Mark {
  state: StatusState;
  label: string;
}

const stateMarks: Readonly<Record<number, Mark>> = {
  [orderState.PLACED]: { state: 'open', label: 'bestellt' },
  [orderState.SENT]: { state: 'part', label: 'geliefert' },
  [orderState.PREPARATION]: { state: 'working', label: 'Zahlung läuft' },
  [orderState.INVOICED]: { state: 'done', label: 'fakturiert' },
  [orderState.CANCELED]: { state: 'canceled', label: 'storniert' },
};

export function stateMark(orderStatusId: number): Mark {
  return stateMarks[orderStatusId] ?? { state: 'open', label: String(orderStatusId) };
}

const progressStates: Readonly<Record<Indicator, StatusState>> = { OPEN: 'open', PARTIAL: 'part', COMPLETE: 'done' };
const progressWords: Readonly<Record<Indicator, string>> = { OPEN: 'offen', PARTIAL: 'teils', COMPLETE: 'erledigt' };

/** Progress of one step of an order, as a mark with words for screen readers. */
export function progressMark(word: string, progress: Indicator): { word: string; mark: Mark } {
  return { word, mark: { state: progressStates[progress], label: `${word}: ${progressWords[progress]}` } };
}

export const creditFlagText: Readonly<Record<CreditFlag, string>> = { limit: 'über Kreditlimite', onHold: 'Kunde gesperrt' };

/** Receipt, delivered, invoiced, payment: the four squares of an order (back office §4). */
export function orderMarks(
  order: Pick<OrderSummary, 'orderStatusId' | 'paymentStatusId' | 'delivered' | 'invoiced'>,
): Record<'receipt' | 'delivered' | 'invoiced' | 'paid', Mark> {
  const mark = (name: string, progress: Indicator): Mark =>
    order.orderStatusId === orderState.CANCELED ? { state: 'canceled', label: `${name}: storniert` } : progressMark(name, progress).mark;
  return {
    receipt: mark('Eingang', receiptConfirmationIndicator(order.orderStatusId)),
    delivered: mark('Geliefert', order.delivered),
    invoiced: mark('Fakturiert', order.invoiced),
    paid: mark('Zahlung', paymentIndicator(order.paymentStatusId)),
  };
}

export function deliveryText(order: Pick<Order, 'deliveryType'> & Partial<Pick<Order, 'parcel' | 'byMail'>>): string {
  if (order.deliveryType === 'PICKUP') return 'Abholung';
  if (order.parcel) return `Paket (${order.parcel.name})`;
  if (order.deliveryType === 'FEDEX') return 'Paketdienst';
  return order.byMail ? 'Post' : 'Lieferung';
}

const paymentWords: Readonly<Record<number, string>> = { [paymentMethod.INVOICE]: 'Rechnung', [paymentMethod.PREPAYMENT]: 'Vorauskasse' };

export const paymentText = (paymentMethodId: number): string =>
  paymentWords[paymentMethodId] ?? paymentBrand(paymentMethodId) ?? `Zahlart ${paymentMethodId}`;

const lineStates: Readonly<Record<ReturnType<typeof lineStatus>, StatusState>> = {
  '': 'open',
  offen: 'open',
  'teils geliefert': 'part',
  geliefert: 'done',
  teilfakturiert: 'part',
  fakturiert: 'done',
};

/** The status of a line in the specification's words. */
export function lineMark(position: OrderPosition): Mark {
  if (position.storno) return { state: 'canceled', label: 'storniert' };
  const status = lineStatus(position);
  return { state: lineStates[status], label: status };
}
