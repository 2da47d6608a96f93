/** How the goods of an order line are loaded: each piece by itself, or small pieces on Euro pallets. Lengths in mm, weights in g. */
import type { BoxKind, Triple } from './box.ts';
import { gramsPerMm2, topUp } from './box.ts';
import { highestStack } from './stacks.ts';

export interface LineGoods {
  readonly quantity: number;
  /** Outer size of one piece, upright; null: unknown. */
  readonly size: Triple | null;
  readonly weightG: number;
  /** Load limit of its top in kg per m²; 0: nothing. */
  readonly stackKgPerM2: number;
  /** Storing spaces of the line on its own. */
  readonly storingSpaces: number;
}

export interface PackedGoods {
  readonly kind: BoxKind;
  /** Pieces of the line in each box; the last one may hold fewer. */
  readonly pieces: number;
  readonly onPallet: boolean;
}

const pallet = { length: 1200, width: 800, height: 144, weightG: 25_000 };
/** Maximum height of a loaded pallet that two people can stack. */
const highestPallet = 1200;
/** With fewer pieces per pallet layer, pieces are loaded one by one. */
export const leastOnLayer = 4;
/** kg per m² for a closed crate or a pallet unless its model states another limit: a person may step on it. */
const usualBearing = 200;
/** Height of a pallet with goods of unknown size. */
const unknownHeight = 1200;

/** kg per m² on a piece whose model states no limit: the usual load, or that of a stack of its own kind, as with empty pallets. */
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

/** How many pieces with this base in mm fit on a Euro pallet, in the better orientation. */
export const piecesOnLayer = (length: number, width: number): number => Math.max(perLayer(length, width), perLayer(width, length));

function perLayer(along: number, across: number): number {
  return Math.floor(pallet.length / Math.max(1, along)) * Math.floor(pallet.width / Math.max(1, across));
}
