/**
 * Breaks down the price of one piece into parts that add up to it to the last ten-thousandth.
 * The price itself comes from the engine; this only takes it apart, and any remainder becomes a separate part, the rounding.
 */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { materialOf } from '#domain/material/material.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromUnitPrice, timesFraction, unitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { computedPrice } from '#domain/pricing/computed-price.ts';
import type { CompiledCost } from '#domain/pricing/model-cost.ts';
import { costItems, materialItems } from '#domain/pricing/model-cost.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import type { PricePart } from '#contract/price-explanation.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateSheet } from '#server/configurator/evaluate-sheet.ts';
import { internalSource, withOverhead } from './price-ladder-of.ts';

interface Part {
  kind: PricePart['kind'];
  label: string;
  price: UnitPrice;
  details: PricePart['details'];
}

const part = (kind: Part['kind'], price: UnitPrice, label = '', details: Part['details'] = []): Part => ({ kind, label, price, details });

export interface PricedPiece {
  snapshot: CatalogSnapshot;
  product: CatalogProduct;
  row: CatalogPriceRow;
  evaluation: Evaluation | null;
  quantity: number;
  /** The step that applies; null: the quantity itself. */
  step: number | null;
  /** The answer of another company's service; null: none was called. */
  remote: UnitPrice | null;
  /** Before larger quantities cap it. */
  listed: UnitPrice;
  price: UnitPrice;
}

export function priceParts(piece: PricedPiece): PricePart[] {
  const parts = partsOf(piece);
  const rest = unitPrice(piece.listed - parts.reduce((sum, { price }) => sum + price, 0));
  const cap = unitPrice(piece.price - piece.listed);
  const last = [...(rest === 0 ? [] : [part('rounding', rest)]), ...(cap === 0 ? [] : [part('cap', cap)])];
  return [...parts, ...last].map(({ price, ...each }) => ({
    ...each,
    chf: chfFromUnitPrice(price),
  }));
}

function partsOf(piece: PricedPiece): Part[] {
  const { row, listed, remote } = piece;
  if (row.activeStrategy === 'FIX_PRICE') return [part('step', listed)];
  if (row.activeStrategy === 'EXCEL_PRICE') return [part('workbook', listed)];
  if (row.activeStrategy === 'REMOTE_PRICE') return [part('remote', listed)];
  const internal = remote === null ? internalParts(piece) : [part('remote', remote)];
  const cost = unitPrice(internal.reduce((sum, each) => sum + each.price, 0));
  const { numerator, denominator } = fractionFromNumber(row.marginPercent ?? 0);
  return [...internal, part('margin', timesFraction(cost, numerator, denominator * 100))];
}

function internalParts({ snapshot, product, evaluation, quantity, step }: PricedPiece): Part[] {
  const source = internalSource(snapshot.models, product);
  if (source === 'FIX_PRICE') {
    const purchase = stepPrice(product.internal?.steps ?? [], quantity);
    return purchase === null ? [] : [part('purchase', purchase)];
  }
  if (product.modelId === null || evaluation === null) return [];
  if (source === 'EXCEL_PRICE') {
    const sheet = snapshot.models.sheet(product.modelId);
    const reckoned = sheet === null ? null : computedPrice(evaluateSheet(sheet, evaluation.values, quantity).price);
    return reckoned === null ? [] : [part('workbook', reckoned)];
  }
  const cost = snapshot.models.cost(product.modelId, evaluation.version);
  return cost === null ? [] : modelParts(cost, product, evaluation, step ?? quantity);
}

function modelParts(cost: CompiledCost, product: CatalogProduct, evaluation: Evaluation, quantity: number): Part[] {
  const items = costItems(cost, evaluation, quantity) ?? [];
  const perMinute = cost.prices.chfPerHour / 60;
  const parts = items.map(({ label, group, chf }) => part(group, unitPriceFromChf(chf), label, detailsOf(group, chf)));
  const reckoned = unitPriceFromChf(items.reduce((sum, { chf }) => sum + chf, 0));
  const overhead = unitPrice(withOverhead(reckoned, product) - reckoned);
  return overhead === 0 ? parts : [...parts, part('overhead', overhead)];

  function detailsOf(group: string, chf: number): Part['details'] {
    if (group === 'labour') return [{ label: '', amount: chf / perMinute, unit: 'MIN', rate: cost.prices.chfPerHour, waste: 0, chf }];
    return group === 'material' ? materialDetails(cost, evaluation, chf) : [];
  }
}

/** For the rule that consists of the material's price alone. */
function materialDetails(cost: CompiledCost, { partList }: Evaluation, chf: number): Part['details'] {
  const items = materialItems(cost.prices, partList) ?? [];
  const total = items.reduce((sum, item) => sum + item.chf, 0);
  if (Math.abs(total - chf) > 0.005) return [];
  return [...Map.groupBy(items, ({ key }) => key)].map(([key, same]) => {
    const [first] = same;
    return {
      label: materialOf(key)?.label.de ?? key,
      amount: same.reduce((sum, { amount }) => sum + amount, 0),
      unit: first?.unit ?? 'PC',
      rate: first?.rate ?? 0,
      waste: first?.waste ?? 0,
      chf: same.reduce((sum, item) => sum + item.chf, 0),
    };
  });
}
