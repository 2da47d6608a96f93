/**
 * How many trucks of one kind carry goods for one place, and how much of the floor they need: packed like the trucks of a day, but with few tries. The effort
 * is bounded by counts alone, so that the same goods always give the same answer: more trucks or more kinds than `packable` are not packed at all.
 */
import type { BoxKind, Room } from './box.ts';
import { loadTruck } from './load.ts';

/** Few, because a cart is computed while the customer types. */
const tries = 4;
export const packable = { trucks: 4, kinds: 40 } as const;

export interface FilledTrucks {
  readonly trucks: number;
  /** mm of floor of all trucks together, from the far wall. */
  readonly lengthMm: number;
}

/** How many boxes of `more` fit on a truck with the rest loaded; null: not packed, or the rest alone does not fit. */
export function roomBeside(room: Room, rest: readonly BoxKind[], more: BoxKind): number | null {
  if (rest.length >= packable.kinds) return null;
  // The last stop is loaded at the wall, which leaves the remaining truck for the other goods.
  const load = loadTruck(room, [{ kinds: [more] }, { kinds: rest }], tries);
  if (load.left[1]!.some((count) => count > 0)) return null;
  return more.quantity - load.left[0]![0]!;
}

/** Null: more trucks would be needed, or something fits on none of them. */
export function fillTrucks(room: Room, kinds: readonly BoxKind[], mostTrucks: number = packable.trucks): FilledTrucks | null {
  if (kinds.length > packable.kinds) return null;
  let waiting = kinds.filter(({ quantity }) => quantity > 0);
  let lengthMm = 0;
  for (let trucks = 0; trucks <= mostTrucks; trucks += 1) {
    if (waiting.length === 0) return { trucks, lengthMm };
    if (trucks === mostTrucks) return null;
    const load = loadTruck(room, [{ kinds: waiting }], tries);
    if (load.boxes.length === 0) return null;
    lengthMm += load.lengthMm;
    waiting = waiting.map((kind, index) => ({ ...kind, quantity: load.left[0]![index]! })).filter(({ quantity }) => quantity > 0);
  }
  return null;
}
