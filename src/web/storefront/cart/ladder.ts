/** The quantity ladder as the price bar shows it: the current step, the saving of the next one, and the heights of the bars. */
import type { PricedItem } from '#contract/cart.ts';
import type { LadderStep } from '#contract/product.ts';

/** A line's answer: its steps, and what one piece and all of them cost. */
export type LadderPrice = Pick<PricedItem, 'graduatedPrice' | 'pricePerOne' | 'finalPrice'>;

/** Index of the step for that quantity; the first one also below its own quantity. */
export function stepFor(ladder: readonly LadderStep[], quantity: number): number {
  return Math.max(
    0,
    ladder.findLastIndex((step) => step.quantity <= quantity),
  );
}

const halfRappen = 0.005;
/** A piece's price is kept in ten-thousandths, rounded down. */
const leastUnit = 0.0001;

/** One piece at this quantity: where setting up is part of the price, each quantity has its own. Of its step while the answer is for another quantity. */
function priceAt({ graduatedPrice, pricePerOne, finalPrice }: LadderPrice, quantity: number): number | undefined {
  const isAnswered = pricePerOne !== null && finalPrice !== null && Math.abs(pricePerOne * quantity - finalPrice) <= 2 * halfRappen;
  return isAnswered ? pricePerOne : graduatedPrice[stepFor(graduatedPrice, quantity)]?.price;
}

export interface NextBreak {
  quantity: number;
  price: number;
  /** Per piece, in percent of the current price, one decimal. */
  savingPercent: number;
}

/** The next quantity at which a piece becomes cheaper; null if there is none. */
export function nextBreak(line: LadderPrice, quantity: number): NextBreak | null {
  const now = priceAt(line, quantity);
  const next = now === undefined ? undefined : line.graduatedPrice.find((step) => step.quantity > quantity && step.price < now);
  if (now === undefined || next === undefined || now <= 0) return null;
  return { ...next, savingPercent: Math.round((1 - next.price / now) * 1000) / 10 };
}

const totalOf = (step: LadderStep): number => step.price * step.quantity;

/** A larger step whose total is no more than the total of this quantity; null if there is none. */
export function sameTotalStep(line: LadderPrice, quantity: number): LadderStep | null {
  const now = priceAt(line, quantity);
  if (now === undefined) return null;
  const most = (now + leastUnit) * quantity + halfRappen;
  const equal = line.graduatedPrice.filter((step) => step.quantity > quantity && totalOf(step) <= most);
  return equal.findLast((step) => equal.every((other) => totalOf(step) <= totalOf(other) + halfRappen)) ?? null;
}

const leastSavingPercent = 5;
const mostDearer = 1.25;

/** The next break if worth mentioning: it saves at least 5 % per piece, and the total rises by a quarter at most. */
export function worthwhileBreak(line: LadderPrice, quantity: number): NextBreak | null {
  const next = nextBreak(line, quantity);
  const now = priceAt(line, quantity);
  if (next === null || now === undefined || next.savingPercent < leastSavingPercent) return null;
  return next.price * next.quantity <= now * quantity * mostDearer ? next : null;
}

const highestBar = 36;

/** Bar heights in pixels, starting at zero, so that half the price is half the bar. */
export function barHeights(ladder: readonly LadderStep[]): number[] {
  const highest = Math.max(...ladder.map(({ price }) => price));
  return ladder.map(({ price }) => (highest <= 0 ? 0 : Math.round((price / highest) * highestBar)));
}
