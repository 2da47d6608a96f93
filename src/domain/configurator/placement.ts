/**
 * Quarter turns of boxes and directions, right-hand rule: `x+` turns y towards z. Used, for example, to stand a pallet upright in a sofa. It knows no model.
 */
import type { Axis, Vec3 } from './evaluation.ts';

export type QuarterTurn = 'x+' | 'x-' | 'y+' | 'y-' | 'z+' | 'z-';

export interface Box {
  min: Vec3;
  size: Vec3;
}

export function turnVector([x, y, z]: Vec3, turn: QuarterTurn): Vec3 {
  switch (turn) {
    case 'x+':
      return [x, -z, y];
    case 'x-':
      return [x, z, -y];
    case 'y+':
      return [z, y, -x];
    case 'y-':
      return [-z, y, x];
    case 'z+':
      return [-y, x, z];
    default:
      return [y, -x, z];
  }
}

export function turnBy(vector: Vec3, turns: readonly QuarterTurn[]): Vec3 {
  return turns.reduce(turnVector, vector);
}

export function turnBox(box: Box, turns: readonly QuarterTurn[]): Box {
  if (turns.length === 0) return box;
  const a = turnBy(box.min, turns);
  const b = turnBy([box.min[0] + box.size[0], box.min[1] + box.size[1], box.min[2] + box.size[2]], turns);
  return {
    min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    size: [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])],
  };
}

const unit: Record<Axis, Vec3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** Direction of an axis after the turns; `sign` is -1 when it is reversed. */
export function turnAxis(axis: Axis, turns: readonly QuarterTurn[]): { axis: Axis; sign: 1 | -1 } {
  const [x, y, z] = turnBy(unit[axis], turns);
  const sign = x + y + z < 0 ? -1 : 1;
  return { axis: x !== 0 ? 'x' : y !== 0 ? 'y' : 'z', sign };
}

function isTurnedAbout(axis: Axis, index: number): boolean {
  return 'xyz'.indexOf(axis) === index;
}

/** Bounding box of a box turned by degrees about its centre. */
export function enclosing(box: Box & { turn?: { axis: Axis; degrees: number } | undefined }): Box {
  const { turn } = box;
  if (turn === undefined) return box;
  const cos = Math.abs(Math.cos((turn.degrees * Math.PI) / 180));
  const sin = Math.abs(Math.sin((turn.degrees * Math.PI) / 180));
  const across = (index: number): number => {
    if (isTurnedAbout(turn.axis, index)) return box.size[index] ?? 0;
    const other = [0, 1, 2].find((candidate) => candidate !== index && !isTurnedAbout(turn.axis, candidate)) ?? 0;
    return (box.size[index] ?? 0) * cos + (box.size[other] ?? 0) * sin;
  };
  const size: Vec3 = [across(0), across(1), across(2)];
  return {
    min: [box.min[0] + (box.size[0] - size[0]) / 2, box.min[1] + (box.size[1] - size[1]) / 2, box.min[2] + (box.size[2] - size[2]) / 2],
    size,
  };
}

/** Bounding box of all; an empty list gives a box of size 0. */
export function boundingBox(boxes: readonly (Box & { turn?: { axis: Axis; degrees: number } })[]): Box {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    const { min, size } = enclosing(box);
    for (const index of [0, 1, 2] as const) {
      low[index] = Math.min(low[index] ?? 0, min[index]);
      high[index] = Math.max(high[index] ?? 0, min[index] + size[index]);
    }
  }
  if (boxes.length === 0) return { min: [0, 0, 0], size: [0, 0, 0] };
  const [x = 0, y = 0, z = 0] = low;
  return { min: [x, y, z], size: [(high[0] ?? 0) - x, (high[1] ?? 0) - y, (high[2] ?? 0) - z] };
}
