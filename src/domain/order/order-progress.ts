/**
 * The progress of an order as its customer follows it, step by step, and what happens next: done with its time, now, or later.
 * Specification: storefront §2 (profile orders), §3 (Order), back office §4 (Status indicators). It knows no sentence and no page.
 */
import { orderDelivered } from '#domain/position/line-status.ts';
import type { LineProgress } from '#domain/position/line-status.ts';
import type { PromisedDay } from './delivery-day-words.ts';
import { orderState, orderStateName, paymentStatus } from './order-state.ts';
import { isPaidInAdvance, paymentMethod } from './payment-method.ts';

export type ProgressStep = 'placed' | 'payment' | 'production' | 'delivery' | 'invoice' | 'canceled';

export interface ProgressEntry {
  readonly step: ProgressStep;
  readonly state: 'done' | 'now' | 'later';
  /** Instant; null: not yet, or not recorded. */
  readonly at: string | null;
}

/** What happens next; it implies whose turn it is. */
export type NextThing = 'payOnline' | 'payInAdvance' | 'plan' | 'produce' | 'rest' | 'arrived' | 'canceled';

export interface ProgressFacts {
  readonly createdAt: string;
  readonly orderStatusId: number;
  readonly paymentStatusId: number;
  readonly paymentMethodId: number;
  /** `2026-11-24`; null: production has not begun. */
  readonly productionStartedOn: string | null;
  readonly positions: readonly LineProgress[];
}

export interface ProgressNote {
  readonly at: string;
  /** `state`, `payment`, … */
  readonly what: string;
  readonly after: string;
}

const lastNote = (notes: readonly ProgressNote[], is: (note: ProgressNote) => boolean): string | null => notes.findLast(is)?.at ?? null;

/**
 * When all had left, the last time that happened: that an invoice was written or taken back since does not move it. What was invoiced with its
 * payment is invoiced at once when it leaves.
 */
function deliveredAt(notes: readonly ProgressNote[]): string | null {
  const gone: readonly string[] = [orderStateName(orderState.SENT), orderStateName(orderState.INVOICED)];
  const states = notes.filter(({ what }) => what === 'state');
  const before = states.findLastIndex(({ after }) => !gone.includes(after));
  return states[before + 1]?.at ?? null;
}

/** A credit note over a part opens the invoice again, but leaves what is charged: for the customer it stays written. */
function lastInvoiced(order: ProgressFacts, notes: readonly ProgressNote[]): string | null {
  const states = notes.filter(({ what }) => what === 'state');
  const since = states.findLastIndex(({ after }) => after === orderStateName(orderState.INVOICED));
  const onlyTakenBack = states.slice(since + 1).every(({ after }) => after === orderStateName(orderState.SENT));
  const isCharged = order.positions.some(({ quantityInvoiced }) => (quantityInvoiced ?? 0) > 0);
  return onlyTakenBack && isCharged ? (states[since]?.at ?? null) : null;
}

export function orderProgress(order: ProgressFacts, notes: readonly ProgressNote[]): readonly ProgressEntry[] {
  const reached = (state: number): string | null =>
    lastNote(notes, ({ what, after }) => what === 'state' && after === orderStateName(state));
  const placed: ProgressEntry = { step: 'placed', state: 'done', at: order.createdAt };
  if (order.orderStatusId === orderState.CANCELED) return [placed, { step: 'canceled', state: 'done', at: reached(orderState.CANCELED) }];
  const inAdvance = isPaidInAdvance(order.paymentMethodId);
  const paid = order.paymentStatusId === paymentStatus.PAID;
  const delivered = orderDelivered(order.positions) === 'COMPLETE';
  const invoiced = order.orderStatusId === orderState.INVOICED;
  const made = delivered || invoiced;
  const invoicedAt = invoiced ? reached(orderState.INVOICED) : delivered ? lastInvoiced(order, notes) : null;
  const charged = invoiced || invoicedAt !== null;
  return [
    placed,
    ...(inAdvance
      ? [{ step: 'payment', state: paid ? 'done' : 'now', at: paid ? lastNote(notes, ({ what }) => what === 'payment') : null } as const]
      : []),
    { step: 'production', state: made ? 'done' : order.productionStartedOn === null ? 'later' : 'now', at: null },
    { step: 'delivery', state: delivered ? 'done' : invoiced ? 'now' : 'later', at: delivered ? deliveredAt(notes) : null },
    ...(inAdvance && !charged ? [] : [{ step: 'invoice', state: charged ? 'done' : 'later', at: invoicedAt } as const]),
  ];
}

export function nextThing(order: ProgressFacts): NextThing {
  const { orderStatusId, paymentStatusId, paymentMethodId, productionStartedOn, positions } = order;
  if (orderStatusId === orderState.CANCELED) return 'canceled';
  if (orderStatusId === orderState.PREPARATION) return 'payOnline';
  const delivered = orderDelivered(positions);
  if (delivered === 'COMPLETE') return 'arrived';
  if (paymentStatusId === paymentStatus.OPEN && paymentMethodId === paymentMethod.PREPAYMENT) return 'payInAdvance';
  if (delivered === 'PARTIAL') return 'rest';
  return productionStartedOn === null ? 'plan' : 'produce';
}

/** True: something is left to change about it. */
export function mayChangeStill(order: ProgressFacts): boolean {
  const next = nextThing(order);
  return next !== 'canceled' && next !== 'arrived';
}

/** What is said about the day of delivery; null: nothing, because it is over or there is none. */
export function dayNote(order: ProgressFacts & PromisedDay): 'dayWished' | 'dayConfirmed' | null {
  if (!mayChangeStill(order)) return null;
  if (order.confirmedDeliveryDate !== null) return 'dayConfirmed';
  return order.requestedDeliveryDate === null ? null : 'dayWished';
}
