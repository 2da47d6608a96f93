/** Invoices of fictitious auction houses, with the values to be read from each. For the demo, the bench and the tests. */
import type { Sheets } from '#server/connect/pdf/draw-sheets.ts';
import type { FieldKey } from '#domain/artwork/field.ts';

type Truth = Partial<Record<FieldKey, string>>;

export interface AuctionInvoice {
  name: string;
  house: string;
  /** Of the invoice, then of each work in the order of the lots. */
  head: Truth;
  works: readonly Truth[];
  draw: (paper: Sheets) => void;
}
