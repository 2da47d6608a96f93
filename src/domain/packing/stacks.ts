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
 * How many of each kind form a stack on one of the first kind, itself included: more of its own, else of the largest kind that may stand on it. Only one kind,
 * because with several a further piece could rearrange a stack so that a larger cart took less room than a smaller one. What is wider than a truck carries
 * only its own kind: its ground is not measured in ranks, so other goods could need more of it beside than it takes itself.
 */
function stackOn(kinds: readonly BoxKind[]): number[] {
  const base = kinds[0]!;
  const stack = kinds.map((_, index) => (index === 0 ? 1 : 0));
  for (const [index, kind] of (isWithinTruck(base) ? kinds : [base]).entries()) {
    const waiting = kind.quantity - stack[index]!;
    const layers = waiting > 0 ? layersOn(base, kind) : 0;
    const onTop = layers > 0 ? Math.min(waiting, layers * onLayer(base, kind)) : 0;
    if (onTop === 0) continue;
    stack[index]! += onTop;
    break;
  }
  return stack;
}

/** As many equal layers as the height, the base and the lowest layer allow. */
function layersOn(base: BoxKind, { size, weightG, bearing }: BoxKind): number {
  const bornBy = (limit: number): number => Math.floor((limit * size[0] * size[1]) / Math.max(1, weightG));
  return Math.min(Math.floor((highestStack - base.size[2]) / Math.max(1, size[2])), bornBy(base.bearing), 1 + bornBy(bearing));
}

/** With goods enough to fill it: packed for the few at hand, fewer might find room than of one more. */
function onLayer(base: BoxKind, kind: BoxKind): number {
  const room: Triple = [base.size[0], base.size[1], kind.size[2]];
  const most = Math.floor(areaOf(base) / areaOf(kind));
  const { left } = fill({
    blocks: blocksFor([{ ...kind, quantity: most }], room),
    quantities: Int32Array.of(most),
    spaces: [{ at: [0, 0, 0], size: room, bearing: Infinity, lends: null }],
    payloadG: Infinity,
    tries: 0,
  });
  return most - left[0]!;
}

const areaOf = ({ size }: BoxKind): number => size[0] * size[1];

const isWithinTruck = ({ size }: BoxKind): boolean => Math.min(size[0], size[1]) <= truckWidth;

/**
 * The storing spaces for a base in mm, in the better orientation. Each takes its share of the rank across the truck, of one or several equal stacks, that needs
 * the least: so whatever stands on a base needs no more ground beside it than the base itself. A base wider than the truck in both orientations may take either.
 */
export function groundSpaces([length, width]: Triple): number {
  const within = [
    [length, width],
    [width, length],
  ].flatMap(([along, wide]) => Array.from({ length: Math.floor(truckWidth / wide!) }, (_, index) => rankShare(along!, wide!, index + 1)));
  return Math.min(...(within.length > 0 ? within : [rankShare(length, width, 1), rankShare(width, length, 1)])) / spaceArea;
}

const rankShare = (along: number, wide: number, stacks: number): number => (along * Math.ceil((stacks * wide) / across) * across) / stacks;
