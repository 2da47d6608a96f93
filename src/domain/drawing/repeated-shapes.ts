/**
 * Shapes that come again side by side, such as the boards of a wall: a group of them is written once, and what follows is references to it. Of one look and one
 * layer, where the order of shapes does not matter.
 */

/** A closed shape as path data: where it starts, and what follows from there. */
export interface PlacedShape {
  x: number;
  y: number;
  outline: string;
}

export interface Repetition<Shape extends PlacedShape> {
  /** Written once. */
  group: readonly Shape[];
  /** By how much each further group is shifted. */
  shifts: readonly { x: number; y: number }[];
}

interface Repeated<Shape extends PlacedShape> {
  repetitions: Repetition<Shape>[];
  /** Written one by one. */
  others: Shape[];
}

/** Bytes of a reference, and of the start of one more shape in a path. */
const referenceBytes = 28;
const startBytes = 8;
/** Bytes that a repetition must save at least, since it begins paths of its own. */
const leastSaved = 60;
const largestGroup = 64;

/** `tolerance`: by how much places in a group may differ from those in the first, as places are rounded. */
export function findRepeated<Shape extends PlacedShape>(shapes: readonly Shape[], tolerance: number): Repeated<Shape> {
  const found: Repeated<Shape> = { repetitions: [], others: [] };
  for (const alike of Map.groupBy(shapes, ({ outline }) => outline).values()) {
    const { repetition, others } = bestGroup(alike, tolerance);
    if (repetition !== null) found.repetitions.push(repetition);
    found.others.push(...others);
  }
  return found;
}

interface Split<Shape extends PlacedShape> {
  repetition: Repetition<Shape> | null;
  others: readonly Shape[];
}

function bestGroup<Shape extends PlacedShape>(alike: readonly Shape[], tolerance: number): Split<Shape> {
  const bytes = startBytes + (alike[0]?.outline.length ?? 0);
  let best: Split<Shape> = { repetition: null, others: alike };
  let most = leastSaved;
  for (let size = 2; size <= Math.min(largestGroup, alike.length / 2); size += 1) {
    const split = inGroups(alike, size, tolerance);
    const saved = split.shifts.length * (size * bytes - referenceBytes);
    if (saved <= most) continue;
    most = saved;
    best = { repetition: { group: alike.slice(0, size), shifts: split.shifts }, others: split.others };
  }
  return best;
}

function inGroups<Shape extends PlacedShape>(alike: readonly Shape[], size: number, tolerance: number) {
  const [first] = alike;
  const shifts: { x: number; y: number }[] = [];
  const others: Shape[] = [];
  for (let at = size; at < alike.length; at += size) {
    const members = alike.slice(at, at + size);
    const shift = { x: members[0]!.x - first!.x, y: members[0]!.y - first!.y };
    const isSame = ({ x, y }: PlacedShape, index: number): boolean =>
      Math.abs(x - shift.x - alike[index]!.x) <= tolerance && Math.abs(y - shift.y - alike[index]!.y) <= tolerance;
    if (members.length === size && members.every(isSame)) shifts.push(shift);
    else others.push(...members);
  }
  return { shifts, others };
}
