/**
 * How many trucks of one kind take goods that go to one place, and how much of the floor they need: the packing of the trucks of a day with few tries. What it costs is bounded by
 * numbers alone, so that the same goods get the same answer: more trucks or more kinds than `packable` are not packed at all.
 */
import type { BoxKind, Room } from './box.ts';
import { loadTruck } from './load.ts';

/** A cart is reckoned while somebody types. */
const tries = 4;
export const packable = { trucks: 4, kinds: 40 } as const;

export interface FilledTrucks {
  readonly trucks: number;
  /** mm of the floor of all of them together, from the far wall. */
  readonly lengthMm: number;
}

/** Boxes of `more` that go onto a truck when the rest stands on it; null: it is not packed, or the rest alone does not fit. */
export function roomBeside(room: Room, rest: readonly BoxKind[], more: BoxKind): number | null {
  if (rest.length >= packable.kinds) return null;
  // What is driven to last stands at the wall, and the rest of the truck is free for the other.
  const load = loadTruck(room, [{ kinds: [more] }, { kinds: rest }], tries);
  if (load.left[1]!.some((count) => count > 0)) return null;
  return more.quantity - load.left[0]![0]!;
}

/** Null: not so many trucks, or something fits on none of them. */
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
