/** One order: by id for its customer and for staff, or by its unguessable link for anyone. */
import type { CreditFlag, OrderEvent, Order, OrderByLink } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { orderStates } from '#domain/order/order-state.ts';
import { refuseState } from '#domain/order/state-verb.ts';
import type { Db } from '#server/db/pool.ts';
import { historyOf } from '#server/record/record-history.ts';
import { notFound } from '#server/call/refusal.ts';
import { creditFlags } from './credit-flag-store.ts';
import { orderAnswer, orderForCustomer } from './order-answer.ts';
import { onlineLeft } from './online-left-store.ts';
import { findOrderByUuid, findOrders, positionsOf } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import { verbFactsOf } from './verb-facts.ts';

export interface OrderWithHistory {
  order: Order;
  history: OrderEvent[];
  allowedStates: { orderStatusId: number; refusal: string | null }[];
  creditFlag: CreditFlag | null;
  refundable: number;
}

export async function readOrder(db: Db, id: number, actor: Actor): Promise<OrderWithHistory> {
  const [row] = await findOrders(db, [id]);
  if (!row || !mayReachCustomer(actor, row.customer_id, 'seeOrders')) throw notFound();
  const staff = may(actor, 'seeOrders');
  const [order, history] = await Promise.all([wholeOrder(db, row), eventsOf(db, id)]);
  return {
    order: staff ? order : orderForCustomer(order),
    history: staff ? history : followedByCustomer(history),
    allowedStates: may(actor, 'manageOrders') ? await statesFrom(db, row) : [],
    creditFlag: staff ? ((await creditFlags(db, [id])).get(id) ?? null) : null,
    refundable: may(actor, 'manageOrders') ? chfFromRappen(await onlineLeft(db, id)) : 0,
  };
}

/** The steps of an order that its customer follows. Everything else in its history is for staff: reasons, remarks, values of before, other customers. */
const followedSteps: ReadonlySet<string> = new Set([
  'created',
  'state',
  'payment',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
  'productionStartedOn',
  'delivery',
  'deliveryTakenBack',
  'invoice',
  'creditNote',
]);

/** Without who did it, and without the words of a payment. */
function followedByCustomer(history: readonly OrderEvent[]): OrderEvent[] {
  return history
    .filter(({ what }) => followedSteps.has(what))
    .map((event) => ({ ...event, who: '', after: event.what === 'payment' ? '' : event.after }));
}

/** With the changes of state and payment, and when they happened. */
export async function readOrderByLink(db: Db, uuid: string): Promise<OrderByLink> {
  const { order, history } = await readOrderWithHistoryByLink(db, uuid);
  const followed = history.filter(({ what }) => what === 'state' || what === 'payment');
  return { ...order, history: followed.map(({ at, what, after }) => ({ at, what, after })) };
}

export async function readOrderWithHistoryByLink(db: Db, uuid: string): Promise<Pick<OrderWithHistory, 'order' | 'history'>> {
  const row = await findOrderByUuid(db, uuid);
  if (!row) throw notFound();
  const [order, history] = await Promise.all([wholeOrder(db, row), eventsOf(db, row.id)]);
  return { order: orderForCustomer(order), history: followedByCustomer(history) };
}

async function eventsOf(db: Db, id: number): Promise<OrderEvent[]> {
  const entries = await historyOf(db, 'order', id);
  return entries.map(({ at, who, field, before, after }) => ({
    at,
    who,
    what: field,
    before: String(before ?? ''),
    after: String(after ?? ''),
  }));
}

export async function wholeOrder(db: Db, row: OrderRow): Promise<Order> {
  return orderAnswer(row, (await positionsOf(db, [row.id])).get(row.id) ?? []);
}

async function statesFrom(db: Db, row: OrderRow): Promise<OrderWithHistory['allowedStates']> {
  const positions = (await positionsOf(db, [row.id])).get(row.id) ?? [];
  const facts = await verbFactsOf(db, { row, positions });
  return orderStates
    .filter((to) => to !== row.order_status_id)
    .map((to) => ({ orderStatusId: to, refusal: refuseState(facts, to, { deliverAll: false })?.key ?? null }));
}
