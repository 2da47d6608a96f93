/**
 * A customer's price per piece of a product, by quantity: the price rows of the catalogue, with the model's cost as internal price.
 * Resolved ladders are cached.
 */
import type { Evaluation, Values } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { timesFraction } from '#domain/money/money.ts';
import { cappedPrice, cappedSteps } from '#domain/pricing/capped-price.ts';
import { computedPrice } from '#domain/pricing/computed-price.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import type { CompiledCost } from '#domain/pricing/model-cost.ts';
import type { PriceFacts } from '#domain/pricing/price-ladder.ts';
import { graduatedPrice, priceRow, resolvePrice, stepPrice, unitOfSales } from '#domain/pricing/price-ladder.ts';
import type { InternalPrice, LadderStep, PriceSource } from '#domain/pricing/price-row.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { evaluateSheet } from '#server/configurator/evaluate-sheet.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

export interface PriceLadder {
  unitOfSales: number;
  /** Ascending; empty = price on request. */
  steps: readonly LadderStep[];
  /** Price per piece at a quantity, capped by larger quantities. Null: on request. */
  priceAt: (quantity: number) => UnitPrice | null;
  /** The same before the cap; between the steps a workbook computes the price. */
  listedAt: (quantity: number) => UnitPrice | null;
}

function ofSteps(unit: number, steps: readonly LadderStep[]): PriceLadder {
  return capped(unit, steps, (quantity) => stepPrice(steps, quantity));
}

function capped(unitOfSales: number, listed: readonly LadderStep[], listedAt: PriceLadder['listedAt']): PriceLadder {
  const steps = cappedSteps(listed, unitOfSales);
  const priceAt = (quantity: number): UnitPrice | null => {
    const price = listedAt(quantity);
    return price === null ? null : cappedPrice(price, quantity, steps, unitOfSales);
  };
  return { unitOfSales, steps, priceAt, listedAt };
}

/** For configurations, by the applicable row; a changed product is a new object and starts with none. */
let kept = new LeastRecentlyUsed<string, { product: CatalogProduct; ladder: PriceLadder }>(5000);

/** For presets, by the applicable row. */
let presets = new WeakMap<CatalogProduct, Map<number, PriceLadder>>();

/** From here on every ladder is computed again. */
export function forgetLadders(): void {
  kept = new LeastRecentlyUsed(5000);
  presets = new WeakMap();
}

/** For what follows from the ladders of presets: made anew when they are forgotten. */
export function keptWithLadders<Store>(make: () => Store): () => Store {
  let [store, madeFor] = [make(), presets];
  return () => {
    if (madeFor !== presets) [store, madeFor] = [make(), presets];
    return store;
  };
}

/** The quantities at which a computed price has its steps: multiples of the unit of sales, itself first. */
function stepQuantities(row: CatalogPriceRow): number[] {
  const multiples = row.ladderQuantities.filter((quantity) => quantity > row.unitOfSales && quantity % row.unitOfSales === 0);
  return [...new Set([row.unitOfSales, ...multiples])].sort((a, b) => a - b);
}

/** Source of a product's cost; until it is decided, its workbook, else its model. */
export function internalSource(models: ModelLibrary, product: CatalogProduct): PriceSource {
  if (product.internal !== null) return product.internal.source;
  return product.modelId !== null && models.sheet(product.modelId) !== null ? 'EXCEL_PRICE' : 'MARGIN_PRICE';
}

/** The internal cost at the steps of a ladder; null: unknown, or from another company's service. */
function internalPrice(
  models: ModelLibrary,
  product: CatalogProduct,
  evaluation: Evaluation | null,
  row: CatalogPriceRow,
): InternalPrice | null {
  const source = internalSource(models, product);
  if (source === 'FIX_PRICE') return { kind: 'steps', steps: product.internal?.steps ?? [] };
  const cost =
    source !== 'MARGIN_PRICE' || product.modelId === null || evaluation === null ? null : models.cost(product.modelId, evaluation.version);
  if (cost === null || evaluation === null) return null;
  const steps: LadderStep[] = [];
  for (const quantity of stepQuantities(row)) {
    const price = costOf(cost, evaluation, quantity);
    if (price === null) return null;
    steps.push({ quantity, price: withOverhead(price, product) });
  }
  return { kind: 'steps', steps };
}

/** Products of one model share kept evaluations, and so what they cost. */
const costs = new WeakMap<Evaluation, { cost: CompiledCost; byQuantity: Map<number, UnitPrice | null> }>();

/** Cost of one piece at this quantity, without overhead. */
export function costOf(cost: CompiledCost, evaluation: Evaluation, quantity: number): UnitPrice | null {
  const kept = costs.get(evaluation);
  const { byQuantity } = kept?.cost === cost ? kept : { byQuantity: new Map<number, UnitPrice | null>() };
  costs.set(evaluation, { cost, byQuantity });
  const known = byQuantity.get(quantity);
  if (known !== undefined) return known;
  const price = modelCost(cost, evaluation, quantity);
  byQuantity.set(quantity, price);
  return price;
}

/** The cost computed by the model plus the overhead of the internal price, in ten-thousandths. */
export function withOverhead(cost: UnitPrice, { internal }: CatalogProduct): UnitPrice {
  const { numerator, denominator } = fractionFromNumber(internal?.marginPercent ?? 0);
  return timesFraction(cost, denominator * 100 + numerator, denominator * 100);
}

/** The unit of sales in which a customer buys a product. */
export function unitOfSalesOf(snapshot: CatalogSnapshot, customerId: number | null, productId: number): number {
  const rowOf = (id: number | null): CatalogPriceRow | null => (id === null ? null : (snapshot.priceRows.get(id)?.get(productId) ?? null));
  return unitOfSales({ own: rowOf(customerId), default: rowOf(snapshot.defaultCustomerId) });
}

/** The workbook's own price, or the margin on it. */
function workbookLadder(sheet: SheetModel, values: Values, rows: Omit<PriceFacts, 'internal'>, row: CatalogPriceRow): PriceLadder {
  const priceAt = (quantity: number): UnitPrice | null => {
    const price = computedPrice(evaluateSheet(sheet, values, quantity).price);
    if (price === null || row.activeStrategy === 'EXCEL_PRICE') return price;
    const resolved = resolvePrice({ ...rows, internal: { kind: 'perPiece', price } }, quantity);
    return resolved.kind === 'price' ? resolved.price : null;
  };
  const quantities = stepQuantities(row);
  const steps = quantities.flatMap((quantity): LadderStep[] => {
    const price = priceAt(quantity);
    return price === null ? [] : [{ quantity, price }];
  });
  // A ladder without its first step would promise the second one's price for a single piece.
  const whole = steps[0]?.quantity === quantities[0];
  return capped(unitOfSales(rows), whole ? steps : [], priceAt);
}

interface Rows {
  readonly own: CatalogPriceRow | null;
  readonly default: CatalogPriceRow | null;
}

export function rowsOf(snapshot: CatalogSnapshot, customerId: number | null, productId: number): Rows {
  const rowOf = (id: number | null): CatalogPriceRow | null => (id === null ? null : (snapshot.priceRows.get(id)?.get(productId) ?? null));
  return { own: rowOf(customerId), default: rowOf(snapshot.defaultCustomerId) };
}

/** Customers without price rows of their own pay what visitors pay. */
export function paysAsEverybody({ priceRows }: CatalogSnapshot, customerId: number | null): boolean {
  return customerId === null || !priceRows.has(customerId);
}

const firstPrices = new WeakMap<PriceLadder, UnitPrice | null>();

/** The price per piece at the smallest quantity sold; null: on request. */
export function presetPrice(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): UnitPrice | null {
  const ladder = presetLadder(snapshot, customerId, product);
  const known = firstPrices.get(ladder);
  if (known !== undefined) return known;
  const price = stepPrice(ladder.steps, ladder.unitOfSales);
  firstPrices.set(ladder, price);
  return price;
}

/** The product as in the catalogue. */
export function presetLadder(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): PriceLadder {
  const rows = rowsOf(snapshot, customerId, product.id);
  const payer = (rows.own ?? rows.default)?.customerId ?? 0;
  const known = presets.get(product);
  const ready = known?.get(payer);
  if (ready !== undefined) return ready;
  const { configuration } = product;
  const ladder = ladderOf(snapshot, rows, product, () =>
    configuration === null ? null : evaluateConfiguration(snapshot.models, configuration),
  );
  if (known === undefined) presets.set(product, new Map([[payer, ladder]]));
  else known.set(payer, ladder);
  return ladder;
}

/** `evaluation`: of the priced configuration; null for a product without a model. */
export function priceLadderOf(
  snapshot: CatalogSnapshot,
  customerId: number | null,
  product: CatalogProduct,
  evaluation: Evaluation | null,
): PriceLadder {
  const rows = rowsOf(snapshot, customerId, product.id);
  const key = `${(rows.own ?? rows.default)?.customerId}|${product.id}|${evaluation?.hash ?? ''}`;
  const known = kept.get(key);
  if (known?.product === product) return known.ladder;
  const ladder = ladderOf(snapshot, rows, product, () => evaluation);
  kept.set(key, { product, ladder });
  return ladder;
}

/** `evaluated`: called only if the price depends on it; a price list needs no evaluation. */
function ladderOf(snapshot: CatalogSnapshot, rows: Rows, product: CatalogProduct, evaluated: () => Evaluation | null): PriceLadder {
  const row = rows.own ?? rows.default;
  if (row === null || priceRow(rows) === null) return ofSteps(unitOfSales(rows), []);
  const sheet = product.modelId === null ? null : snapshot.models.sheet(product.modelId);
  const asksWorkbook =
    row.activeStrategy === 'EXCEL_PRICE' ||
    (row.activeStrategy === 'MARGIN_PRICE' && internalSource(snapshot.models, product) === 'EXCEL_PRICE');
  const evaluation = asksWorkbook || row.activeStrategy === 'MARGIN_PRICE' ? evaluated() : null;
  if (sheet !== null && evaluation !== null && asksWorkbook) return workbookLadder(sheet, evaluation.values, rows, row);
  const internal = row.activeStrategy === 'MARGIN_PRICE' ? internalPrice(snapshot.models, product, evaluation, row) : null;
  return ofSteps(unitOfSales(rows), graduatedPrice({ ...rows, internal }));
}
