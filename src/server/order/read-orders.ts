/** A page of orders, newest first. A customer's list is always that customer's, whatever else is asked for. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Order, OrderSummary, readOrders as endpoint } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import { orderState } from '#domain/order/order-state.ts';
import { orderDelivered, orderInvoiced } from '#domain/position/line-status.ts';
import type { Position } from '#domain/position/position.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { dateWindow } from '#server/call/date-window.ts';
import { orderAnswer } from './order-answer.ts';
import { findOrders, pageOfOrders, positionFacts, positionsOf } from './order-store.ts';
import type { OrderFilter, OrderRow } from './order-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];
type Item = OrderSummary & { order?: Order };

export async function readOrders(
  db: Db,
  query: Query,
  actor: Actor,
): Promise<{ items: Item[]; page: number; perPage: number; total: number }> {
  const { page, perPage } = query;
  const filter = filterOf(query, actor);
  if (filter === null) return { items: [], page, perPage, total: 0 };
  const { ids, total } = await pageOfOrders(db, filter, query);
  const [rows, facts, positions] = await Promise.all([
    findOrders(db, ids),
    positionFacts(db, ids),
    query.returnAdditionalInformation ? positionsOf(db, ids) : null,
  ]);
  const items = rows.map((row) => ({
    ...summaryOf(row, facts.get(row.id) ?? []),
    ...(positions === null ? {} : { order: orderAnswer(row, positions.get(row.id) ?? []) }),
  }));
  return { items, page, perPage, total };
}

/** Null: the caller can have no orders. */
function filterOf(query: Query, actor: Actor): OrderFilter | null {
  const staff = may(actor, 'manageOrders');
  const own = customerIdOf(actor);
  if (!staff && (own === null || (query.customerId !== undefined && query.customerId !== own))) return null;
  return {
    customerId: staff ? (query.customerId ?? null) : own,
    ids: query.id === undefined ? null : [query.id],
    stateIds: query.orderStatusId === undefined ? null : [query.orderStatusId],
    notStateIds: query.showPreparation || query.orderStatusId === orderState.PREPARATION ? [] : [orderState.PREPARATION],
    ...dateWindow(query),
    search: query.search?.trim() ?? '',
  };
}

function summaryOf(row: OrderRow, positions: readonly Position[]): OrderSummary {
  return {
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    requestedDeliveryDate: row.requested_delivery_date,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    externalCustomerNo: row.external_customer_no,
    deliveryType: row.delivery_type,
    customerRequestType: row.customer_request_type,
    customerName: row.customer_name,
    city: row.city,
    positionCount: positions.length,
    total: chfFromRappen(rappen(row.total_amount)),
    delivered: orderDelivered(positions),
    invoiced: orderInvoiced(positions),
  };
}
