/** The columns of the list of orders, under the field names of the contract. */
import { deliveryTypes } from '#domain/checkout/delivery.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { OrderSummary } from '#contract/order.ts';
import { officeOrderPath } from '#web/paths.ts';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { ownNumberColumn } from '../list/number-columns.tsx';
import { assignedColumn } from '../list/assigned-column.ts';
import { instantIso } from '../text/instant-text.ts';
import { officeWords } from '../frame/office-words.ts';
import { bulkWords } from './bulk/bulk-words.ts';
import { IndicatorButton } from './indicator-button.tsx';
import type { IndicatorKey } from './order-indicators.ts';
import { creditFlagText, deliveryText, paymentText, stateMark } from './order-view.ts';
import { orderListWords } from './order-words.ts';

const t = officeWords.list;

const progress: readonly Choice[] = [
  { value: 'OPEN', label: 'offen', mark: 'open' },
  { value: 'PARTIAL', label: 'teils', mark: 'part' },
  { value: 'COMPLETE', label: 'erledigt', mark: 'done' },
];

const states: readonly Choice[] = Object.values(orderState).map((value) => {
  const { label, state } = stateMark(value);
  return { value, label, mark: state };
});

const creditFlags: readonly Choice[] = Object.entries(creditFlagText).map(([value, label]) => ({ value, label, mark: 'error' }));

const promises: readonly Choice[] = [
  { value: 'KEPT', label: orderListWords.promises.KEPT, mark: 'done' },
  { value: 'LATE', label: orderListWords.promises.LATE, mark: 'error' },
  { value: 'OPEN', label: orderListWords.promises.OPEN, mark: 'open' },
];

const methods: readonly Choice[] = Object.values(paymentMethod).map((value) => ({ value, label: paymentText(value) }));

const deliveries: readonly Choice[] = [
  ...deliveryTypes.map((deliveryType) => ({ value: deliveryType, label: deliveryText({ deliveryType }) })),
  { value: 'MAIL', label: deliveryText({ deliveryType: 'DELIVERY', byMail: true }) },
];

const receiptText = ({ orderStatusId }: OrderSummary): string =>
  orderStatusId === orderState.PREPARATION ? bulkWords.progress.OPEN : bulkWords.progress.COMPLETE;

export const orderColumns: readonly Column<OrderSummary>[] = [
  ownNumberColumn(t.number, officeOrderPath),
  { key: 'customerName', head: t.customer, kind: 'text', width: 190, strong: true, phone: 'title' },
  { key: 'orderStatusId', head: t.status, kind: 'state', width: 116, choices: states, phone: 'second' },
  { key: 'total', head: t.total, kind: 'money', width: 96, strong: true, phone: 'figure', value: ({ total }) => rappenFromChf(total) },
  { key: 'createdAt', head: t.date, kind: 'date', width: 92, value: ({ createdAt }) => instantIso(createdAt) },
  { key: 'requestedDeliveryDate', head: t.wish, kind: 'date', width: 92 },
  { key: 'confirmedDeliveryDate', head: t.confirmed, kind: 'date', width: 92 },
  { key: 'receipt', head: orderListWords.receipt, kind: 'text', width: 96, sort: false, filter: false, value: receiptText },
  { key: 'delivered', head: t.deliveredWord, kind: 'state', width: 92, choices: progress },
  { key: 'invoiced', head: t.invoicedWord, kind: 'state', width: 92, choices: progress },
  {
    key: 'paymentStatusId',
    head: t.paidWord,
    kind: 'state',
    width: 90,
    choices: [
      { value: paymentStatus.OPEN, label: 'offen', mark: 'open' },
      { value: paymentStatus.PAID, label: 'bezahlt', mark: 'done' },
    ],
  },
  { key: 'creditFlag', head: t.credit, kind: 'state', width: 132, choices: creditFlags, sort: false, filter: false },
  { key: 'city', head: t.place, kind: 'text', width: 116 },
  { key: 'externalCustomerNo', head: t.customerReference, kind: 'text', width: 150 },
  {
    key: 'deliveryType',
    head: t.delivery,
    kind: 'choice',
    width: 96,
    choices: deliveries,
    value: ({ deliveryType, byMail }) => (byMail ? 'MAIL' : deliveryType),
  },
  { key: 'promise', head: orderListWords.promise, kind: 'state', width: 132, choices: promises, hidden: true },
  { key: 'positionCount', head: t.positions, kind: 'number', width: 60 },
  { key: 'paymentMethodId', head: t.method, kind: 'choice', width: 120, choices: methods, hidden: true },
  assignedColumn,
];

const indicators: Readonly<Record<string, IndicatorKey>> = {
  receipt: 'receipt',
  delivered: 'delivered',
  invoiced: 'invoiced',
  paymentStatusId: 'payment',
};

/** The same columns with indicators that can be pressed. */
export function pressableColumns(onPress: (key: IndicatorKey, order: OrderSummary) => void): readonly Column<OrderSummary>[] {
  return orderColumns.map((column) => {
    const key = indicators[column.key];
    if (key === undefined) return column;
    return { ...column, cell: (order) => <IndicatorButton of={key} orders={[order]} onPress={() => onPress(key, order)} tabIndex={-1} /> };
  });
}

export const orderStandard: GridView = { ...plainView, sort: [{ column: 'createdAt', descending: true }] };
