/** Orders as rows for the ERP. The amounts of an order's rows add up to its net total, and match those of its confirmation to the Rappen. */
import type { Order, OrderPosition } from '#contract/order.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { placeLine } from '#domain/contact/address.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { erpColumns } from '#domain/order/erp-columns.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { CustomerCode } from './order-export-store.ts';

export const exportHeadings: readonly string[] = erpColumns.map(({ heading }) => heading);

const states: Readonly<Record<number, string>> = {
  [orderState.PLACED]: 'neu',
  [orderState.SENT]: 'geliefert',
  [orderState.INVOICED]: 'fakturiert',
  [orderState.CANCELED]: 'storniert',
};
const ways = { PICKUP: 'Abholung', TRUCK: 'Lieferung', MAIL: 'Post', FEDEX: 'Paket' } as const;
const payments: Readonly<Record<number, string>> = { 1: 'Rechnung', 2: 'Vorauskasse' };

/** Cancelled lines are left out; the parts of a set follow it, without amounts of their own. */
export function exportRows(order: Order, { number, code }: CustomerCode): CsvCell[][] {
  const { totals } = order;
  const head = [
    order.formattedId,
    states[order.orderStatusId] ?? '',
    order.erpNumber,
    number,
    code,
    order.customer.name,
    order.externalCustomerNo,
    dayText(localNow(Date.parse(order.createdAt)).date),
    dayText(order.requestedDeliveryDate),
    dayText(order.confirmedDeliveryDate),
    ways[deliveryModeOf(order)],
    payments[order.paymentMethodId] ?? 'online',
    order.paymentTermDays,
    addressText(order.deliveryAddress),
    addressText(order.invoiceAddress),
  ];
  const foot = [order.hasVat ? order.vatPercent : 0, totals.net, totals.vat, totals.total, 'CHF'];
  const lines = order.positions.filter(({ storno }) => !storno);
  const places = new Map(lines.map(({ id }, at) => [id, at + 1]));
  return [
    ...lines.map((line) => lineCells(line, places)),
    ...(totals.discountAmount === 0 ? [] : [extraCells('RABATT', 'Rabatt', 0 - totals.discountAmount)]),
    ...(order.deliveryCost === 0 ? [] : [extraCells('LIEFERUNG', 'Lieferung', order.deliveryCost)]),
  ].map((cells) => [...head, ...cells, ...foot]);
}

function lineCells(line: OrderPosition, places: ReadonlyMap<number, number>): CsvCell[] {
  const { id, parentId, articleNumber, name, externalCustomerNo, quantity, pricePerOne, finalPrice } = line;
  const isPart = parentId !== null;
  return [
    places.get(id) ?? null,
    isPart ? (places.get(parentId) ?? null) : null,
    articleNumber,
    name,
    externalCustomerNo,
    quantity,
    isPart ? null : pricePerOne,
    isPart ? null : finalPrice,
  ];
}

const extraCells = (article: string, name: string, amount: number): CsvCell[] => [null, null, article, name, '', 1, amount, amount];

const dayText = (day: string | null): string => (day ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

function addressText(address: Order['deliveryAddress']): string {
  if (address === null) return '';
  const { name, addition, street, additionalAddress, country } = address;
  return [name, addition, street, additionalAddress, placeLine(address), country].filter((part) => part !== '').join(', ');
}
