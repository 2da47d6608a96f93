/**
 * Where the nails, screws and bolts of a product are driven: as many per contact as are counted there, spread over it and away from its edges. Lengths in mm.
 */
import { contactFace, type Block } from './contact.ts';
import { joinsOf, type Join, type Joint, type JoinedPart } from './joint.ts';

export interface FastenerPlace {
  fastener: string;
  /** The axis along which it is driven: 0 x, 1 y, 2 z. */
  axis: 0 | 1 | 2;
  at: readonly [x: number, y: number, z: number];
  /** Indices of both parts. */
  parts: readonly [head: number, receiver: number];
}

type Point = readonly [number, number];

/** Distance from the edge where the contact is large enough. */
const edgeMm = 25;
const mostEdgeShare = 0.3;
/** Distance from the middle of a slanted contact, as a share of the way to its corner. */
const cornerShare = 0.5;

export function fastenerPlaces(parts: readonly JoinedPart[], joints: readonly Joint[]): FastenerPlace[] {
  return joinsOf(parts, joints).flatMap((join) => {
    const [head, receiver] = [parts[join.head]!, parts[join.receiver]!];
    return placesIn(join, head, receiver);
  });
}

function placesIn({ head, receiver, contact: { axis }, fastener, count, rule }: Join, one: Block, other: Block): FastenerPlace[] {
  const { across, corners, plane } = contactFace(one, other, axis);
  const isSlanted = one.turn !== undefined || other.turn !== undefined;
  return (isSlanted ? alongDiagonal(corners, count) : overRectangle(corners, count, rule)).map((point) => {
    const at: [number, number, number] = [0, 0, 0];
    at[axis] = plane;
    at[across[0]] = point[0];
    at[across[1]] = point[1];
    return { fastener, axis, at, parts: [head, receiver] };
  });
}

/** Two are placed diagonally, except with rule `every`; others in a row along the longer side. */
function overRectangle(corners: readonly Point[], count: number, rule: Joint['rule']): Point[] {
  const low = [0, 1].map((k) => Math.min(...corners.map((corner) => corner[k]!)));
  const size = [0, 1].map((k) => Math.max(...corners.map((corner) => corner[k]!)) - low[k]!);
  const edges = size.map((side) => Math.min(edgeMm, mostEdgeShare * side));
  const long = size[0]! >= size[1]! ? 0 : 1;
  return Array.from({ length: count }, (_, index): Point => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const place = [0, 1].map((k) => {
      const runs = k === long || (rule !== 'every' && count === 2);
      return low[k]! + (runs ? edges[k]! + share * (size[k]! - 2 * edges[k]!) : size[k]! / 2);
    });
    return [place[0]!, place[1]!];
  });
}

function alongDiagonal(corners: readonly Point[], count: number): Point[] {
  const middle: Point = [mean(corners.map(([u]) => u)), mean(corners.map(([, v]) => v))];
  const reach = ([u, v]: Point): number => Math.hypot(u - middle[0], v - middle[1]);
  const far = corners.reduce((best, corner) => (reach(corner) > reach(best) ? corner : best), middle);
  return Array.from({ length: count }, (_, index): Point => {
    const share = count === 1 ? 0 : cornerShare * (1 - (2 * index) / (count - 1));
    return [middle[0] + share * (far[0] - middle[0]), middle[1] + share * (far[1] - middle[1])];
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
