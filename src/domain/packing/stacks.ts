/**
 * The floor needed by goods that share a truck with others: they are stacked as on the trucks of a day, and each stack takes up its own base. In storing spaces
 * of 1.2 × 0.8 m, not rounded. The same goods give the same figure, in whatever order they come.
 */
import { blocksFor } from './block.ts';
import type { BoxKind, Triple } from './box.ts';
import { fill } from './fill.ts';

/** Maximum height of a stack, that of a loaded pallet; taller goods stand alone. */
export const highestStack = 2200;
/** The floor is divided across into units of this width: two for a pallet lengthwise, three for one across. */
const across = 400;
const truckWidth = 2400;
const spaceArea = 1200 * 800;
/** Flatter goods are counted in piles of at least this height: single boards do not decide what fits on a space. */
const leastHeight = 60;

export function spacesOfStacks(kinds: readonly BoxKind[]): number {
  let waiting = distinct(kinds.map(piled));
  let spaces = 0;
  while (waiting.length > 0) {
    const stack = stackOn(waiting);
    // The same stack as often as the goods allow.
    const times = Math.min(...waiting.map(({ quantity }, index) => (stack[index] ? Math.floor(quantity / stack[index]) : Infinity)));
    spaces += times * groundSpaces(waiting[0]!.size);
    waiting = waiting
      .map((kind, index) => ({ ...kind, quantity: kind.quantity - times * stack[index]! }))
      .filter(({ quantity }) => quantity > 0);
  }
  return spaces;
}

/** Merges equal boxes, the largest base first, then the highest. */
function distinct(kinds: readonly BoxKind[]): BoxKind[] {
  const byKind = new Map<string, BoxKind>();
  for (const kind of kinds) {
    if (kind.quantity <= 0) continue;
    const key = JSON.stringify([kind.size, kind.weightG, kind.upright, kind.bearing]);
    byKind.set(key, { ...kind, quantity: kind.quantity + (byKind.get(key)?.quantity ?? 0) });
  }
  return [...byKind]
    .toSorted(([a, one], [b, other]) => areaOf(other) - areaOf(one) || other.size[2] - one.size[2] || (a < b ? -1 : 1))
    .map(([, kind]) => kind);
}

/** A pile of flat boxes, with the load limit that is left for the lowest of them. */
function piled(kind: BoxKind): BoxKind {
  const [length, width, height] = kind.size;
  const mostOnTop = Math.floor((kind.bearing * length * width) / Math.max(1, kind.weightG));
  const pieces = Math.min(Math.ceil(leastHeight / Math.max(1, height)), 1 + mostOnTop, kind.quantity);
  if (pieces <= 1) return kind;
  return {
    ...kind,
    size: [length, width, pieces * height],
    quantity: Math.ceil(kind.quantity / pieces),
    weightG: pieces * kind.weightG,
    bearing: kind.bearing - ((pieces - 1) * kind.weightG) / (length * width),
  };
}

/**
 * How many of each kind form a stack on one of the first kind, itself included: more of its own, else of the largest kind that fits on it. Only one kind,
 * because with several a further piece could rearrange a stack so that a larger cart took less room than a smaller one.
 */
function stackOn(kinds: readonly BoxKind[]): number[] {
  const { size, bearing } = kinds[0]!;
  const stack = kinds.map((_, index) => (index === 0 ? 1 : 0));
  const room: Triple = [size[0], size[1], highestStack - size[2]];
  const chosen = kinds.findIndex((kind, index) => kind.quantity > stack[index]! && mayStandIn(kind, room));
  if (bearing <= 0 || chosen === -1) return stack;
  const onTop = { ...kinds[chosen]!, quantity: kinds[chosen]!.quantity - stack[chosen]! };
  const { left } = fill({
    blocks: blocksFor([onTop], room),
    quantities: Int32Array.of(onTop.quantity),
    spaces: [{ at: [0, 0, 0], size: room, bearing, lends: null }],
    payloadG: Infinity,
    tries: 0,
  });
  stack[chosen]! += onTop.quantity - left[0]!;
  return stack;
}

const areaOf = ({ size }: BoxKind): number => size[0] * size[1];

function mayStandIn({ size: [length, width, height] }: BoxKind, room: Triple): boolean {
  return height <= room[2] && ((length <= room[0] && width <= room[1]) || (width <= room[0] && length <= room[1]));
}

/** The storing spaces for a base in mm, in the better orientation; a base wider than the truck in both orientations may take either. */
export function groundSpaces([length, width]: Triple): number {
  const taken = [
    [length, width],
    [width, length],
  ].map(([along, wide]) => ({ area: along! * Math.ceil(wide! / across) * across, isWithin: wide! <= truckWidth }));
  const within = taken.filter(({ isWithin }) => isWithin);
  return Math.min(...(within.length > 0 ? within : taken).map(({ area }) => area)) / spaceArea;
}
