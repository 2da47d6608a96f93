/** Sizes that were typed, and how well the sizes of goods match them. Design: peers §3 (dimension search). */

export interface DimensionReading {
  /** Millimetres in the order typed: one, two or three. */
  readonly sidesMm: readonly number[];
  /** The longer of length and width first. */
  readonly uprightMm: readonly number[];
  /** 1 for a certain reading, less for a guess. */
  readonly likelihood: number;
}

const loosely = 0.08;
/** Tolerance for a single side, as a share of the asked side. */
export const nearSide = 0.02;
/** Range in which a side still matches, as shares of the asked side. */
export const farthestBelow = 1 - loosely;
export const farthestAbove = 1.3;

const near = (side: number, asked: number, share: number): boolean => Math.abs(side - asked) <= asked * share;

const sizesEach = 3;
export const sidesEach = 3;
/** Sizes of goods lie one row after the other, so many each. */
export const figuresEach = sizesEach * sidesEach;

/** Length and width are interchangeable; the height is not. */
export function uprightSide(sides: readonly number[], at: number): number {
  const a = sides[0] ?? 0;
  const b = sides[1] ?? 0;
  return at === 0 ? Math.max(a, b) : at === 1 ? Math.min(a, b) : (sides[at] ?? 0);
}

/** Nothing that is searched for is as long as what two bytes hold. */
const longestMm = 2 ** 16 - 1;

/** Writes the sizes of one row in whole millimetres, upright; 0: no such side. */
export function putSizes(figures: Uint16Array, row: number, sizesMm: readonly (readonly number[])[]): void {
  for (let at = 0; at < figuresEach; at += 1) {
    const size = sizesMm[Math.floor(at / sidesEach)] ?? [];
    figures[row * figuresEach + at] = Math.min(longestMm, Math.round(uprightSide(size, at % sidesEach)));
  }
}

/** How well the goods of a row match in one of their sizes, 0 to 1. */
export function dimensionScore(readings: readonly DimensionReading[], figures: Uint16Array, row: number): number {
  const from = row * figuresEach;
  let best = 0;
  for (const { uprightMm, likelihood } of readings) {
    for (let at = from; at < from + figuresEach && figures[at] !== 0; at += sidesEach)
      best = Math.max(best, likelihood * sizeScore(uprightMm, figures, at));
  }
  return best;
}

/** Runs for every row that matches the words of a text with a size, so it allocates nothing. */
function sizeScore(asked: readonly number[], figures: Uint16Array, from: number): number {
  if (asked.length === 1) return sideScore(asked[0]!, figures, from);
  let score = 1;
  let isLarger = true;
  for (let at = 0; at < asked.length; at += 1) {
    const wanted = asked[at]!;
    const given = figures[from + at]!;
    score = Math.min(score, given === wanted ? 1 : near(given, wanted, nearSide) ? 0.7 : near(given, wanted, loosely) ? 0.4 : 0);
    isLarger &&= given >= wanted && given <= wanted * farthestAbove;
    if (score === 0 && !isLarger) return 0;
  }
  return score > 0 ? score : 0.3;
}

function sideScore(asked: number, figures: Uint16Array, from: number): number {
  let best = 0;
  for (let at = from; at < from + sidesEach; at += 1) {
    const side = figures[at]!;
    if (side === asked) return 0.5;
    if (near(side, asked, nearSide)) best = 0.3;
  }
  return best;
}
