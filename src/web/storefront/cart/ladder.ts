/** The quantity ladder as the price bar shows it: the current step, the saving of the next one, and the heights of the bars. */
import type { LadderStep } from '#contract/product.ts';

/** Index of the step for that quantity; the first one also below its own quantity. */
export function stepFor(ladder: readonly LadderStep[], quantity: number): number {
  return Math.max(
    0,
    ladder.findLastIndex((step) => step.quantity <= quantity),
  );
}

export interface NextBreak {
  quantity: number;
  price: number;
  /** Per piece, in percent of the current price, one decimal. */
  savingPercent: number;
}

/** The next quantity at which a piece becomes cheaper; null if there is none. */
export function nextBreak(ladder: readonly LadderStep[], quantity: number): NextBreak | null {
  const now = ladder[stepFor(ladder, quantity)];
  const next = now === undefined ? undefined : ladder.find((step) => step.quantity > quantity && step.price < now.price);
  if (now === undefined || next === undefined || now.price <= 0) return null;
  return { ...next, savingPercent: Math.round((1 - next.price / now.price) * 1000) / 10 };
}

const halfRappen = 0.005;
const totalOf = (step: LadderStep): number => step.price * step.quantity;

/** A larger step whose total is no more than the total of this quantity; null if there is none. */
export function sameTotalStep(ladder: readonly LadderStep[], quantity: number): LadderStep | null {
  const now = ladder[stepFor(ladder, quantity)];
  if (now === undefined) return null;
  const equal = ladder.filter((step) => step.quantity > quantity && totalOf(step) <= now.price * quantity + halfRappen);
  return equal.findLast((step) => equal.every((other) => totalOf(step) <= totalOf(other) + halfRappen)) ?? null;
}

const leastSavingPercent = 5;
const mostDearer = 1.25;

/** The next break if worth mentioning: it saves at least 5 % per piece, and the total rises by a quarter at most. */
export function worthwhileBreak(ladder: readonly LadderStep[], quantity: number): NextBreak | null {
  const next = nextBreak(ladder, quantity);
  const now = ladder[stepFor(ladder, quantity)];
  if (next === null || now === undefined || next.savingPercent < leastSavingPercent) return null;
  return next.price * next.quantity <= now.price * quantity * mostDearer ? next : null;
}

const highestBar = 36;

/** Bar heights in pixels, starting at zero, so that half the price is half the bar. */
export function barHeights(ladder: readonly LadderStep[]): number[] {
  const highest = Math.max(...ladder.map(({ price }) => price));
  return ladder.map(({ price }) => (highest <= 0 ? 0 : Math.round((price / highest) * highestBar)));
}
