/** A quote that is about to be stored: everything of it that a later change of catalogue, customer or prices must not alter. */
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { DocumentHead, DocumentLine } from '#server/order/document-head.ts';

export interface NewQuote extends DocumentHead {
  at: Date;
  state: QuoteState;
  deliveryType: 'PICKUP' | 'TRUCK' | 'MAIL' | 'FEDEX';
  /** null: staff write it. */
  deliveryCost: Rappen | null;
  positions: readonly NewQuotePosition[];
}

export interface NewQuotePosition extends DocumentLine {
  productTypeId: number | null;
  /** null: on request. */
  unitPrice: UnitPrice | null;
}
