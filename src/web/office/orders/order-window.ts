/** Which orders the list covers, beside its columns: those of a week, of a customer, of a product type, and whether those with a pending payment are included. */
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { weekOf } from '#domain/calendar/week.ts';

export interface OrderWindow {
  /** The Monday of the week; null: all weeks. */
  readonly week: PlainDate | null;
  readonly showPreparation: boolean;
  /** Only where a link says so, such as those of the figures. */
  readonly customerId?: number;
  /** The same; 0: with a line without a product. */
  readonly productTypeId?: number;
}

const [weekKey, preparationKey] = ['week', 'showPreparation'];

export function orderWindowOf(query: URLSearchParams): OrderWindow {
  const day = parsePlainDate(query.get(weekKey) ?? '');
  return {
    week: day === null ? null : weekOf(day).from,
    showPreparation: query.get(preparationKey) === 'true',
    ...idOf(query, 'customerId'),
    ...idOf(query, 'productTypeId'),
  };
}

export const narrowKeys = ['customerId', 'productTypeId'] as const;
type NarrowKey = (typeof narrowKeys)[number];

function idOf(query: URLSearchParams, key: NarrowKey): Pick<OrderWindow, NarrowKey> {
  const text = query.get(key) ?? '';
  return /^\d{1,9}$/.test(text) ? { [key]: Number(text) } : {};
}

/** The list's address without one of these limits. */
export function withoutLimit(query: URLSearchParams, key: NarrowKey): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(key);
  return next;
}

/** The list's address with another window; the rest stays. */
export function withOrderWindow(query: URLSearchParams, { week, showPreparation }: OrderWindow): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(weekKey);
  next.delete(preparationKey);
  if (week !== null) next.set(weekKey, week);
  if (showPreparation) next.set(preparationKey, 'true');
  return next;
}

interface WireWindow extends Pick<OrderWindow, NarrowKey> {
  fromDate?: string;
  toDate?: string;
  showPreparation?: string;
}

/** As call parameters: days as dd.mm.yyyy, both included. */
export function wireWindow({ week, showPreparation, customerId, productTypeId }: OrderWindow): WireWindow {
  return {
    ...(week === null ? {} : { fromDate: dateText(week), toDate: dateText(weekOf(week).to) }),
    ...(showPreparation ? { showPreparation: 'true' } : {}),
    ...(customerId === undefined ? {} : { customerId }),
    ...(productTypeId === undefined ? {} : { productTypeId }),
  };
}
