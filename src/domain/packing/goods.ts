/** What stands on a truck for a line of an order: each piece by itself, or small pieces on Euro pallets. Lengths in mm, weights in g. */
import type { BoxKind, Triple } from './box.ts';
import { gramsPerMm2, topUp } from './box.ts';
import { highestStack } from './stacks.ts';

export interface LineGoods {
  readonly quantity: number;
  /** Outer size of one piece as it stands; null when nobody knows it. */
  readonly size: Triple | null;
  readonly weightG: number;
  /** kg per m² that may stand on it; 0: nothing. */
  readonly stackKgPerM2: number;
  /** Storing spaces that the line takes by itself. */
  readonly storingSpaces: number;
}

export interface PackedGoods {
  readonly kind: BoxKind;
  /** Pieces of the line in each box; the last one may hold fewer. */
  readonly pieces: number;
  readonly onPallet: boolean;
}

const pallet = { length: 1200, width: 800, height: 144, weightG: 25_000 };
/** Of a loaded pallet that two people put together. */
const highestPallet = 1200;
/** Fewer pieces than this on a layer of a pallet are loaded one by one. */
export const leastOnLayer = 4;
/** kg per m² on a closed crate or a pallet when its model says nothing else: somebody may stand on it. */
const usualBearing = 200;
/** A pallet of goods whose size nobody knows. */
const unknownHeight = 1200;

/** kg per m² that may stand on a piece whose model says nothing: what is usual, or a stack of its own kind as empty pallets make it. */
export function bearingOf({ size, weightG }: Pick<LineGoods, 'size' | 'weightG'>): number {
  if (size === null) return usualBearing;
  const onTop = Math.max(1, Math.floor(highestStack / Math.max(1, size[2]))) - 1;
  return Math.max(usualBearing, Math.ceil((onTop * weightG) / (size[0] * size[1] * gramsPerMm2)));
}

export function goodsOf({ quantity, size, weightG, stackKgPerM2, storingSpaces }: LineGoods): PackedGoods {
  if (size === null) {
    const boxes = Math.max(1, Math.ceil(storingSpaces));
    return palletised([pallet.length, pallet.width, unknownHeight], Math.ceil(quantity / boxes), quantity, weightG);
  }
  const onLayer = piecesOnLayer(size[0], size[1]);
  if (quantity <= 1 || onLayer < leastOnLayer) {
    const rounded: Triple = [Math.ceil(size[0]), Math.ceil(size[1]), Math.ceil(size[2])];
    const kind = { size: rounded, quantity, weightG, upright: topUp, bearing: stackKgPerM2 * gramsPerMm2 };
    return { kind, pieces: 1, onPallet: false };
  }
  const layers = Math.max(1, Math.floor((highestPallet - pallet.height) / Math.max(1, size[2])));
  const pieces = Math.min(onLayer * layers, quantity);
  const height = pallet.height + Math.ceil(Math.ceil(pieces / onLayer) * size[2]);
  return palletised([pallet.length, pallet.width, height], pieces, quantity, weightG);
}

function palletised(size: Triple, pieces: number, quantity: number, weightG: number): PackedGoods {
  const kind = {
    size,
    quantity: Math.ceil(quantity / pieces),
    weightG: pallet.weightG + pieces * weightG,
    upright: topUp,
    bearing: 0,
  };
  return { kind, pieces, onPallet: true };
}

/** Pieces of a ground in mm that stand on a Euro pallet, turned so that more do. */
export const piecesOnLayer = (length: number, width: number): number => Math.max(perLayer(length, width), perLayer(width, length));

function perLayer(along: number, across: number): number {
  return Math.floor(pallet.length / Math.max(1, along)) * Math.floor(pallet.width / Math.max(1, across));
}
