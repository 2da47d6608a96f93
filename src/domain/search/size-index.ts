/** The sizes of all goods, and the rows with a size near the one asked for, found without looking at every row. */
import type { DimensionReading } from './dimension.ts';
import { dimensionScore, farthestAbove, farthestBelow, figuresEach, nearSide, putSizes } from './dimension.ts';

export class SizeIndex {
  readonly #rowsBySide = new Map<number, number[]>();
  #figures = new Uint32Array(0);

  add(row: number, sizesMm: readonly (readonly number[])[]): void {
    if ((row + 1) * figuresEach > this.#figures.length) {
      const grown = new Uint32Array((row + 1) * 2 * figuresEach);
      grown.set(this.#figures);
      this.#figures = grown;
    }
    putSizes(this.#figures, row, sizesMm);
    for (const side of this.#sidesOf(row)) {
      const rows = this.#rowsBySide.get(side);
      if (rows === undefined) this.#rowsBySide.set(side, [row]);
      else rows.push(row);
    }
  }

  remove(row: number): void {
    for (const side of this.#sidesOf(row)) {
      const rows = this.#rowsBySide.get(side) ?? [];
      const at = rows.indexOf(row);
      if (at >= 0) rows.splice(at, 1);
    }
    putSizes(this.#figures, row, []);
  }

  /** How well a row matches, 0 to 1. */
  scoreOf(readings: readonly DimensionReading[], row: number): number {
    return dimensionScore(readings, this.#figures, row);
  }

  /** Row → how well it matches, above 0 to 1. */
  find(readings: readonly DimensionReading[]): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const { sidesMm } of readings) {
      // Candidates have one side near one of the asked sides: enough to exclude nearly everything else.
      const isAlone = sidesMm.length === 1;
      const side = isAlone ? sidesMm[0]! : Math.max(sidesMm[0]!, sidesMm[1]!);
      const [below, above] = isAlone ? [1 - nearSide, 1 + nearSide] : [farthestBelow, farthestAbove];
      for (let mm = Math.floor(side * below); mm <= Math.ceil(side * above); mm += 1) {
        for (const row of this.#rowsBySide.get(mm) ?? []) {
          if (!scores.has(row)) scores.set(row, this.scoreOf(readings, row));
        }
      }
    }
    for (const [row, score] of scores) if (score === 0) scores.delete(row);
    return scores;
  }

  #sidesOf(row: number): ReadonlySet<number> {
    const figures = this.#figures.subarray(row * figuresEach, (row + 1) * figuresEach);
    return new Set(figures.filter((side) => side !== 0));
  }
}
