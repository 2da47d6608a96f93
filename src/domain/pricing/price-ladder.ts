/**
 * The price of one piece for a customer at a quantity: from the customer's own row, else the default
 * customer's, else none; within the row the active source decides.
 * Specification: storefront §3 (price sources, graduatedPrice), back office §3. Without a price a product is on request; it never costs 0 by accident.
 * Workbooks and remote services are only named here; their prices are fetched elsewhere.
 */
import { fractionFromNumber } from '#domain/money/fraction.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { timesFraction, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { InternalPrice, LadderStep, PriceRow } from './price-row.ts';
import { defaultUnitOfSales } from './price-row.ts';

export interface PriceFacts {
  readonly own: PriceRow | null;
  readonly default: PriceRow | null;
  /** null: no internal price known. */
  readonly internal: InternalPrice | null;
}

export type ResolvedPrice =
  | { readonly kind: 'price'; readonly price: UnitPrice }
  | { readonly kind: 'onRequest' }
  /** The row names a source that is queried elsewhere; its answer is the price, its failure means a price on request. */
  | { readonly kind: 'external'; readonly source: 'EXCEL_PRICE' | 'REMOTE_PRICE' };

/** The row in force for the customer. */
export function priceRow({ own, default: fallback }: Pick<PriceFacts, 'own' | 'default'>): PriceRow | null {
  return own ?? fallback;
}

export function resolvePrice(facts: PriceFacts, quantity: number): ResolvedPrice {
  const row = priceRow(facts);
  switch (row?.activeStrategy) {
    case 'EXCEL_PRICE':
    case 'REMOTE_PRICE':
      return { kind: 'external', source: row.activeStrategy };
    case 'FIX_PRICE':
      return priceOrRequest(stepPrice(row.fixPrice, quantity));
    case 'MARGIN_PRICE':
      return priceOrRequest(withMargin(internalPrice(facts.internal, quantity), row.marginPercent));
    default:
      return { kind: 'onRequest' };
  }
}

/** The customer's resolved ladder, ascending; empty when the price is on request or queried elsewhere. */
export function graduatedPrice(facts: PriceFacts): readonly LadderStep[] {
  const row = priceRow(facts);
  if (row?.activeStrategy === 'FIX_PRICE') return ascending(row.fixPrice);
  if (row?.activeStrategy !== 'MARGIN_PRICE' || facts.internal === null) return [];
  const steps =
    facts.internal.kind === 'steps' ? ascending(facts.internal.steps) : [{ quantity: row.unitOfSales, price: facts.internal.price }];
  return steps.flatMap(({ quantity, price }) => {
    const raised = withMargin(price, row.marginPercent);
    return raised === null ? [] : [{ quantity, price: raised }];
  });
}

/** The step with the highest quantity not above the ordered one; below the first step, the first. Null without steps. */
export function stepPrice(steps: readonly LadderStep[], quantity: number): UnitPrice | null {
  const sorted = ascending(steps);
  return (sorted.findLast((step) => step.quantity <= quantity) ?? sorted[0])?.price ?? null;
}

export function unitOfSales(facts: Pick<PriceFacts, 'own' | 'default'>): number {
  return priceRow(facts)?.unitOfSales ?? defaultUnitOfSales;
}

/** Null: the quantity is a multiple of the unit of sales. */
export function refuseQuantity(quantity: number, unit: number): Refusal | null {
  return quantity % unit === 0 ? null : refusal('quantityNotMultiple', { quantity, unitOfSales: unit });
}

function internalPrice(internal: InternalPrice | null, quantity: number): UnitPrice | null {
  if (internal === null) return null;
  return internal.kind === 'perPiece' ? internal.price : stepPrice(internal.steps, quantity);
}

const oneFranc = unitPriceFromChf(1);
const tenThousandthsPerRappen = 100;

/** Internal price × (1 + percent / 100). From one franc on in whole Rappen, so that one piece costs what its line shows; below that, ten-thousandths matter. */
export function withMargin(internal: UnitPrice | null, percent: number | null): UnitPrice | null {
  if (internal === null || percent === null) return null;
  const { numerator, denominator } = fractionFromNumber(percent);
  const exact = timesFraction(internal, denominator * 100 + numerator, denominator * 100);
  if (exact < oneFranc) return exact;
  return unitPrice(
    timesFraction(internal, denominator * 100 + numerator, denominator * 100 * tenThousandthsPerRappen) * tenThousandthsPerRappen,
  );
}

function priceOrRequest(price: UnitPrice | null): ResolvedPrice {
  return price === null ? { kind: 'onRequest' } : { kind: 'price', price };
}

function ascending(steps: readonly LadderStep[]): readonly LadderStep[] {
  return steps.toSorted((a, b) => a.quantity - b.quantity);
}
