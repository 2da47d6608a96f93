/** Texts for a quote's state on staff screens. */
import type { Quote, QuoteStateName } from '#contract/quote.ts';
import { mayDeleteQuote, mayWriteQuote, quoteState } from '#domain/quote/quote-state.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { quoteWords } from './quote-words.ts';

const marks: Readonly<Record<QuoteStateName, StatusState>> = {
  REQUESTED: 'open',
  DRAFT: 'working',
  SENT: 'part',
  ORDERED: 'done',
  WITHDRAWN: 'canceled',
  LOST: 'canceled',
  EXPIRED: 'canceled',
};

export const quoteStates = Object.keys(marks) as QuoteStateName[];

export function quoteMark(state: QuoteStateName): { state: StatusState; label: string } {
  return { state: marks[state], label: quoteWords.states[state] };
}

/** Why a quote cannot be edited any more, as a sentence; null: it can. */
export function closedBecause({ state }: Pick<Quote, 'state'>): string | null {
  const reason = mayWriteQuote(state);
  return reason === null ? null : (quoteWords.closed[reason.key as keyof typeof quoteWords.closed] ?? null);
}

/** A draft that was never sent is deleted, not withdrawn. */
export function isUnseen({ state, versionNumber }: Pick<Quote, 'state' | 'versionNumber'>): boolean {
  return mayDeleteQuote({ state: state === 'DRAFT' ? quoteState.DRAFT : 0, sendings: versionNumber, asked: false });
}

/** How it is paid when staff decide: an artwork not on account. */
export const paymentOptions = (customerRequestType: number) =>
  quoteWords.paymentMethods
    .filter(([value]) => value !== '' && (customerRequestType !== 3 || value !== '1'))
    .map(([value, label]) => ({ value, label }));
