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
const nearSide = 0.02;
/** Range in which a side still matches, as shares of the asked side. */
const farthestBelow = 1 - loosely;
const farthestAbove = 1.3;

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

/** The goods that match in one of their sizes, and how well, above 0 to 1: by place, `figures` in the order of the goods. */
export function dimensionScores(readings: readonly DimensionReading[], figures: Uint16Array): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { uprightMm, likelihood } of readings) {
    const isAlone = uprightMm.length === 1;
    const { lowest, highest } = matchingMm(uprightMm);
    for (const place of placesNear(figures, lowest, highest - lowest, isAlone ? 1 : sidesEach)) {
      const from = place * figuresEach;
      const score = likelihood * (isAlone ? sideScore(uprightMm[0]!, figures, from) : sizesScore(uprightMm, figures, from));
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  }
  return scores;
}

/** The whole millimetres, at least one, among which a side lies that matches the first one asked for. */
export function matchingMm({ 0: side = 0, length }: readonly number[]): { lowest: number; highest: number } {
  const [below, above] = length === 1 ? [1 - nearSide, 1 + nearSide] : [farthestBelow, farthestAbove];
  return { lowest: Math.max(1, Math.floor(side * below)), highest: Math.max(1, Math.ceil(side * above)) };
}

/**
 * The places with a figure from `lowest` up to `range` more, looking at every `step`th. A word has thousands of rows: below and above are asked for at once,
 * because a processor foresees an answer that is nearly always no.
 */
function placesNear(figures: Uint16Array, lowest: number, range: number, step: number): number[] {
  const places: number[] = [];
  for (let from = 0; from < figures.length; from += figuresEach) {
    for (let at = from; at < from + figuresEach; at += step) {
      if ((figures[at]! - lowest) >>> 0 > range) continue;
      places.push(from / figuresEach);
      break;
    }
  }
  return places;
}

function sizesScore(asked: readonly number[], figures: Uint16Array, from: number): number {
  let best = 0;
  for (let at = from; at < from + figuresEach && figures[at] !== 0; at += sidesEach) best = Math.max(best, sizeScore(asked, figures, at));
  return best;
}

function sizeScore(asked: readonly number[], figures: Uint16Array, from: number): number {
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

/** Any side of any size; places without one hold 0, which is near no side. */
function sideScore(asked: number, figures: Uint16Array, from: number): number {
  let best = 0;
  for (let at = from; at < from + figuresEach; at += 1) {
    if (figures[at] === asked) return 0.5;
    if (near(figures[at]!, asked, nearSide)) best = 0.3;
  }
  return best;
}
