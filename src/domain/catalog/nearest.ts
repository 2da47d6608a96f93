/** Goods sorted by a figure, so that those nearest to a value are found without looking at all of them. */

export interface Near<Each> {
  readonly each: Each;
  readonly distance: number;
}

/** Smallest distance first, then the lower id. */
export const nearestFirst = <Each extends { readonly id: number }>(a: Near<Each>, b: Near<Each>): number =>
  a.distance - b.distance || a.each.id - b.each.id;

/** Goods with the same figure, in order of preference. */
export interface Run<Each> {
  readonly figure: number;
  readonly goods: readonly Each[];
}

/** Lowest figure first; goods with the same figure keep their order. */
export function runsOf<Each>(goods: readonly Each[], figureOf: (each: Each) => number): Run<Each>[] {
  return [...Map.groupBy(goods, figureOf)].map(([figure, same]) => ({ figure, goods: same })).sort((a, b) => a.figure - b.figure);
}

/** The runs in order of distance; `distanceOf` must grow in both directions from `figure`. */
export function* outwards<Each>(
  runs: readonly Run<Each>[],
  figure: number,
  distanceOf: (figure: number) => number,
): Generator<[number, Run<Each>]> {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle]!.figure < figure) low = middle + 1;
    else high = middle;
  }
  let [below, above] = [low - 1, low];
  while (below >= 0 || above < runs.length) {
    const down = below < 0 ? Infinity : distanceOf(runs[below]!.figure);
    const up = above >= runs.length ? Infinity : distanceOf(runs[above]!.figure);
    if (down < up) yield [down, runs[below--]!];
    else yield [up, runs[above++]!];
  }
}

/** The first accepted ones, at most `most`. */
export function firstOf<Each>(goods: Iterable<Each>, most: number, accepts: (each: Each) => boolean): Each[] {
  const found: Each[] = [];
  for (const each of goods) {
    if (found.length >= most) break;
    if (accepts(each)) found.push(each);
  }
  return found;
}
