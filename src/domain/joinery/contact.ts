/**
 * Where two parts of a product touch: on which face, over what size, and whether it is the end grain of one of them. Lengths in mm.
 * A turned part (a brace) touches only across the axis it is turned about. Part corners as in `configurator/evaluation.ts`.
 */
type Vec3 = readonly [number, number, number];
type Index = 0 | 1 | 2;
type Point = readonly [number, number];

export interface Block {
  min: Vec3;
  size: Vec3;
  /** The axis along which the grain runs. */
  grain: 'x' | 'y' | 'z';
  turn?: { axis: 'x' | 'y' | 'z'; degrees: number };
}

export interface Contact {
  /** The axis across the face. */
  axis: Index;
  areaMm2: number;
  /** Sides of the bounding box of the common face. */
  sides: readonly [number, number];
}

const touchMm = 0.1;
const axes: readonly Index[] = [0, 1, 2];
const indexOf = { x: 0, y: 1, z: 2 } as const;

const across: Readonly<Record<Index, readonly [Index, Index]>> = { 0: [1, 2], 1: [0, 2], 2: [0, 1] };

/** Whether the face across this axis shows end grain. */
export function isEndGrain({ grain }: Block, axis: Index): boolean {
  return indexOf[grain] === axis;
}

/** null: they do not touch. */
export function contactOf(one: Block, other: Block): Contact | null {
  for (const axis of axes) {
    if (!facesAcross(one, axis) || !facesAcross(other, axis) || !meets(one, other, axis)) continue;
    const contact = common(one, other, axis);
    if (contact !== null) return contact;
  }
  return null;
}

function facesAcross({ turn }: Block, axis: Index): boolean {
  return turn === undefined || indexOf[turn.axis] === axis;
}

function meets(one: Block, other: Block, axis: Index): boolean {
  const gap = Math.min(
    Math.abs(one.min[axis] + one.size[axis] - other.min[axis]),
    Math.abs(other.min[axis] + other.size[axis] - one.min[axis]),
  );
  return gap < touchMm;
}

function common(one: Block, other: Block, axis: Index): Contact | null {
  if (one.turn === undefined && other.turn === undefined) {
    const a = shared(one, other, across[axis][0]);
    const b = a > touchMm ? shared(one, other, across[axis][1]) : 0;
    return a > touchMm && b > touchMm ? { axis, areaMm2: a * b, sides: [a, b] } : null;
  }
  const face = clipped(outline(one, axis), outline(other, axis));
  const areaMm2 = Math.abs(signedArea(face));
  if (areaMm2 < 1) return null;
  const reach = (k: 0 | 1): number => Math.max(...face.map((p) => p[k])) - Math.min(...face.map((p) => p[k]));
  return { axis, areaMm2, sides: [reach(0), reach(1)] };
}

/** Length of the overlap along an axis. */
function shared(one: Block, other: Block, side: Index): number {
  return Math.min(one.min[side] + one.size[side], other.min[side] + other.size[side]) - Math.max(one.min[side], other.min[side]);
}

/** Corners of the face shared by both across this axis, as coordinates along the other two; empty if there is none. */
export function contactFace(one: Block, other: Block, axis: Index): { across: readonly [Index, Index]; corners: Point[]; plane: number } {
  const high = one.min[axis] + one.size[axis];
  const plane = Math.abs(high - other.min[axis]) < touchMm ? high : one.min[axis];
  return { across: across[axis], corners: clipped(outline(one, axis), outline(other, axis)), plane };
}

/** Corners of the face across the axis, in one direction of rotation. */
function outline({ min, size, turn }: Block, axis: Index): Point[] {
  const [u, v] = across[axis];
  const [halfU, halfV] = [size[u] / 2, size[v] / 2];
  const angle = ((turn?.degrees ?? 0) * Math.PI) / 180;
  // About y a positive turn goes from z towards x: the reverse of the axis order.
  const [cos, sin] = [Math.cos(angle), axis === 1 ? -Math.sin(angle) : Math.sin(angle)];
  const corners: Point[] = [
    [-halfU, -halfV],
    [halfU, -halfV],
    [halfU, halfV],
    [-halfU, halfV],
  ];
  return corners.map(([a, b]) => [min[u] + halfU + a * cos - b * sin, min[v] + halfV + a * sin + b * cos]);
}

function clipped(face: Point[], by: readonly Point[]): Point[] {
  return by.reduce<Point[]>((whole, from, index) => {
    const to = by[(index + 1) % by.length] ?? from;
    const side = (point: Point): number => (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    const kept: Point[] = [];
    whole.forEach((point, at) => {
      const next = whole[(at + 1) % whole.length] ?? point;
      const here = side(point);
      const there = side(next);
      if (here >= 0) kept.push(point);
      if (!((here > 0 && there < 0) || (here < 0 && there > 0))) return;
      const share = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
    });
    return kept;
  }, face);
}

function signedArea(face: readonly Point[]): number {
  return (
    face.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = face[(index + 1) % face.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

export interface Pair extends Contact {
  one: number;
  other: number;
}

/** All pairs that touch, as indices into the list; only boxes that overlap along x are examined. */
export function contactsOf(parts: readonly Block[]): Pair[] {
  const spans = parts.map((part, index) => ({ index, ...reachAlongX(part) })).sort((a, b) => a.from - b.from);
  const pairs: Pair[] = [];
  spans.forEach((span, position) => {
    const part = parts[span.index];
    for (let next = position + 1; next < spans.length; next += 1) {
      const candidate = spans[next];
      const other = candidate === undefined ? undefined : parts[candidate.index];
      if (part === undefined || candidate === undefined || other === undefined || candidate.from > span.to + touchMm) break;
      const contact = contactOf(part, other);
      if (contact !== null) pairs.push({ one: span.index, other: candidate.index, ...contact });
    }
  });
  return pairs;
}

function reachAlongX({ min, size, turn }: Block): { from: number; to: number } {
  if (turn === undefined || turn.axis === 'x') return { from: min[0], to: min[0] + size[0] };
  const half = Math.hypot(...size) / 2;
  const middle = min[0] + size[0] / 2;
  return { from: middle - half, to: middle + half };
}
