/**
 * The life of a quote: requested by a customer or drafted by staff, sent in numbered versions, ordered once, withdrawn or lost. A sent quote expires by itself.
 * Specification: storefront §3 (Quote; a missing validity means expired), back office §4. It knows no price and no link.
 */
import type { LocalMoment } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isQuoteExpired } from '#domain/calendar/quote-validity.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const quoteState = { REQUESTED: 1, DRAFT: 2, SENT: 3, ORDERED: 4, WITHDRAWN: 5, LOST: 6 } as const;
export type QuoteState = (typeof quoteState)[keyof typeof quoteState];
export type QuoteStateName = keyof typeof quoteState;

/** The state shown to readers: expiry is not stored, it follows from the day. */
export type ShownQuoteState = QuoteStateName | 'EXPIRED';

export interface QuoteStanding {
  readonly state: number;
  /** Day of the last sending; null: never sent. */
  readonly sentOn: PlainDate | null;
  /** Calendar days; null: never valid. */
  readonly validityDays: number | null;
}

/** Sending again makes the next version. */
const successors: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  [quoteState.REQUESTED]: [quoteState.SENT, quoteState.WITHDRAWN, quoteState.LOST],
  [quoteState.DRAFT]: [quoteState.SENT, quoteState.WITHDRAWN, quoteState.LOST],
  [quoteState.SENT]: [quoteState.SENT, quoteState.ORDERED, quoteState.WITHDRAWN, quoteState.LOST],
  [quoteState.ORDERED]: [],
  [quoteState.WITHDRAWN]: [],
  [quoteState.LOST]: [],
};

function isQuoteState(id: number): id is QuoteState {
  return id === 1 || id === 2 || id === 3 || id === 4 || id === 5 || id === 6;
}

/** `SENT`, …; `UNKNOWN` for any other number. */
export function quoteStateName(state: number): QuoteStateName | 'UNKNOWN' {
  const names: Readonly<Record<QuoteState, QuoteStateName>> = {
    1: 'REQUESTED',
    2: 'DRAFT',
    3: 'SENT',
    4: 'ORDERED',
    5: 'WITHDRAWN',
    6: 'LOST',
  };
  return isQuoteState(state) ? names[state] : 'UNKNOWN';
}

export function shownQuoteState({ state, sentOn, validityDays }: QuoteStanding, now: LocalMoment): ShownQuoteState {
  switch (state) {
    case quoteState.REQUESTED:
      return 'REQUESTED';
    case quoteState.DRAFT:
      return 'DRAFT';
    case quoteState.SENT:
      return sentOn === null || isQuoteExpired(sentOn, validityDays, now) ? 'EXPIRED' : 'SENT';
    case quoteState.ORDERED:
      return 'ORDERED';
    case quoteState.LOST:
      return 'LOST';
    default:
      return 'WITHDRAWN';
  }
}

/** Null: the quote may take the new state. */
export function mayChangeQuote(from: number, to: number): Refusal | null {
  const allowed = isQuoteState(from) && isQuoteState(to) && successors[from].includes(to);
  return allowed ? null : refusal('quoteTransitionNotAllowed', { from, to });
}

/** Null: it may be ordered now. Ordered, withdrawn and expired quotes are refused with different reasons. */
export function mayOrderQuote(standing: QuoteStanding, now: LocalMoment): Refusal | null {
  switch (shownQuoteState(standing, now)) {
    case 'SENT':
      return null;
    case 'ORDERED':
      return refusal('quoteAlreadyOrdered');
    case 'EXPIRED':
      return refusal('quoteExpired');
    case 'WITHDRAWN':
    case 'LOST':
      return refusal('quoteWithdrawn');
    default:
      return refusal('quoteNotSent');
  }
}

/** Why a quote can no longer be edited; null: it can. An expired one can be edited and sent again. */
const closed: Readonly<Record<ShownQuoteState, 'quoteAlreadyOrdered' | 'quoteWithdrawn' | 'quoteLost' | null>> = {
  REQUESTED: null,
  DRAFT: null,
  SENT: null,
  EXPIRED: null,
  ORDERED: 'quoteAlreadyOrdered',
  WITHDRAWN: 'quoteWithdrawn',
  LOST: 'quoteLost',
};

/** Null: staff may edit it. */
export function mayWriteQuote(shown: ShownQuoteState): Refusal | null {
  const reason = closed[shown];
  return reason === null ? null : refusal(reason);
}

/** A draft that no customer has requested or seen can be deleted. */
export function mayDeleteQuote({ state, sendings, asked }: { state: number; sendings: number; asked: boolean }): boolean {
  return state === quoteState.DRAFT && sendings === 0 && !asked;
}

/** Customers learn that it is over, but not the reason noted by staff. */
export function stateForCustomer(shown: ShownQuoteState): ShownQuoteState {
  return shown === 'LOST' ? 'WITHDRAWN' : shown;
}

/** Customers see what was sent to them; drafts of staff are internal. */
export function isVisibleToCustomer(state: number): boolean {
  return state !== quoteState.DRAFT;
}
