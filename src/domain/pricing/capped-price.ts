/**
 * A line never costs more in total than a larger quantity of the same: it is capped by the cheapest step above it that costs something. The cap is a
 * unit price in ten-thousandths, rounded down, so that a line is still its unit price times its quantity (decision 0063).
 */
import type { UnitPrice } from '#domain/money/money.ts';
import { lineTotal, unitPrice } from '#domain/money/money.ts';
import type { LadderStep } from './price-row.ts';

/** The first orderable quantity of a step. */
const orderable = (quantity: number, unit: number): number => Math.ceil(quantity / unit) * unit;

/** The larger quantity with the lowest total, if that does not exceed the total of these pieces at that price; null: none. */
function cappingStep(price: UnitPrice, quantity: number, steps: readonly LadderStep[], unit: number): LadderStep | null {
  let best: LadderStep | null = null;
  for (const step of steps) {
    const larger = { quantity: orderable(step.quantity, unit), price: step.price };
    const total = larger.price * larger.quantity;
    if (total > 0 && larger.quantity > quantity && total <= price * quantity && (best === null || total < best.price * best.quantity))
      best = larger;
  }
  return best;
}

export function cappedPrice(price: UnitPrice, quantity: number, steps: readonly LadderStep[], unit: number): UnitPrice {
  const step = cappingStep(price, quantity, steps, unit);
  return step === null ? price : unitPrice(Math.floor((step.price * step.quantity) / quantity));
}

/** The ladder with each step capped so that it costs no more in total than a later one. */
export function cappedSteps(steps: readonly LadderStep[], unit: number): LadderStep[] {
  return steps.map((step) => ({ ...step, price: cappedPrice(step.price, orderable(step.quantity, unit), steps, unit) }));
}

/** The larger quantity with the same total as these pieces; null: they cost less than any larger step. */
export function sameTotal(price: UnitPrice, quantity: number, steps: readonly LadderStep[], unit: number): LadderStep | null {
  const total = lineTotal(price, quantity);
  // Tolerance for caps that were rounded down.
  const within = Math.ceil(quantity / 100);
  const equal = steps
    .map((step) => ({ quantity: orderable(step.quantity, unit), price: step.price }))
    .filter((step) => step.price > 0 && step.quantity > quantity && lineTotal(step.price, step.quantity) <= total + within);
  return equal.at(-1) ?? null;
}
