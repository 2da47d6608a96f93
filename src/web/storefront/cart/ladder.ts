/** The quantity ladder as the price bar shows it: which step counts, what the next one saves, how high the bars stand. */
import type { LadderStep } from '#contract/product.ts';

/** Index of the step that counts for that quantity; the first one below its own quantity too. */
export function stepFor(ladder: readonly LadderStep[], quantity: number): number {
  return Math.max(
    0,
    ladder.findLastIndex((step) => step.quantity <= quantity),
  );
}

export interface NextBreak {
  quantity: number;
  price: number;
  /** Per piece, in percent of the price now, one decimal. */
  savingPercent: number;
}

/** The next quantity at which a piece becomes cheaper; null on the last step. */
export function nextBreak(ladder: readonly LadderStep[], quantity: number): NextBreak | null {
  const now = ladder[stepFor(ladder, quantity)];
  const next = now === undefined ? undefined : ladder.find((step) => step.quantity > quantity && step.price < now.price);
  if (now === undefined || next === undefined || now.price <= 0) return null;
  return { ...next, savingPercent: Math.round((1 - next.price / now.price) * 1000) / 10 };
}

const lowestBar = 8;
const highestBar = 36;

/** Bar heights in pixels: dearest step highest. */
export function barHeights(ladder: readonly LadderStep[]): number[] {
  const prices = ladder.map(({ price }) => price);
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low;
  return prices.map((price) => Math.round(span === 0 ? lowestBar : lowestBar + ((price - low) / span) * (highestBar - lowestBar)));
}
