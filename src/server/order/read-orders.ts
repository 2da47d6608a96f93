/** A page of orders, newest first unless sorted otherwise. Customers only ever get their own orders, whatever the query asks for. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { CreditFlag, Order, OrderSummary, readOrders as endpoint } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, userIdOf } from '#domain/access/permission.ts';
import { orderState } from '#domain/order/order-state.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import { notFound } from '#server/call/refusal.ts';
import { dateWindow } from '#server/call/date-window.ts';
import { creditFlags } from './credit-flag-store.ts';
import { orderAnswer, orderForCustomer } from './order-answer.ts';
import { orderColumns, staffOrderColumns } from './order-columns.ts';
import { pageOfOrders } from './order-list-store.ts';
import type { OrderFilter } from './order-list-store.ts';
import { findOrders, positionsOf } from './order-store.ts';
import type { OrderRow } from './order-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];
type Item = OrderSummary | (Order & OrderSummary);

/** `inReadersWords`: of what a customer reads; staff read an order as it was written. */
export async function readOrders(
  db: Db,
  query: Query,
  actor: Actor,
  inReadersWords: (order: Order) => Order = (order) => order,
): Promise<{ items: Item[]; page: number; perPage: number; total: number; totalIsAtLeast?: boolean }> {
  const { page, perPage } = query;
  const filter = filterOf(query, actor);
  if (filter === null) return { items: [], page, perPage, total: 0 };
  const sort = checkedSort(orderColumns, query.sort);
  const { ids, total } = await pageOfOrders(db, filter, { sort, page, perPage });
  const staff = may(actor, 'seeOrders');
  const whole = query.returnAdditionalInformation || query.id !== undefined;
  const [rows, positions, flags] = await Promise.all([
    findOrders(db, ids),
    whole ? positionsOf(db, ids) : null,
    staff ? creditFlags(db, ids) : null,
  ]);
  const readBy = (order: Order): Order => (staff ? order : inReadersWords(orderForCustomer(order)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const summary = summaryOf(row, flags?.get(id) ?? null);
    if (positions === null) return [summary];
    return [{ ...readBy(orderAnswer(row, positions.get(id) ?? [])), ...summary }];
  });
  return { items, page, perPage, ...totalOf(total) };
}

/** With all that a list and the order itself say of it. */
export async function readOrderWhole(db: Db, id: number, actor: Actor): Promise<Order & OrderSummary> {
  const query = { id, page: 1, perPage: 1, sort: [], filter: {}, showPreparation: true, returnAdditionalInformation: true };
  const [item] = (await readOrders(db, query, actor)).items;
  if (item === undefined || !('positions' in item)) throw notFound();
  return item;
}

/** Null: the caller may see no orders. */
export function filterOf(
  query: Omit<Query, 'page' | 'perPage' | 'sort' | 'returnAdditionalInformation'>,
  actor: Actor,
): OrderFilter | null {
  const staff = may(actor, 'seeOrders');
  const own = customerIdOf(actor);
  if (!staff && (own === null || (query.customerId !== undefined && query.customerId !== own))) return null;
  const { orderStatusId = null, showPreparation } = query;
  return {
    customerId: staff ? (query.customerId ?? null) : own,
    productTypeId: query.productTypeId ?? null,
    id: query.id ?? null,
    stateId: orderStatusId,
    notStateId: showPreparation || orderStatusId !== null || Object.hasOwn(query.filter, 'orderStatusId') ? null : orderState.PREPARATION,
    ...dateWindow(query),
    search: query.search ?? '',
    conditions: conditionsOf(staff ? staffOrderColumns : orderColumns, query.filter),
    readerId: userIdOf(actor),
  };
}

function summaryOf(row: OrderRow, creditFlag: CreditFlag | null): OrderSummary {
  return {
    id: row.id,
    formattedId: row.formatted_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    requestedDeliveryDate: row.requested_delivery_date,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    dueDate: row.due_date,
    paymentDueDate: row.payment_due_date,
    orderStatusId: row.order_status_id,
    paymentStatusId: row.payment_status_id,
    paymentMethodId: row.payment_method_id,
    externalCustomerNo: row.external_customer_no,
    deliveryType: row.delivery_type,
    byMail: row.by_mail,
    customerRequestType: row.customer_request_type,
    customerName: row.customer_name,
    city: row.city,
    positionCount: row.position_count,
    hasVat: row.has_vat,
    productionStartedOn: row.production_started_on,
    company: row.customer_company,
    net: chfFromRappen(rappen(row.net_amount)),
    total: chfFromRappen(rappen(row.total_amount)),
    delivered: row.delivered,
    invoiced: row.invoiced,
    promise: row.promise,
    creditFlag,
  };
}
