/**
 * How bars of one section are cut: which lengths come out of which stock length, and how often the same bar repeats. First fit decreasing, bar by bar over the
 * remaining demand, is tried alongside a search for the fullest bar; the plan with the least timber wins. The work does not grow with the number of pieces,
 * because a bar repeats as often as the demand allows. Configurator design §9.11. Lengths in mm; it knows no product.
 */

export interface BarDemand {
  /** Index of the part-list line. */
  line: number;
  lengthMm: number;
  count: number;
}

export interface BarCut {
  line: number;
  lengthMm: number;
  count: number;
}

export interface BarPattern {
  stockLengthMm: number;
  times: number;
  /** Longest first. */
  cuts: BarCut[];
  /** Remainder of each bar after the last cut. */
  restMm: number;
  /** Id of the offcut that is used; absent: a new bar. */
  offcutId?: number;
}

export interface BarPlan {
  patterns: BarPattern[];
  /** Longer than the longest bar. */
  tooLong: BarDemand[];
}

export interface BarStock {
  lengthsMm: readonly number[];
  kerfMm: number;
  /** Cut off each end of a bar. */
  trimMm?: number;
}

interface Open {
  line: number;
  /** In tenths of a millimetre, kerf of its cut included: whole numbers keep sums exact. */
  room: number;
  lengthMm: number;
  left: number;
}

/** How many of each demand are cut from one bar. */
type Fill = readonly number[];

const tenths = (mm: number): number => Math.round(mm * 10);

/** Capacity of a bar of this length: the last piece needs no cut when it ends with the bar. */
const roomOf = (stockLengthMm: number, kerfMm: number): number => tenths(stockLengthMm) + tenths(kerfMm);

const searchSteps = 3000;

export function planBars(demands: readonly BarDemand[], { lengthsMm: bought, kerfMm, trimMm = 0 }: BarStock): BarPlan {
  const lengthsMm = bought.map((length) => length - 2 * trimMm);
  const longest = Math.max(...lengthsMm);
  const fitting = demands.filter(({ lengthMm, count }) => lengthMm <= longest && count > 0);
  const tooLong = demands.filter(({ lengthMm, count }) => lengthMm > longest && count > 0);
  const sorted = fitting.toSorted((a, b) => b.lengthMm - a.lengthMm || a.line - b.line);
  const choices = [...lengthsMm.map((each) => [each]), lengthsMm];
  const plans = choices.flatMap((lengths) => [firstFit, fullest].map((fill) => planWith(sorted, lengths, lengthsMm, kerfMm, fill)));
  // Plans are compared by what is bought, not by the usable length.
  const whole = plans
    .filter((plan) => plan !== null)
    .map((plan) => plan.map((pattern) => ({ ...pattern, stockLengthMm: pattern.stockLengthMm + 2 * trimMm })));
  const best = whole.reduce<BarPattern[] | null>((a, b) => (a === null || isBetter(b, a) ? b : a), null);
  return { patterns: best ?? [], tooLong };
}

/** Null: these bars are too short for one of the pieces. */
function planWith(
  demands: readonly BarDemand[],
  lengths: readonly number[],
  all: readonly number[],
  kerfMm: number,
  fill: (open: readonly Open[], room: number) => Fill,
): BarPattern[] | null {
  if (demands.some(({ lengthMm }) => lengthMm > Math.max(...lengths))) return null;
  const open = demands.map(({ line, lengthMm, count }): Open => ({ line, lengthMm, left: count, room: tenths(lengthMm) + tenths(kerfMm) }));
  const patterns: BarPattern[] = [];
  while (open.some(({ left }) => left > 0)) {
    const first = open.find(({ left }) => left > 0);
    const bars = lengths
      .filter((length) => first !== undefined && roomOf(length, kerfMm) >= first.room)
      .map((length) => fill(open, roomOf(length, kerfMm)))
      .map((taken) => ({ taken, used: usedBy(open, taken) }))
      .map((bar) => ({ ...bar, stockLengthMm: shortest(all, bar.used, kerfMm) }));
    const bar = bars.reduce((a, b) => (b.used / b.stockLengthMm > a.used / a.stockLengthMm + 1e-9 ? b : a));
    const times = Math.min(...bar.taken.map((count, at) => (count === 0 ? Infinity : Math.floor((open[at]?.left ?? 0) / count))));
    patterns.push(patternOf(open, bar.taken, bar.stockLengthMm, times, kerfMm));
    bar.taken.forEach((count, at) => {
      const demand = open[at];
      if (demand !== undefined) demand.left -= count * times;
    });
  }
  return patterns;
}

function usedBy(open: readonly Open[], taken: Fill): number {
  return taken.reduce((sum, count, at) => sum + count * (open[at]?.room ?? 0), 0);
}

function shortest(lengthsMm: readonly number[], used: number, kerfMm: number): number {
  return Math.min(...lengthsMm.filter((length) => roomOf(length, kerfMm) >= used));
}

/** Longest first, as many as needed and fit. */
function firstFit(open: readonly Open[], room: number): Fill {
  let rest = room;
  return open.map((demand) => {
    const count = Math.min(demand.left, Math.floor(rest / demand.room));
    rest -= count * demand.room;
    return count;
  });
}

/** The longest remaining piece plus the combination that fills its bar best, searched within a fixed number of steps. */
function fullest(open: readonly Open[], room: number): Fill {
  const start = open.findIndex(({ left }) => left > 0);
  let best: { taken: number[]; used: number } = { taken: [...firstFit(open, room)], used: 0 };
  best.used = usedBy(open, best.taken);
  const taken = open.map(() => 0);
  let steps = 0;
  const search = (at: number, used: number): void => {
    if (used > best.used) best = { taken: [...taken], used };
    const demand = open[at];
    if (demand === undefined || best.used === room || steps++ > searchSteps) return;
    const most = Math.min(demand.left, Math.floor((room - used) / demand.room));
    for (let count = most; count >= (at === start ? 1 : 0); count--) {
      taken[at] = count;
      search(at + 1, used + count * demand.room);
    }
    taken[at] = 0;
  };
  search(start, 0);
  return best.taken;
}

function patternOf(open: readonly Open[], taken: Fill, stockLengthMm: number, times: number, kerfMm: number): BarPattern {
  const cuts = open.flatMap(({ line, lengthMm }, at) => {
    const count = taken[at] ?? 0;
    return count === 0 ? [] : [{ line, lengthMm, count }];
  });
  const rest = Math.max(0, roomOf(stockLengthMm, kerfMm) - usedBy(open, taken) - tenths(kerfMm));
  return { stockLengthMm, times, cuts, restMm: rest / 10 };
}

export function stockUsedMm(patterns: readonly BarPattern[]): number {
  return patterns.reduce((sum, { stockLengthMm, times }) => sum + stockLengthMm * times, 0);
}

/** Less timber, then fewer bars, then fewer different ones. */
function isBetter(a: readonly BarPattern[], b: readonly BarPattern[]): boolean {
  const bars = (patterns: readonly BarPattern[]): number => patterns.reduce((sum, { times }) => sum + times, 0);
  return (stockUsedMm(a) - stockUsedMm(b) || bars(a) - bars(b) || a.length - b.length) < 0;
}
