/** Boxes and rooms for packing: lengths in mm, weights in g, both whole numbers. x runs from the far wall to the door, y across, z up. */

import type { Axles } from './axle-load.ts';

export interface BoxKind {
  /** The three sizes of the unturned box: along x, y and z. */
  readonly size: Triple;
  readonly quantity: number;
  readonly weightG: number;
  /** Which of the three sizes may be vertical; at least one. */
  readonly upright: readonly [x: boolean, y: boolean, z: boolean];
  /** Load limit of its top in g per mm²; 0: nothing may be stacked on it. */
  readonly bearing: number;
}

export type Triple = readonly [x: number, y: number, z: number];

export interface Room {
  readonly size: Triple;
  /** Maximum load in g; Infinity without a limit. */
  readonly payloadG: number;
  /** Absent: not known. */
  readonly axles?: Axles;
}

export interface PlacedBox {
  /** Index of the kind. */
  readonly kind: number;
  readonly at: Triple;
  readonly size: Triple;
}

const turns = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
  [1, 2, 0],
  [2, 1, 0],
] as const;

/** All orientations of a box, each size once. */
export function standings({ size, upright }: Pick<BoxKind, 'size' | 'upright'>): Triple[] {
  const found = new Map<string, Triple>();
  for (const [x, y, z] of turns) {
    if (!upright[z]) continue;
    const standing: Triple = [size[x], size[y], size[z]];
    found.set(standing.join(), standing);
  }
  return [...found.values()];
}

export const volumeOf = (size: Triple): number => size[0] * size[1] * size[2];

/** kg per m² in g per mm². */
export const gramsPerMm2 = 0.001;

/** For goods that must stay upright. */
export const topUp = [false, false, true] as const;

/** More g per mm² than any truck load: no limit. */
export const bearsAnything = 1e9;
