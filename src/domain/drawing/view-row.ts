/** The dimension chains of a view: parts along its edges, the nearest uprights, the clear inside; in a section the sawn parts. */
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { ticksOf, type Span } from './dimension-chain.ts';
import type { RowWish } from './dimension-row.ts';
import { boxOf, type Box, type Face } from './face.ts';
import { dot, type Solid } from './solid.ts';

interface Rows {
  across: RowWish[];
  up: RowWish[];
}

/** A chain with more ticks is not readable. */
const mostTicks = 40;
const touchMm = 0.5;

export function viewRows(faces: readonly Face[], object: Box, inside: Box | null, toEye: Vec3): Rows {
  const straight = faces.filter(({ solid }) => solid.straight);
  const bottom = straight.filter(({ polygon }) => Math.abs(boxOf(polygon)[3] - object[3]) < touchMm);
  const left = straight.filter(({ polygon }) => Math.abs(boxOf(polygon)[0] - object[0]) < touchMm);
  const nearest = nearestFaces(straight, toEye);
  return {
    across: [
      ...different([
        foremost(bottom, object, 0, toEye),
        chainAlong(tall(nearest, object), object, 0),
        inside === null ? [] : chainAlong(postsFromAbove(straight, toEye), object, 0),
      ]),
      ...insideRow(inside, 0, object),
    ],
    up: [...different([foremost(left, object, 1, toEye)]), ...insideRow(inside, 1, object)],
  };
}

/** Chains along two lines through the middle of the clear inside, or of the object, with the sawn faces they cross. */
export function cutRows(faces: readonly Face[], object: Box, inside: Box | null, sawn: ReadonlySet<Solid>): Rows {
  const cut = faces.filter(({ solid }) => sawn.has(solid)).map(({ polygon }) => boxOf(polygon));
  const [left, top, right, bottom] = inside ?? object;
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const across = cut.filter((box) => box[1] < v && box[3] > v).flatMap((box) => [box[0], box[2]]);
  const up = cut.filter((box) => box[0] < u && box[2] > u).flatMap((box) => [box[1], box[3]]);
  const row = (places: readonly number[], k: 0 | 1): RowWish[] => {
    const ticks = ticksOf([object[k], object[k + 2]!, ...(inside === null ? [] : [inside[k], inside[k + 2]!]), ...places]);
    return ticks.length > 2 && ticks.length <= mostTicks ? [{ ticks, inner: inside === null ? null : [inside[k], inside[k + 2]!] }] : [];
  };
  return { across: row(across, 0), up: row(up, 1) };
}

function chainAlong(faces: readonly Face[], object: Box, k: 0 | 1): number[] {
  return ticksOf([object[k], object[k + 2]!, ...faces.flatMap(({ polygon }) => [boxOf(polygon)[k], boxOf(polygon)[k + 2]!])]);
}

/** Chains with more than one link and not too many ticks, each once. */
function different(chains: readonly number[][]): RowWish[] {
  const known = new Set<string>();
  return chains.flatMap((ticks): RowWish[] => {
    const key = ticks.join(' ');
    if (ticks.length <= 2 || ticks.length > mostTicks || known.has(key)) return [];
    known.add(key);
    return [{ ticks }];
  });
}

function insideRow(inside: Box | null, k: 0 | 1, object: Box): RowWish[] {
  if (inside === null) return [];
  const span: Span = [inside[k], inside[k + 2]!];
  const isWhole = Math.abs(span[0] - object[k]) < touchMm && Math.abs(span[1] - object[k + 2]!) < touchMm;
  return isWhole ? [] : [{ ticks: ticksOf(span), inner: span }];
}

const nearness = ({ solid, axis }: Face, toEye: Vec3): number => dot(solid.centre, toEye) + solid.half[axis];

function nearestFaces(faces: readonly Face[], toEye: Vec3): Face[] {
  const nearest = faces.reduce((most, face) => Math.max(most, nearness(face, toEye)), -Infinity);
  return faces.filter((face) => nearest - nearness(face, toEye) < 1);
}

/**
 * The ticks of what lies foremost along an edge, so that a chain measures one layer: nothing of what is seen between nearer parts, such as skids between
 * the boards of a lid, but the end of what reaches beyond them.
 */
function foremost(faces: readonly Face[], object: Box, k: 0 | 1, toEye: Vec3): number[] {
  const places = faces.flatMap((face) => {
    const box = boxOf(face.polygon);
    const [from, to] = [box[k], box[k + 2]!];
    const isWhole = to - from > object[k + 2]! - object[k] - touchMm;
    return isWhole ? [] : [{ from, to, near: nearness(face, toEye) }];
  });
  const seen = places.flatMap(({ from, to, near }) => {
    const nearer = places.filter((other) => other.near > near + 1);
    const [low, high] = [Math.min(...nearer.map((other) => other.from)), Math.max(...nearer.map((other) => other.to))];
    return [from, to].filter((place) => place < low || place > high);
  });
  return ticksOf([object[k], object[k + 2]!, ...seen]);
}

/** Ends of what stands upright, as seen in the plan: cleats inside an open crate, posts of a planter. */
function postsFromAbove(faces: readonly Face[], toEye: Vec3): Face[] {
  if (toEye[2] < 1) return [];
  return faces.filter(({ solid, axis, polygon }) => {
    const [left, top, right, bottom] = boxOf(polygon);
    return 2 * solid.half[axis] > 3 * Math.max(right - left, bottom - top);
  });
}

/** Uprights: faces higher than four tenths of the object and higher than wide. */
function tall(faces: readonly Face[], object: Box): Face[] {
  return faces.filter(({ polygon }) => {
    const [left, top, right, bottom] = boxOf(polygon);
    return bottom - top > 0.4 * (object[3] - object[1]) && bottom - top > right - left;
  });
}
