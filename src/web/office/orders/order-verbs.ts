/** The actions possible on an order now, and by whom; others are not offered. */
import type { OfficeAbility } from '#domain/access/permission.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { Order } from '#contract/order.ts';
import { linesToDeliver, linesToInvoice } from './verbs/order-lines.ts';

export type OrderVerb =
  | 'confirmDay'
  | 'deliver'
  | 'invoice'
  | 'pay'
  | 'production'
  | 'noProduction'
  | 'mail'
  | 'refund'
  | 'copy'
  | 'cancel';

interface Rule {
  ability: OfficeAbility;
  /** `refundable`: paid online and not given back yet. */
  holds: (order: Order, refundable: number) => boolean;
}

const isRunning = ({ orderStatusId }: Order): boolean => orderStatusId !== orderState.CANCELED && orderStatusId !== orderState.PREPARATION;
const hasMoved = ({ positions }: Order): boolean =>
  positions.some(({ quantityDelivered, quantityInvoiced }) => quantityDelivered > 0 || quantityInvoiced > 0);
const isOpen = ({ paymentStatusId, orderStatusId }: Order): boolean =>
  paymentStatusId === paymentStatus.OPEN && orderStatusId !== orderState.CANCELED;

const rules: Readonly<Record<OrderVerb, Rule>> = {
  confirmDay: { ability: 'manageOrders', holds: (order) => order.orderStatusId === orderState.PLACED },
  deliver: { ability: 'dispatch', holds: (order) => isRunning(order) && linesToDeliver(order).length > 0 },
  invoice: { ability: 'recordPayments', holds: (order) => isRunning(order) && linesToInvoice(order).length > 0 },
  pay: { ability: 'recordPayments', holds: isOpen },
  production: {
    ability: 'manageOrders',
    holds: ({ orderStatusId, productionStartedOn }) => orderStatusId === orderState.PLACED && productionStartedOn === null,
  },
  noProduction: {
    ability: 'manageOrders',
    holds: ({ orderStatusId, productionStartedOn }) => orderStatusId === orderState.PLACED && productionStartedOn !== null,
  },
  mail: { ability: 'manageOrders', holds: ({ orderStatusId }) => orderStatusId !== orderState.PREPARATION },
  refund: { ability: 'manageOrders', holds: (_order, refundable) => refundable > 0 },
  copy: { ability: 'manageOrders', holds: ({ orderStatusId }) => orderStatusId !== orderState.PREPARATION },
  cancel: {
    ability: 'manageOrders',
    holds: (order) => order.orderStatusId !== orderState.CANCELED && !hasMoved(order),
  },
};

const keys = Object.keys(rules) as OrderVerb[];

/** In working order. */
export function verbsOf({ order, refundable }: { order: Order; refundable: number }, perm: readonly number[]): OrderVerb[] {
  return keys.filter((key) => rules[key].holds(order, refundable) && holdsAbility(perm, rules[key].ability));
}

/** The next action due; null: none. Prepaid orders are paid first and invoiced last; otherwise delivered goods are invoiced before more leave. */
export function nextVerb(order: Order, verbs: readonly OrderVerb[]): OrderVerb | null {
  const isPrepaid = order.paymentMethodId === paymentMethod.PREPAYMENT;
  const work: readonly OrderVerb[] = isPrepaid ? ['pay', 'confirmDay', 'deliver', 'invoice'] : ['confirmDay', 'invoice', 'deliver', 'pay'];
  const due = work.filter((verb) => verb !== 'confirmDay' || order.confirmedDeliveryDate === null);
  return due.find((verb) => verbs.includes(verb)) ?? null;
}

/** Shown in the head, the next action last; the others are behind the three dots. */
const headVerbs: readonly OrderVerb[] = ['confirmDay', 'deliver', 'invoice'];

export function partedVerbs(verbs: readonly OrderVerb[], main: OrderVerb | null): { inHead: OrderVerb[]; behindDots: OrderVerb[] } {
  const others = verbs.filter((verb) => verb !== main);
  return {
    inHead: [...others.filter((verb) => headVerbs.includes(verb)), ...verbs.filter((verb) => verb === main)],
    behindDots: others.filter((verb) => !headVerbs.includes(verb)),
  };
}
