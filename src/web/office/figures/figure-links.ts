/** Addresses of the lists with exactly the rows that a figure counts. */
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { MonthSpan } from '#domain/figure/month-span.ts';
import { daysIn } from '#domain/figure/month-span.ts';
import type { OpenItemAge } from '#domain/ledger/open-item.ts';
import { paths } from '#web/paths.ts';

/** Neither cancelled nor waiting for a payment. */
const counted = 'orderStatusId:1|2|4';

function listOf(path: string, filters: readonly string[], others: Readonly<Record<string, number>> = {}): string {
  const query = new URLSearchParams(Object.entries(others).map(([key, value]) => [key, String(value)]));
  for (const filter of filters) query.append('filter', filter);
  return `${path}?${query.toString()}`;
}

function range(column: string, span: MonthSpan, last?: PlainDate): string {
  const { from, to } = daysIn(span);
  return `${column}:${from}..${last !== undefined && last < to ? last : to}`;
}

export const invoicesOf = (span: MonthSpan, onlyCredited = false): string =>
  listOf(`${paths.officePayments}/invoices`, [range('issuedOn', span), ...(onlyCredited ? ['credited:0.01..'] : [])]);

/** `only`: of this customer, or with a line of this product type. */
export const ordersOf = (span: MonthSpan, only: Readonly<Partial<Record<'customerId' | 'productTypeId', number>>> = {}): string =>
  listOf(paths.officeOrders, [range('createdAt', span), counted], only);

/** Promised for a day before today. */
export const promisesOf = (span: MonthSpan, today: PlainDate, states = 'KEPT|LATE|OPEN'): string =>
  listOf(paths.officeOrders, [range('confirmedDeliveryDate', span, addDays(today, -1)), counted, `promise:${states}`]);

export const quotesOf = (span: MonthSpan, ...filters: string[]): string =>
  listOf(paths.officeQuotes, [range('decidedOn', span), ...filters]);

export const openItemsOf = (age?: OpenItemAge): string =>
  age === undefined ? paths.officePayments : listOf(paths.officePayments, [`age:${age}`]);
