/** The user's open tasks by kind: their number and the rows waiting longest. */
import { readOpenItems } from '#contract/ledger.ts';
import { readMails } from '#contract/mail.ts';
import { readOrders } from '#contract/order.ts';
import { readQuotes } from '#contract/quote.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { readToday } from '#contract/today.ts';
import { readWorkOrders } from '#contract/work-order.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { desksFor } from '#domain/access/desk.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { officeInvoicePath, officeMailPath, officeOrderPath, officeQuotePath, workOrderPath } from '#web/paths.ts';
import { germanNames } from '../document/german-names.tsx';
import type { GermanNames, Reader } from '../document/german-names.tsx';
import type { ScreenKey } from '../frame/screen.ts';
import { missingText } from '../text/missing-text.ts';
import { countOf, waitsAt, waitsOf } from '../frame/waits.ts';
import type { Wait } from '../frame/waits.ts';
import type { DeskCount } from './desk-bar.tsx';
import type { NotedRow } from './follow-up-dialog.tsx';
import { orderDue } from './order-due.ts';
import type { TodayView } from './today-view.ts';
import { todayWords as t } from './today-words.ts';

const mostRows = 5;

export interface WaitingRow {
  address: string;
  number: string;
  customer: string;
  /** Contents: the first line and the number of lines. */
  about: string;
  /** The day it is due; null: none. */
  day: string | null;
  createdAt: string;
  /** In Rappen; null: not priced yet. */
  total: number | null;
  pictureUrl: string | null;
  /** The record that can be looked at again later; null: it takes no follow-up. */
  noted: NotedRow | null;
}

export interface WaitingGroup {
  wait: Wait;
  rows: WaitingRow[];
}

/** What waits at each of the user's desks, and the rows of the open one. */
export async function loadToday(
  reader: Reader,
  { desk, mine }: TodayView,
  perm: readonly number[],
): Promise<{ desks: DeskCount[]; groups: WaitingGroup[] }> {
  const { items } = await reader.call(readToday, { query: mine ? { mine: 'true' } : {} });
  const all = waitsOf(items).filter(({ count }) => count > 0);
  const waits = desk === null ? [] : waitsAt(all, desk);
  const rowsOf: Partial<Record<ScreenKey, (reader: Reader, wait: Wait) => Promise<WaitingRow[]>>> = {
    orders: ordersOf,
    quotes: quotesOf,
    payments: openItemsOf,
    production: worksOf,
    outbox: mailsOf,
  };
  const groups = await Promise.all(waits.map(async (wait) => ({ wait, rows: (await rowsOf[wait.screen]?.(reader, wait)) ?? [] })));
  return { desks: desksFor(perm).map((each) => ({ desk: each, count: countOf(waitsAt(all, each)) })), groups };
}

const asked = ({ filter, sort }: Wait) => ({ perPage: mostRows, filter: [...filter], sort, returnAdditionalInformation: 'true' });

async function ordersOf(reader: Reader, wait: Wait): Promise<WaitingRow[]> {
  const { items } = await reader.call(readOrders, { query: asked(wait) });
  const orders = items.filter((item) => 'positions' in item);
  const names = await germanNames(reader, ...orders);
  return orders.map(({ id, formattedId, customerName, createdAt, positionCount, positions, ...rest }) => ({
    address: officeOrderPath(id),
    noted: { kind: 'order', id, label: formattedId },
    number: formattedId,
    customer: customerName,
    about: aboutOf(positions, positionCount, names),
    ...orderDue(wait.key, rest),
    createdAt,
    pictureUrl: positions[0]?.pictureUrl ?? null,
  }));
}

async function quotesOf(reader: Reader, wait: Wait): Promise<WaitingRow[]> {
  const { items } = await reader.call(readQuotes, { query: asked(wait) });
  const quotes = items.filter((item) => 'positions' in item);
  const names = await germanNames(reader, ...quotes);
  return quotes.map(({ id, formattedId, customerName, createdAt, validUntil, positionCount, positions, ...rest }) => ({
    address: officeQuotePath(id),
    noted: { kind: 'quote', id, label: formattedId },
    number: formattedId,
    customer: customerName,
    about: aboutOf(positions, positionCount, names),
    day: validUntil,
    createdAt,
    total: rest.total === null ? null : rappenFromChf(rest.total),
    pictureUrl: positions[0]?.pictureUrl ?? null,
  }));
}

async function openItemsOf({ call }: Reader, { filter, sort }: Wait): Promise<WaitingRow[]> {
  const { items } = await call(readOpenItems, { query: { perPage: mostRows, filter: [...filter], sort } });
  return items.map(({ id, formattedId, customerName, issuedOn, dueDay, total, fees, open }) => ({
    address: officeInvoicePath(id),
    noted: { kind: 'invoice', id, label: formattedId },
    number: formattedId,
    customer: customerName,
    about: t.openOf(amountText(rappenFromChf(total)), fees === 0 ? null : amountText(rappenFromChf(fees))),
    day: dueDay,
    createdAt: `${issuedOn}T00:00:00.000Z`,
    total: rappenFromChf(open),
    pictureUrl: null,
  }));
}

/** Material for work of the next two months can still be bought. */
async function worksOf({ call }: Reader, { key }: Wait): Promise<WaitingRow[]> {
  const { date } = localNow(Date.now());
  const { items } = await call(readWorkOrders, { query: { from: date, to: addDays(date, 61) } });
  const isMeant = ({ day, state, missing }: WorkOrder): boolean =>
    key === 'lateWork' ? state === 'OPEN' && day < date : missing.length > 0;
  const works = items.filter(isMeant).slice(0, mostRows);
  return works.map(({ id, formattedId, customerName, quantity, name, missing, day, pictureHash }) => ({
    address: workOrderPath(id),
    noted: null,
    number: formattedId,
    customer: customerName,
    about: missing.length === 0 ? `${quantity} × ${name}` : `${quantity} × ${name}: ${missingText(missing)}`,
    day,
    createdAt: `${day}T00:00:00.000Z`,
    total: null,
    pictureUrl: pictureHash === null ? null : `/api/media/picture/${pictureHash}`,
  }));
}

async function mailsOf({ call }: Reader): Promise<WaitingRow[]> {
  const { items } = await call(readMails, { query: { state: 'failed', perPage: mostRows } });
  return items.map(({ id, to, subject, lastError, createdAt }) => ({
    address: officeMailPath(id),
    noted: null,
    number: String(id),
    customer: to,
    about: `${subject}: ${lastError}`,
    day: null,
    createdAt,
    total: null,
    pictureUrl: null,
  }));
}

function aboutOf(positions: readonly { quantity: number; name: string; productId: number | null }[], count: number, names: GermanNames) {
  const [first] = positions;
  const words = first === undefined ? '' : `${first.quantity} × ${names[first.productId ?? 0] ?? first.name}`;
  return count > 1 ? `${words} und ${count - 1} weitere` : words;
}
