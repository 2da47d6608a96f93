/** A quote about to be stored: everything that later changes of catalogue, customer or prices must not alter. */
import type { DeliveryModeName } from '#domain/checkout/delivery.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { PositionType } from '#domain/position/position.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { DocumentHead, DocumentLine } from '#server/order/document-head.ts';

export interface NewQuote extends DocumentHead {
  at: Date;
  state: QuoteState;
  deliveryType: DeliveryModeName;
  /** null: set by staff. */
  deliveryCost: Rappen | null;
  confirmedDeliveryDate: string | null;
  /** As decided by staff; null: VAT by the place of delivery. */
  vatForced: boolean | null;
  paymentMethodId: number | null;
  paymentTermId: number | null;
  skontoId: number | null;
  positions: readonly NewQuotePosition[];
}

/** Fields written by staff besides quantity and price. */
export interface LineNotes {
  kommentar: string;
  rechnungskommentar: string;
  /** In Rappen. */
  insuranceRate: number | null;
  commodityReferences: readonly { productId: number; quantity: number }[];
}

export const noNotes: LineNotes = { kommentar: '', rechnungskommentar: '', insuranceRate: null, commodityReferences: [] };

export interface NewQuotePosition extends DocumentLine, LineNotes {
  type: PositionType;
  /** Index of the set among these positions, or the id of a stored one; null: a separate line. */
  parent: { place: number } | { id: number } | null;
  storno: boolean;
  productTypeId: number | null;
  /** null: on request, or unavailable when the line was written. */
  unitPrice: UnitPrice | null;
  priceUnavailable: boolean;
}
