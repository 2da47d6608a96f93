/** Columns by which the list of orders may be sorted and filtered, under their names on the wire. */
import { orderStateName, orderStates, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { requestKind } from '#domain/order/request-kind.ts';
import type { Choice, ListColumns } from '#server/call/list-columns.ts';
import { assignedColumn } from '#server/record/assigned-column.ts';

const numbered = (names: Readonly<Record<string, number>>): Choice[] =>
  Object.entries(names).map(([label, stored]) => ({ value: String(stored), label, stored }));

const named = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));

const progress = named('OPEN', 'PARTIAL', 'COMPLETE');

export const orderColumns = {
  formattedId: { kind: 'text' },
  createdAt: { kind: 'instant' },
  orderStatusId: { kind: 'choice', choices: numbered(Object.fromEntries(orderStates.map((state) => [orderStateName(state), state]))) },
  paymentStatusId: { kind: 'choice', choices: numbered(paymentStatus) },
  paymentMethodId: { kind: 'choice', choices: numbered(paymentMethod) },
  customerName: { kind: 'text' },
  city: { kind: 'text' },
  externalCustomerNo: { kind: 'text' },
  deliveryType: { kind: 'choice', choices: named('PICKUP', 'DELIVERY', 'MAIL', 'FEDEX') },
  customerRequestType: { kind: 'choice', choices: numbered(requestKind) },
  requestedDeliveryDate: { kind: 'day' },
  confirmedDeliveryDate: { kind: 'day' },
  dueDate: { kind: 'day' },
  paymentDueDate: { kind: 'day' },
  positionCount: { kind: 'number' },
  total: { kind: 'chf' },
  delivered: { kind: 'choice', choices: progress },
  invoiced: { kind: 'choice', choices: progress },
  promise: { kind: 'choice', choices: named('KEPT', 'LATE', 'OPEN') },
} as const satisfies ListColumns;

/** What staff filter by besides. */
export const staffOrderColumns: ListColumns = { ...orderColumns, ...assignedColumn };
