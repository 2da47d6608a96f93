/** Columns by which the list of quotes can be sorted and filtered, under their names on the wire. */
import { lostReasons } from '#domain/quote/lost-reason.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { ListColumns } from '#server/call/list-columns.ts';
import { assignedColumn } from '#server/record/assigned-column.ts';

/** For a state that is not stored but depends on the day. */
export const expired = 7;
/** Withdrawn or lost: customers do not tell them apart. */
export const over = 8;

const { LOST, WITHDRAWN, ...common } = { ...quoteState, EXPIRED: expired };

const choicesOf = (states: Readonly<Record<string, number>>) =>
  Object.entries(states).map(([name, stored]) => ({ value: name, label: name, stored }));

export const customersQuoteColumns = {
  formattedId: { kind: 'text' },
  createdAt: { kind: 'instant' },
  state: { kind: 'choice', choices: choicesOf({ ...common, WITHDRAWN: over }) },
  validUntil: { kind: 'day' },
  externalCustomerNo: { kind: 'text' },
} as const satisfies ListColumns;

export const quoteColumns = {
  ...customersQuoteColumns,
  state: { kind: 'choice', choices: choicesOf({ ...common, WITHDRAWN, LOST }) },
  customerName: { kind: 'text' },
  city: { kind: 'text' },
  positionCount: { kind: 'number' },
  total: { kind: 'chf' },
  /** In hundredths of a percent. */
  margin: { kind: 'number' },
  decidedOn: { kind: 'day' },
  lostReason: { kind: 'choice', choices: lostReasons.map((name) => ({ value: name, label: name, stored: name })) },
  waiting: {
    kind: 'choice',
    choices: [
      { value: 'true', label: 'WAITING', stored: true },
      { value: 'false', label: 'ANSWERED', stored: false },
    ],
  },
} as const satisfies ListColumns;

/** What staff filter by besides. */
export const staffQuoteColumns: ListColumns = { ...quoteColumns, ...assignedColumn };
