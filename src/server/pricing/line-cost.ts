/**
 * Today's internal cost of one piece of a line: the model's cost of the configuration, the stored internal price for stock goods.
 * Never sent to customers (decision 0001).
 */
import type { Configuration, Evaluation } from '#domain/configurator/evaluation.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromUnitPrice, isAmount, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { computedPrice } from '#domain/pricing/computed-price.ts';
import type { CompiledCost, CostItem } from '#domain/pricing/model-cost.ts';
import { costItems } from '#domain/pricing/model-cost.ts';
import { priceRow, stepPrice } from '#domain/pricing/price-ladder.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { evaluateSheet } from '#server/configurator/evaluate-sheet.ts';
import { costOf, internalSource, withOverhead } from './price-ladder-of.ts';

export interface LineToCost {
  productId: number | null;
  configuration: Configuration | null;
  quantity: number;
  customerId: number;
}

export interface LineCost {
  /** null: unknown. */
  costPerOne: UnitPrice | null;
  /** Its breakdown. */
  items: readonly { label: string; group: CostItem['group'] | 'purchase'; chf: number }[];
}

const unknownCost: LineCost = { costPerOne: null, items: [] };

/** What determines a line's cost. */
type CostSource =
  | { kind: 'purchase'; cost: UnitPrice | null }
  | { kind: 'model'; product: CatalogProduct; cost: CompiledCost; evaluation: Evaluation; quantity: number };

export function lineCost(snapshot: CatalogSnapshot, line: LineToCost): LineCost {
  const source = sourceOf(snapshot, line);
  if (source === null) return unknownCost;
  return source.kind === 'purchase' ? purchased(source.cost) : ofModel(source);
}

/** The same without its breakdown: what orders keep, cheap where the price was computed from the same cost. */
export function costPerOne(snapshot: CatalogSnapshot, line: LineToCost): UnitPrice | null {
  const source = sourceOf(snapshot, line);
  if (source === null || source.kind === 'purchase') return source?.cost ?? null;
  const reckoned = costOf(source.cost, source.evaluation, source.quantity);
  return reckoned === null ? null : withOverhead(reckoned, source.product);
}

function sourceOf(snapshot: CatalogSnapshot, line: LineToCost): CostSource | null {
  const product = line.productId === null ? undefined : snapshot.productById.get(line.productId);
  if (product === undefined) return null;
  const source = internalSource(snapshot.models, product);
  if (source === 'FIX_PRICE') return { kind: 'purchase', cost: stepPrice(product.internal?.steps ?? [], line.quantity) };
  if (source === 'NONE' || source === 'REMOTE_PRICE') return null;
  const evaluation = line.configuration === null ? null : evaluateConfiguration(snapshot.models, line.configuration);
  if (product.modelId === null || evaluation === null) return null;
  const sheet = snapshot.models.sheet(product.modelId);
  const quantity = madeAtOnce(snapshot, product, line.quantity);
  if (sheet !== null) {
    const costed = product.internal !== null || marginOnWorkbook(snapshot, product, line);
    return costed ? { kind: 'purchase', cost: computedPrice(evaluateSheet(sheet, evaluation.values, quantity).price) } : null;
  }
  const cost = source === 'EXCEL_PRICE' ? null : snapshot.models.cost(product.modelId, evaluation.version);
  return cost === null ? null : { kind: 'model', product, cost, evaluation, quantity };
}

/** A product that cannot be configured and has a price list is made for stock, in lots of the list's largest quantity; everything else as ordered. */
function madeAtOnce(snapshot: CatalogSnapshot, product: CatalogProduct, ordered: number): number {
  const row = snapshot.defaultCustomerId === null ? undefined : snapshot.priceRows.get(snapshot.defaultCustomerId)?.get(product.id);
  if (product.canBeConfigured || row?.activeStrategy !== 'FIX_PRICE') return ordered;
  return Math.max(ordered, ...row.fixPrice.map(({ quantity }) => quantity));
}

function purchased(cost: UnitPrice | null): LineCost {
  return cost === null ? unknownCost : { costPerOne: cost, items: [{ label: 'Einstand', group: 'purchase', chf: chfFromUnitPrice(cost) }] };
}

/** A workbook computes the cost only if a margin is applied to it; otherwise its result is the price itself. */
function marginOnWorkbook(snapshot: CatalogSnapshot, product: CatalogProduct, { customerId }: LineToCost): boolean {
  const rowOf = (id: number | null) => (id === null ? null : (snapshot.priceRows.get(id)?.get(product.id) ?? null));
  return priceRow({ own: rowOf(customerId), default: rowOf(snapshot.defaultCustomerId) })?.activeStrategy === 'MARGIN_PRICE';
}

function ofModel({ product, cost, evaluation, quantity }: Extract<CostSource, { kind: 'model' }>): LineCost {
  const items = costItems(cost, evaluation, quantity);
  const chf = items?.reduce((sum, item) => sum + item.chf, 0);
  if (items === null || chf === undefined || !isAmount(chf)) return unknownCost;
  const reckoned = unitPriceFromChf(chf);
  const withAll = withOverhead(reckoned, product);
  const overhead = unitPrice(withAll - reckoned);
  return {
    costPerOne: withAll,
    items: [
      ...items.map(({ label, group, chf: each }) => ({ label, group, chf: each })),
      ...(overhead === 0 ? [] : [{ label: 'Zuschlag', group: 'surcharge' as const, chf: chfFromUnitPrice(overhead) }]),
    ],
  };
}
