/** A loaded truck seen from its side: for each stop the span of its boxes along the floor and their greatest height. Millimetres, from the far wall. */
import type { GoodsStop, RoundOf } from '#domain/packing/round.ts';
import { linesById } from '#domain/packing/round.ts';

export interface SideBlock {
  /** Place in driving order, from 1. */
  readonly stop: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

export interface TruckSide {
  /** From the far wall; a block of a later stop first. */
  readonly blocks: readonly SideBlock[];
  /** Length of the floor used. */
  readonly length: number;
  /** kg */
  readonly weight: number;
}

export function truckSide(round: RoundOf, stops: readonly GoodsStop[]): TruckSide {
  const lines = linesById(stops);
  const blocks = new Map<number, SideBlock>();
  let [length, grams] = [0, 0];
  for (const { positionId, at, size } of round.boxes) {
    const line = lines.get(positionId);
    const stop = line === undefined ? 0 : round.stops.indexOf(line.orderId) + 1;
    if (line === undefined || stop === 0) continue;
    const [from, to, height] = [at[0], at[0] + size[0], at[2] + size[2]];
    const before = blocks.get(stop) ?? { stop, from, to, height };
    blocks.set(stop, {
      stop,
      from: Math.min(before.from, from),
      to: Math.max(before.to, to),
      height: Math.max(before.height, height),
    });
    length = Math.max(length, to);
    grams += line.line.box.weight;
  }
  return { blocks: [...blocks.values()].toSorted((a, b) => b.stop - a.stop), length, weight: grams / 1000 };
}
