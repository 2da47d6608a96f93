/**
 * The stored price of a product for a customer: five sources side by side, one of them active.
 * Specification: back office §3 (Product price, Internal price), §4 (Price strategy). It knows no customer name and fetches nothing.
 */
import type { UnitPrice } from '#domain/money/money.ts';
import type { RemotePrice } from './remote-price.ts';

export const priceSources = ['NONE', 'EXCEL_PRICE', 'FIX_PRICE', 'REMOTE_PRICE', 'MARGIN_PRICE'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Price of one piece from `quantity` pieces on. */
export interface LadderStep {
  readonly quantity: number;
  readonly price: UnitPrice;
}

export interface PriceRow {
  readonly unitOfSales: number;
  readonly activeStrategy: PriceSource;
  readonly fixPrice: readonly LadderStep[];
  /** Percent on top of the internal price; null when none is set. */
  readonly marginPercent: number | null;
}

export const defaultUnitOfSales = 1;

/** The cost of the goods to the company: the same at every quantity (a product model's cost) or in steps. */
export type InternalPrice =
  | { readonly kind: 'perPiece'; readonly price: UnitPrice }
  | { readonly kind: 'steps'; readonly steps: readonly LadderStep[] };

/** Source of an internal price; `MARGIN_PRICE` is the product model's cost plus an overhead. */
export interface InternalPriceRecord {
  readonly source: PriceSource;
  readonly steps: readonly LadderStep[];
  readonly marginPercent: number;
  readonly remotePrice: RemotePrice | null;
}
