/**
 * Rules for a price ladder before it is stored, and where it makes a larger quantity cost less in total than a smaller one.
 * Specification: back office §3 (Price per unit entry), §9 (four decimals). The shop caps such lines (decision 0063); the person setting the price is told.
 */
import type { Rappen } from '#domain/money/money.ts';
import { chfFromUnitPrice, isAmount, lineTotal, unitPriceFromChf } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { LadderStep, PriceSource } from './price-row.ts';

/** A step as typed, in francs. */
export interface LadderEntry {
  readonly quantity: number;
  readonly price: number;
}

export const mostSteps = 50;
const largestStep = 100_000;
export const highestPrice = 10_000_000;

/**
 * By entry: quantities are whole numbers, each once and rising; prices are not negative and have up to four decimals; nothing is free after a step that
 * costs something. A ladder that is the source of a price has a step; an empty one beside another source is none.
 */
export function ladderProblems(entries: readonly LadderEntry[], path = 'entries', source: PriceSource = 'FIX_PRICE'): Refusal[] {
  if (entries.length === 0) return source === 'FIX_PRICE' ? [refusal('ladderEmpty', {}, path)] : [];
  return entries.flatMap(({ quantity, price }, at) => {
    const before = entries[at - 1]?.quantity;
    const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= largestStep;
    return [
      ...(isWhole ? [] : [refusal('ladderQuantityNotWhole', { most: largestStep }, `${path}.${at}.quantity`)]),
      ...(before === undefined || quantity > before
        ? []
        : [refusal(before === quantity ? 'ladderQuantityTwice' : 'ladderNotAscending', { quantity, before }, `${path}.${at}.quantity`)]),
      ...priceProblems(price, `${path}.${at}.price`),
      ...(isFreeStep(entries, at) ? [refusal('ladderStepFree', { quantity }, `${path}.${at}.price`)] : []),
    ];
  });
}

/** More pieces for nothing than fewer cost is a slip, and the cap of decision 0063 would give away the fewer as well. */
const isFreeStep = (entries: readonly LadderEntry[], at: number): boolean =>
  entries[at]?.price === 0 && entries.slice(0, at).some(({ price }) => price > 0);

function priceProblems(price: number, field: string): Refusal[] {
  if (!isAmount(price) || price < 0 || price > highestPrice) return [refusal('priceNotPossible', { most: highestPrice }, field)];
  return hasFourDecimals(price) ? [] : [refusal('priceTooFine', {}, field)];
}

const hasFourDecimals = (price: number): boolean => chfFromUnitPrice(unitPriceFromChf(price)) === price;

export interface DearerStep {
  /** The largest orderable quantity of the step, and its total. */
  readonly quantity: number;
  readonly total: Rappen;
  /** A larger quantity that costs less in total. */
  readonly larger: number;
  readonly largerTotal: Rappen;
}

/** Steps that at their upper end cost more than a larger quantity. `unit`: the unit of sales. */
export function dearerSteps(ladder: readonly LadderStep[], unit: number): DearerStep[] {
  const steps = ladder.toSorted((a, b) => a.quantity - b.quantity);
  return steps.flatMap((step, at) => {
    const next = steps[at + 1];
    if (next === undefined) return [];
    const quantity = Math.floor((next.quantity - 1) / unit) * unit;
    if (quantity < step.quantity) return [];
    const cheaper = cheaperLarger(steps, quantity, unit);
    return cheaper === null ? [] : [{ quantity, total: lineTotal(step.price, quantity), ...cheaper }];
  });
}

/** The cheapest larger quantity at the start of a step that costs less in total; null: none. */
export function cheaperLarger(
  ladder: readonly LadderStep[],
  quantity: number,
  unit: number,
): Pick<DearerStep, 'larger' | 'largerTotal'> | null {
  const steps = ladder.toSorted((a, b) => a.quantity - b.quantity);
  const own = steps.findLast((step) => step.quantity <= quantity) ?? steps[0];
  if (own === undefined) return null;
  const total = lineTotal(own.price, quantity);
  return steps
    .filter((step) => step.quantity > quantity)
    .map((step) => {
      const larger = Math.ceil(step.quantity / unit) * unit;
      return { larger, largerTotal: lineTotal(step.price, larger) };
    })
    .filter(({ largerTotal }) => largerTotal < total)
    .reduce<ReturnType<typeof cheaperLarger>>((best, each) => (best === null || each.largerTotal < best.largerTotal ? each : best), null);
}
