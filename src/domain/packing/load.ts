/**
 * A truck for a round of stops: what is unloaded last is loaded farthest from the door. Each stop fills the free space that the
 * later ones left open towards the door, then a slice of the floor no longer than needed. Every piece is fully supported and can be
 * taken out straight through the door once the earlier stops are unloaded.
 */
import { blocksFor, boxesOf } from './block.ts';
import type { Block } from './block.ts';
import type { BoxKind, PlacedBox, Room, Triple } from './box.ts';
import { bearsAnything } from './box.ts';
import type { Filling } from './fill.ts';
import { fill } from './fill.ts';
import type { Space } from './space.ts';

export interface StopGoods {
  readonly kinds: readonly BoxKind[];
}

export interface LoadedBox extends PlacedBox {
  /** Index of the stop in the order of the round. */
  readonly stop: number;
}

export interface Load {
  readonly boxes: readonly LoadedBox[];
  /** Boxes without a place, per stop and kind. */
  readonly left: readonly (readonly number[])[];
  /** Length of the floor used, in mm from the far wall. */
  readonly lengthMm: number;
  readonly weightG: number;
}

/** Bisection steps for the length of a slice: accurate to a few centimetres on a truck of 13.6 m. */
const halvings = 8;

/** `stops` in driving order; `tries`: greedy fillings for each length that is tried. */
export function loadTruck(room: Room, stops: readonly StopGoods[], tries: number): Load {
  const boxes: LoadedBox[] = [];
  const left: number[][] = stops.map(() => []);
  let rest: Space[] = [];
  let lengthMm = 0;
  let weightG = 0;
  for (let stop = stops.length - 1; stop >= 0; stop -= 1) {
    const { kinds } = stops[stop]!;
    const task = {
      room,
      kinds,
      blocks: blocksFor(kinds, room.size),
      open: rest.filter((space) => isOpen(space, boxes)),
      from: lengthMm,
      payloadG: room.payloadG - weightG,
      tries,
    };
    const { filling, end } = shortest(task);
    for (const { block, space } of filling.steps) {
      boxes.push(...boxesOf(block, space.at).map((box) => ({ ...box, stop })));
      weightG += block.weightG;
    }
    left[stop] = [...filling.left];
    const closed = rest.filter((space) => !task.open.includes(space));
    rest = [...closed, ...filling.rest];
    lengthMm = end;
  }
  return { boxes, left, lengthMm, weightG };
}

interface SliceTask {
  readonly room: Room;
  readonly kinds: readonly BoxKind[];
  readonly blocks: readonly Block[];
  readonly open: readonly Space[];
  readonly from: number;
  readonly payloadG: number;
  readonly tries: number;
}

interface Slice {
  readonly filling: Filling;
  readonly end: number;
}

const isComplete = ({ left }: Filling): boolean => left.every((count) => count === 0);

/** The shortest slice of the floor that holds everything, else the whole remaining floor. */
function shortest(task: SliceTask): Slice {
  const whole = task.room.size[0] - task.from;
  const none = slice(task, 0);
  if (isComplete(none.filling) || whole <= 0) return none;
  let best = slice(task, whole);
  if (!isComplete(best.filling)) return best;
  let [short, long] = [0, best.end - task.from];
  for (let round = 0; round < halvings && long - short > 1; round += 1) {
    const middle = Math.floor((short + long) / 2);
    const tried = slice(task, middle);
    if (isComplete(tried.filling)) {
      best = tried;
      long = tried.end - task.from;
    } else {
      short = middle;
    }
  }
  return best;
}

/** Fills the open spaces, then a slice of the floor; the slice ends with its farthest box. */
function slice({ room, kinds, blocks, open, from, payloadG, tries }: SliceTask, length: number): Slice {
  const floor: Space = { at: [from, 0, 0], size: [length, room.size[1], room.size[2]], bearing: bearsAnything, lends: null };
  const filling = fill({
    blocks,
    quantities: Int32Array.from(kinds.map(({ quantity }) => quantity)),
    spaces: length > 0 ? [floor, ...open] : open,
    payloadG,
    tries,
  });
  const end = filling.steps.reduce((most, { block, space }) => Math.max(most, space.at[0] + block.size[0]), from);
  return { filling: { ...filling, rest: filling.rest.flatMap((space) => upTo(space, end)) }, end };
}

/** The part of a space before the end of the slice. */
function upTo(space: Space, end: number): Space[] {
  const length = Math.min(space.size[0], end - space.at[0]);
  return length > 0 && space.size[1] > 0 ? [{ ...space, size: [length, space.size[1], space.size[2]], lends: null }] : [];
}

/** Whether the goods of this space can be taken straight to the door past these boxes. */
function isOpen({ at, size }: Space, boxes: readonly PlacedBox[]): boolean {
  return !boxes.some((box) => box.at[0] + box.size[0] > at[0] && overlap(box, at, size, 1) && overlap(box, at, size, 2));
}

export function overlap(box: PlacedBox, at: Triple, size: Triple, axis: 0 | 1 | 2): boolean {
  return box.at[axis] < at[axis] + size[axis] && at[axis] < box.at[axis] + box.size[axis];
}
