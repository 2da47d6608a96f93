/** How near the sizes of goods come to the one asked for, where none of them has it: larger ones first, which hold what was measured. */
import type { DimensionReading } from './dimension.ts';
import { figuresEach, sidesEach } from './dimension.ts';

/** What is at least as large on every side lies above, what is smaller on one below. What can be made to any size stands between them. */
export const holding = 0.5;

/** By place, 0 to 1: `figures` in the order of the goods; 0: it has no size. */
export function nearestSizes(readings: readonly DimensionReading[], figures: Uint16Array): Float64Array {
  const scores = new Float64Array(figures.length / figuresEach);
  for (const { uprightMm, likelihood } of readings) {
    for (let place = 0; place < scores.length; place += 1) {
      const score = likelihood * nearness(uprightMm, figures, place * figuresEach);
      if (score > scores[place]!) scores[place] = score;
    }
  }
  return scores;
}

/** Of the nearest size; a single side is compared with every side. */
function nearness(asked: readonly number[], figures: Uint16Array, from: number): number {
  const step = asked.length === 1 ? 1 : sidesEach;
  let best = 0;
  for (let at = from; at < from + figuresEach; at += step) {
    if (figures[at] === 0) continue;
    let share = 1;
    let holds = true;
    for (let side = 0; side < asked.length; side += 1) {
      const wanted = asked[side]!;
      const given = figures[at + side]!;
      holds &&= given >= wanted;
      share *= given >= wanted ? wanted / given : given / wanted;
    }
    const score = holds ? holding + share * holding : share * holding;
    if (score > best) best = score;
  }
  return best;
}
