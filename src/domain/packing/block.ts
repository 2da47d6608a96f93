/**
 * Blocks of boxes that are packed as one: equal boxes in rows, and two blocks side by side or one on the other. A block rests on its whole base and carries
 * load on a rectangle of its top that begins at its corner, so that everything on it is fully supported.
 */
import type { BoxKind, PlacedBox, Triple } from './box.ts';
import { standings } from './box.ts';

export interface Block {
  readonly size: Triple;
  /** The load-bearing rectangle of the top. */
  readonly top: readonly [x: number, y: number];
  /** Boxes of each kind. */
  readonly boxes: Int32Array;
  /** Kinds it consists of, as [kind, boxes] pairs in one list. */
  readonly needs: readonly number[];
  readonly volume: number;
  readonly weightG: number;
  /** Highest pressure on its base, g per mm². */
  readonly pressure: number;
  /** Load limit of its top, g per mm². */
  readonly bearing: number;
  readonly made: Row | Pair;
}

interface Row {
  readonly kind: number;
  readonly box: Triple;
  readonly counts: Triple;
}

interface Pair {
  readonly first: Block;
  readonly second: Block;
  readonly axis: 0 | 1 | 2;
}

const mostSimple = 3000;
const mostBlocks = 6000;
const leastFilled = 0.98;
const leastTop = 0.96;

/** Every useful block for a room, largest volume first. */
export function blocksFor(kinds: readonly BoxKind[], room: Triple): Block[] {
  const simple = kinds.flatMap((kind, index) => rows(kinds, kind, index, room));
  const kept = simple.toSorted((a, b) => b.volume - a.volume).slice(0, mostSimple);
  return compose(kinds, kept, room).toSorted((a, b) => b.volume - a.volume || a.size[0] - b.size[0]);
}

function rows(kinds: readonly BoxKind[], kind: BoxKind, index: number, room: Triple): Block[] {
  const blocks: Block[] = [];
  for (const box of standings(kind)) {
    const most = box.map((side, axis) => Math.floor(room[axis]! / side));
    // The lowest layer carries the weight of all layers above.
    const layers = kind.bearing <= 0 ? 1 : 1 + Math.floor((kind.bearing * box[0] * box[1]) / Math.max(1, kind.weightG));
    for (let z = 1; z <= Math.min(most[2]!, layers, kind.quantity); z += 1) {
      for (let y = 1; y <= most[1]! && y * z <= kind.quantity; y += 1) {
        for (let x = 1; x <= most[0]! && x * y * z <= kind.quantity; x += 1) {
          const size: Triple = [x * box[0], y * box[1], z * box[2]];
          const boxes = new Int32Array(kinds.length);
          boxes[index] = x * y * z;
          blocks.push({
            size,
            top: [size[0], size[1]],
            boxes,
            needs: [index, x * y * z],
            volume: size[0] * size[1] * size[2],
            weightG: kind.weightG * x * y * z,
            pressure: (z * kind.weightG) / (box[0] * box[1]),
            bearing: Math.max(0, kind.bearing - ((z - 1) * kind.weightG) / (box[0] * box[1])),
            made: { kind: index, box, counts: [x, y, z] },
          });
        }
      }
    }
  }
  return blocks;
}

function compose(kinds: readonly BoxKind[], simple: readonly Block[], room: Triple): Block[] {
  const known = new Map<string, Block>();
  for (const block of simple) known.set(nameOf(block), block);
  let newest: readonly Block[] = simple;
  while (newest.length > 0 && known.size < mostBlocks) {
    const made: Block[] = [];
    const all = [...known.values()];
    const neighbours = new Neighbours(all);
    for (const block of newest) {
      for (const axis of [0, 1, 2] as const) {
        for (const other of neighbours.of(block, axis)) {
          const pair = paired(kinds, block, other, axis, room);
          if (pair === null) continue;
          const name = nameOf(pair);
          if (known.has(name)) continue;
          known.set(name, pair);
          made.push(pair);
          if (known.size >= mostBlocks) return [...known.values()];
        }
      }
    }
    newest = made;
  }
  return [...known.values()];
}

/** Blocks whose faces nearly match a block's, found by their rounded sizes. */
class Neighbours {
  readonly #byFace: readonly Map<string, Block[]>[];

  constructor(blocks: readonly Block[]) {
    this.#byFace = [0, 1, 2].map((axis) => {
      const map = new Map<string, Block[]>();
      for (const block of blocks) {
        const key = faceOf(block, axis as 0 | 1 | 2);
        const list = map.get(key);
        if (list === undefined) map.set(key, [block]);
        else list.push(block);
      }
      return map;
    });
  }

  of(block: Block, axis: 0 | 1 | 2): readonly Block[] {
    return this.#byFace[axis]!.get(faceOf(block, axis)) ?? [];
  }
}

const faceOf = ({ size }: Block, axis: 0 | 1 | 2): string => {
  const [a, b] = [0, 1, 2].filter((other) => other !== axis);
  return `${size[a!]}|${size[b!]}`;
};

const nameOf = ({ size, top, needs }: Block): string => `${size.join()}|${top.join()}|${needs.join()}`;

function paired(kinds: readonly BoxKind[], first: Block, second: Block, axis: 0 | 1 | 2, room: Triple): Block | null {
  const length = first.size[axis] + second.size[axis];
  if (length > room[axis]) return null;
  const size: Triple = [
    axis === 0 ? length : Math.max(first.size[0], second.size[0]),
    axis === 1 ? length : Math.max(first.size[1], second.size[1]),
    axis === 2 ? length : Math.max(first.size[2], second.size[2]),
  ];
  const top = topOf(first, second, axis);
  if (top === null || top[0] * top[1] < leastTop * size[0] * size[1]) return null;
  const volume = first.volume + second.volume;
  if (volume < leastFilled * size[0] * size[1] * size[2]) return null;
  const bearing = bearingOf(first, second, axis);
  if (bearing === null) return null;
  const boxes = new Int32Array(kinds.length);
  const needs: number[] = [];
  for (let kind = 0; kind < kinds.length; kind += 1) {
    const count = first.boxes[kind]! + second.boxes[kind]!;
    if (count > kinds[kind]!.quantity) return null;
    if (count > 0) needs.push(kind, count);
    boxes[kind] = count;
  }
  const pressure = axis === 2 ? first.pressure + second.pressure : Math.max(first.pressure, second.pressure);
  return { size, top, boxes, needs, volume, weightG: first.weightG + second.weightG, pressure, bearing, made: { first, second, axis } };
}

/** Side by side: one even top. One on the other: the lower top must hold the upper base. */
function topOf(first: Block, second: Block, axis: 0 | 1 | 2): readonly [number, number] | null {
  if (axis === 2) return first.top[0] >= second.size[0] && first.top[1] >= second.size[1] ? second.top : null;
  if (first.size[2] !== second.size[2]) return null;
  const across = axis === 0 ? 1 : 0;
  if (first.top[axis] !== first.size[axis]) return null;
  const together = first.top[axis] + second.top[axis];
  const narrow = Math.min(first.top[across], second.top[across]);
  return axis === 0 ? [together, narrow] : [narrow, together];
}

function bearingOf(first: Block, second: Block, axis: 0 | 1 | 2): number | null {
  if (axis !== 2) return Math.min(first.bearing, second.bearing);
  const left = first.bearing - second.pressure;
  return left < 0 ? null : Math.min(left, second.bearing);
}

/** The boxes of a block placed at `at`. */
export function boxesOf(block: Block, at: Triple): PlacedBox[] {
  if ('kind' in block.made) {
    const { kind, box, counts } = block.made;
    const boxes: PlacedBox[] = [];
    for (let z = 0; z < counts[2]; z += 1)
      for (let y = 0; y < counts[1]; y += 1)
        for (let x = 0; x < counts[0]; x += 1)
          boxes.push({ kind, at: [at[0] + x * box[0], at[1] + y * box[1], at[2] + z * box[2]], size: box });
    return boxes;
  }
  const { first, second, axis } = block.made;
  const moved: [number, number, number] = [...at];
  moved[axis] += first.size[axis];
  return [...boxesOf(first, at), ...boxesOf(second, moved)];
}
