/** The faults of a load, piece by piece; none if it may be driven. Loads by the planner and those changed by hand pass the same checks. */
import { axleUses, isOverloaded } from './axle-load.ts';
import type { BoxKind, PlacedBox, Room } from './box.ts';
import type { LoadedBox } from './load.ts';
import { overlap } from './load.ts';

/**
 * `outside` the room, in another box (`overlap`), with air below (`unsupported`), on a box that cannot carry it (`overloaded`), behind or below goods of a
 * later stop (`blocked`), in an orientation that is not allowed (`turned`); the truck as a whole `tooHeavy`, or one of its axles at some moment of the round.
 */
export type LoadFault = 'outside' | 'overlap' | 'unsupported' | 'overloaded' | 'blocked' | 'turned' | 'tooHeavy' | 'frontAxle' | 'rearAxle';

export interface FoundFault {
  readonly fault: LoadFault;
  /** Index of the box; null for the load as a whole. */
  readonly box: number | null;
  /** The other box involved. */
  readonly other: number | null;
}

/** Tolerance in g for shares of weights that do not add up exactly. */
const tolerance = 1e-6;

/** `kindOf` gives the kind of each box. */
export function faultsOfLoad(room: Room, boxes: readonly LoadedBox[], kindOf: (box: LoadedBox) => BoxKind): FoundFault[] {
  const faults: FoundFault[] = [];
  const weight = boxes.reduce((total, box) => total + kindOf(box).weightG, 0);
  if (weight > room.payloadG) faults.push({ fault: 'tooHeavy', box: null, other: null });
  faults.push(...overloadedAxles(room, boxes, kindOf));
  boxes.forEach((box, index) => {
    if ([0, 1, 2].some((axis) => box.at[axis]! < 0 || box.at[axis]! + box.size[axis]! > room.size[axis]!)) {
      faults.push({ fault: 'outside', box: index, other: null });
    }
    if (!mayStandSo(box, kindOf(box))) faults.push({ fault: 'turned', box: index, other: null });
    boxes.forEach((other, otherIndex) => {
      if (otherIndex > index && meets(box, other)) faults.push({ fault: 'overlap', box: index, other: otherIndex });
      if (otherIndex !== index && blocks(other, box)) faults.push({ fault: 'blocked', box: index, other: otherIndex });
    });
    if (box.at[2] > 0 && carriersOf(box, boxes).reduce((area, { shared }) => area + shared, 0) < groundOf(box)) {
      faults.push({ fault: 'unsupported', box: index, other: null });
    }
  });
  return [...faults, ...overloaded(boxes, kindOf)];
}

function overloadedAxles({ axles }: Room, boxes: readonly LoadedBox[], kindOf: (box: LoadedBox) => BoxKind): FoundFault[] {
  if (axles === undefined) return [];
  const { front, rear } = axleUses(axles, boxes, (box) => kindOf(box).weightG / 1000);
  const names = [...(isOverloaded(front) ? ['frontAxle' as const] : []), ...(isOverloaded(rear) ? ['rearAxle' as const] : [])];
  return names.map((fault) => ({ fault, box: null, other: null }));
}

const meets = (a: PlacedBox, b: PlacedBox): boolean => ([0, 1, 2] as const).every((axis) => overlap(a, b.at, b.size, axis));

/** Goods of a later stop between a box and the door, or on top of it. */
function blocks(other: LoadedBox, box: LoadedBox): boolean {
  if (other.stop <= box.stop || !overlap(other, box.at, box.size, 1)) return false;
  const isBefore = other.at[0] >= box.at[0] + box.size[0] && overlap(other, box.at, box.size, 2);
  const isAbove = other.at[2] >= box.at[2] + box.size[2] && overlap(other, box.at, box.size, 0);
  return isBefore || isAbove;
}

function mayStandSo(box: PlacedBox, { size, upright }: BoxKind): boolean {
  return [0, 1, 2].some((axis) => {
    if (!upright[axis] || size[axis] !== box.size[2]) return false;
    const ground = [0, 1, 2].filter((other) => other !== axis).map((other) => size[other]!);
    return (ground[0] === box.size[0] && ground[1] === box.size[1]) || (ground[1] === box.size[0] && ground[0] === box.size[1]);
  });
}

const groundOf = ({ size }: PlacedBox): number => size[0] * size[1];

/** The boxes directly below one, with the shared area. */
function carriersOf(box: PlacedBox, boxes: readonly PlacedBox[]): { index: number; shared: number }[] {
  return boxes.flatMap((other, index) => {
    if (other.at[2] + other.size[2] !== box.at[2]) return [];
    const shared = sharedLength(box, other, 0) * sharedLength(box, other, 1);
    return shared > 0 ? [{ index, shared }] : [];
  });
}

function sharedLength(a: PlacedBox, b: PlacedBox, axis: 0 | 1): number {
  return Math.max(0, Math.min(a.at[axis] + a.size[axis], b.at[axis] + b.size[axis]) - Math.max(a.at[axis], b.at[axis]));
}

/** Weights are passed down from box to box, spread evenly over the base of each. */
function overloaded(boxes: readonly LoadedBox[], kindOf: (box: LoadedBox) => BoxKind): FoundFault[] {
  const faults: FoundFault[] = [];
  const carried = boxes.map(() => 0);
  const fromTop = boxes.map((_, index) => index).toSorted((a, b) => boxes[b]!.at[2] - boxes[a]!.at[2]);
  for (const index of fromTop) {
    const box = boxes[index]!;
    if (box.at[2] === 0) continue;
    const pressure = (kindOf(box).weightG + carried[index]!) / groundOf(box);
    for (const { index: below, shared } of carriersOf(box, boxes)) {
      carried[below]! += pressure * shared;
      if (pressure > kindOf(boxes[below]!).bearing + tolerance) faults.push({ fault: 'overloaded', box: below, other: index });
    }
  }
  return faults;
}
