/** The area on the long side for a mark: the largest rectangle that long-side faces of one plane fill and no part in front covers. */
import type { Face } from './face.ts';
import type { Solid } from './solid.ts';

export interface MarkArea {
  /** The plane of the face. */
  y: number;
  x0: number;
  x1: number;
  z0: number;
  z1: number;
}

/** Narrower joints between boards do not interrupt a mark. */
const jointMm = 3;

const leastBoardMm = 60;

/** `groupOf` gives the assembly of a part: a mark does not extend from the wall to the skids. */
export function markArea(
  faces: readonly Pick<Face, 'solid' | 'axis'>[],
  solids: readonly Solid[],
  groupOf: (part: number) => string,
): MarkArea | null {
  const walls = new Map<string, Solid[]>();
  for (const { solid, axis } of faces) {
    if (!solid.straight || axis !== 1 || solid.max[0] - solid.min[0] < leastBoardMm) continue;
    const wall = `${String(Math.round(solid.max[1]))} ${groupOf(solid.part)}`;
    walls.set(wall, [...(walls.get(wall) ?? []), solid]);
  }
  let best: MarkArea | null = null;
  for (const boards of walls.values()) {
    const plane = boards[0]!.max[1];
    const before = solids.filter((solid) => solid.max[1] > plane + 1);
    const area = largestIn(boards, before, plane);
    if (area !== null && (best === null || score(area) > score(best))) best = area;
  }
  return best;
}

/** A mark is limited by its height first, then by its length. */
function score({ x0, x1, z0, z1 }: MarkArea): number {
  return Math.min(z1 - z0, (x1 - x0) * 0.55);
}

function largestIn(boards: readonly Solid[], before: readonly Solid[], y: number): MarkArea | null {
  const xs = ticks([...boards, ...before].flatMap(({ min, max }) => [min[0], max[0]]));
  const zs = ticks([...boards, ...before].flatMap(({ min, max }) => [min[2], max[2]]));
  const isFree = (i: number, k: number): boolean => {
    const [x, z] = [(xs[i]! + xs[i + 1]!) / 2, (zs[k]! + zs[k + 1]!) / 2];
    const isThin = xs[i + 1]! - xs[i]! <= jointMm || zs[k + 1]! - zs[k]! <= jointMm;
    const holds = ({ min, max }: Solid): boolean => min[0] < x && x < max[0] && min[2] < z && z < max[2];
    return !before.some(holds) && (isThin || boards.some(holds));
  };
  const free = zs.slice(1).map((_, k) => xs.slice(1).map((__, i) => isFree(i, k)));
  let best: MarkArea | null = null;
  // For each lower edge the free height above it per column; as the upper edge rises, fewer columns remain.
  for (let low = 0; low + 1 < zs.length; low++) {
    const isOpen = xs.slice(1).map(() => true);
    for (let high = low; high + 1 < zs.length; high++) {
      for (let i = 0; i + 1 < xs.length; i++) isOpen[i] = isOpen[i]! && free[high]![i]!;
      for (const [from, to] of runs(isOpen)) {
        const area = { y, x0: xs[from]!, x1: xs[to]!, z0: zs[low]!, z1: zs[high + 1]! };
        if (best === null || score(area) > score(best) + 0.01) best = area;
      }
    }
  }
  return best;
}

function ticks(values: readonly number[]): number[] {
  return [...new Set(values.map((value) => Math.round(value * 10) / 10))].sort((a, b) => a - b);
}

function runs(isOpen: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  let from = -1;
  isOpen.forEach((open, i) => {
    if (open && from < 0) from = i;
    if (from >= 0 && (!open || i === isOpen.length - 1)) {
      found.push([from, open ? i + 1 : i]);
      from = -1;
    }
  });
  return found;
}
