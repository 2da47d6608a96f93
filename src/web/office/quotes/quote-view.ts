/** How a quote's state reads on staff screens. */
import type { Quote, QuoteStateName } from '#contract/quote.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { quoteTexts } from './quote-texts.ts';

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
  return { state: marks[state], label: quoteTexts.states[state] };
}

/** An ordered or withdrawn quote stays as it is. */
export function isWritable({ state }: Pick<Quote, 'state'>): boolean {
  return state !== 'ORDERED' && state !== 'WITHDRAWN';
}
