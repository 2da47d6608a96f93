/** What one piece of a product costs a customer, by quantity: the price rows of the catalogue, with the model's cost as internal price. Resolved ladders are kept. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import type { PriceFacts } from '#domain/pricing/price-ladder.ts';
import { graduatedPrice, priceRow, unitOfSales } from '#domain/pricing/price-ladder.ts';
import type { InternalPrice, LadderStep } from '#domain/pricing/price-row.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/catalog/least-recently-used.ts';
import { modelCostById } from '#server/configurator/model-files.ts';

export interface PriceLadder {
  unitOfSales: number;
  /** Ascending; empty = price on request. */
  steps: readonly LadderStep[];
}

/** By snapshot: a newer catalogue starts with none. */
const keptBySnapshot = new WeakMap<CatalogSnapshot, LeastRecentlyUsed<string, PriceLadder>>();

function keptOf(snapshot: CatalogSnapshot): LeastRecentlyUsed<string, PriceLadder> {
  const kept = keptBySnapshot.get(snapshot) ?? new LeastRecentlyUsed<string, PriceLadder>(5000);
  keptBySnapshot.set(snapshot, kept);
  return kept;
}

/** The quantities at which a computed price has its steps: multiples of the unit of sales, itself first. */
function stepQuantities(row: CatalogPriceRow): number[] {
  const multiples = row.ladderQuantities.filter((quantity) => quantity > row.unitOfSales && quantity % row.unitOfSales === 0);
  return [...new Set([row.unitOfSales, ...multiples])].sort((a, b) => a - b);
}

/** What the company pays: the product model's cost for what is configured, the stored internal price for what stands on stock. */
function internalPrice(product: CatalogProduct, evaluation: Evaluation | null, row: CatalogPriceRow): InternalPrice | null {
  if (!product.canBeConfigured && product.internalPrices.length > 0) return { kind: 'steps', steps: product.internalPrices };
  const cost = product.modelId === null || evaluation === null ? null : modelCostById(product.modelId);
  if (cost === null || evaluation === null) return null;
  const steps: LadderStep[] = [];
  for (const quantity of stepQuantities(row)) {
    const price = modelCost(cost, evaluation, quantity);
    if (price === null) return null;
    steps.push({ quantity, price });
  }
  return { kind: 'steps', steps };
}

/** `evaluation`: of the configuration that is priced; null for a product without a model. */
export function priceLadderOf(
  snapshot: CatalogSnapshot,
  customerId: number | null,
  product: CatalogProduct,
  evaluation: Evaluation | null,
): PriceLadder {
  const rowOf = (id: number | null): CatalogPriceRow | null => (id === null ? null : (snapshot.priceRows.get(id)?.get(product.id) ?? null));
  const rows = { own: rowOf(customerId), default: rowOf(snapshot.defaultCustomerId) };
  const row = rows.own ?? rows.default;
  if (row === null || priceRow(rows) === null) return { unitOfSales: unitOfSales(rows), steps: [] };
  const kept = keptOf(snapshot);
  const key = `${row.customerId}|${product.id}|${evaluation?.hash ?? ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const internal = row.activeStrategy === 'MARGIN_PRICE' ? internalPrice(product, evaluation, row) : null;
  const facts: PriceFacts = { ...rows, internal };
  const ladder = { unitOfSales: unitOfSales(rows), steps: graduatedPrice(facts) };
  kept.set(key, ladder);
  return ladder;
}
