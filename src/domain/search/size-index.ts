/** The sizes of all goods, and the rows with a size near the one asked for, found without looking at every row. */
import type { DimensionReading } from './dimension.ts';
import { dimensionScore, farthestAbove, farthestBelow, figuresEach, nearSide, putSizes, sidesEach } from './dimension.ts';

/** Rows by a side in whole millimetres. */
type RowsBySide = Map<number, number[]>;

const distinct = (sides: Uint16Array): ReadonlySet<number> => new Set(sides.filter((side) => side !== 0));

export class SizeIndex {
  readonly #bySide: RowsBySide = new Map();
  /** By the longer of length and width only: enough to exclude nearly all other goods. */
  readonly #byLongest: RowsBySide = new Map();
  #figures = new Uint16Array(0);

  add(row: number, sizesMm: readonly (readonly number[])[]): void {
    if ((row + 1) * figuresEach > this.#figures.length) {
      const grown = new Uint16Array((row + 1) * 2 * figuresEach);
      grown.set(this.#figures);
      this.#figures = grown;
    }
    putSizes(this.#figures, row, sizesMm);
    for (const [rowsBySide, sides] of this.#entriesOf(row))
      for (const side of sides) {
        const rows = rowsBySide.get(side);
        if (rows === undefined) rowsBySide.set(side, [row]);
        else rows.push(row);
      }
  }

  remove(row: number): void {
    for (const [rowsBySide, sides] of this.#entriesOf(row))
      for (const side of sides)
        rowsBySide.set(
          side,
          (rowsBySide.get(side) ?? []).filter((each) => each !== row),
        );
    putSizes(this.#figures, row, []);
  }

  /** How well a row matches, 0 to 1. */
  scoreOf(readings: readonly DimensionReading[], row: number): number {
    return dimensionScore(readings, this.#figures, row);
  }

  /** Row → how well it matches, above 0 to 1. */
  find(readings: readonly DimensionReading[]): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const { uprightMm } of readings) {
      const isAlone = uprightMm.length === 1;
      const rowsBySide = isAlone ? this.#bySide : this.#byLongest;
      const side = uprightMm[0]!;
      const [below, above] = isAlone ? [1 - nearSide, 1 + nearSide] : [farthestBelow, farthestAbove];
      for (let mm = Math.floor(side * below); mm <= Math.ceil(side * above); mm += 1) {
        for (const row of rowsBySide.get(mm) ?? []) {
          const score = this.scoreOf(readings, row);
          if (score > 0) scores.set(row, score);
        }
      }
    }
    return scores;
  }

  /** The sides under which a row is listed. */
  #entriesOf(row: number): [RowsBySide, ReadonlySet<number>][] {
    const figures = this.#figures.subarray(row * figuresEach, (row + 1) * figuresEach);
    return [
      [this.#bySide, distinct(figures)],
      [this.#byLongest, distinct(figures.filter((_, at) => at % sidesEach === 0))],
    ];
  }
}
