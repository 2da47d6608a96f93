/** Repeatable random numbers: the same seed makes the same shop (mulberry32). */
export interface Chance {
  /** A whole number from 0 to `end` - 1. */
  below: (end: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
  /** True in this share of the cases. */
  happens: (share: number) => boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    happens: (share) => next() < share,
  };
}
