/** Finds the rows with a size near the one asked for, without looking at every row. Same rules as `dimensionScore`. */
import type { DimensionReading } from './dimension.ts';
import { dimensionScore, farthestAbove, farthestBelow, nearSide } from './dimension.ts';

export type SizesMm = readonly (readonly number[])[];

export class SizeIndex {
  readonly #rowsBySide = new Map<number, number[]>();

  add(row: number, sizes: SizesMm): void {
    for (const side of sidesOf(sizes)) {
      const rows = this.#rowsBySide.get(side);
      if (rows === undefined) this.#rowsBySide.set(side, [row]);
      else rows.push(row);
    }
  }

  /** Requires the sizes it was added with. */
  remove(row: number, sizes: SizesMm): void {
    for (const side of sidesOf(sizes)) {
      const rows = this.#rowsBySide.get(side) ?? [];
      const at = rows.indexOf(row);
      if (at >= 0) rows.splice(at, 1);
    }
  }

  /** Row → how well it matches, above 0 to 1. */
  find(readings: readonly DimensionReading[], sizesOf: (row: number) => SizesMm): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const { sidesMm } of readings) {
      // Candidates have one side near one of the asked sides: enough to exclude nearly everything else.
      const isAlone = sidesMm.length === 1;
      const side = isAlone ? sidesMm[0]! : Math.max(sidesMm[0]!, sidesMm[1]!);
      const [below, above] = isAlone ? [1 - nearSide, 1 + nearSide] : [farthestBelow, farthestAbove];
      for (let mm = Math.floor(side * below); mm <= Math.ceil(side * above); mm += 1) {
        for (const row of this.#rowsBySide.get(mm) ?? []) {
          if (!scores.has(row)) scores.set(row, dimensionScore(readings, sizesOf(row)));
        }
      }
    }
    for (const [row, score] of scores) if (score === 0) scores.delete(row);
    return scores;
  }
}

const sidesOf = (sizes: SizesMm): ReadonlySet<number> => new Set(sizes.flat().map(Math.floor));
