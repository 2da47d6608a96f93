/** The sizes of all goods, and the rows with a size near the one asked for, found without looking at every row. */
import type { DimensionReading } from './dimension.ts';
import { dimensionScores, figuresEach, matchingMm, putSizes, sidesEach } from './dimension.ts';

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

  /** Of the rows, one after the other. */
  figuresOf(rows: readonly number[]): Uint16Array {
    const figures = new Uint16Array(rows.length * figuresEach);
    for (const [place, row] of rows.entries())
      for (let at = 0; at < figuresEach; at += 1) figures[place * figuresEach + at] = this.#figures[row * figuresEach + at]!;
    return figures;
  }

  /** All rows that match. */
  find(readings: readonly DimensionReading[]): readonly number[] {
    const near = new Set<number>();
    for (const { uprightMm } of readings) {
      const rowsBySide = uprightMm.length === 1 ? this.#bySide : this.#byLongest;
      const { lowest, highest } = matchingMm(uprightMm);
      for (let mm = lowest; mm <= highest; mm += 1) for (const row of rowsBySide.get(mm) ?? []) near.add(row);
    }
    const rows = [...near];
    return [...dimensionScores(readings, this.figuresOf(rows)).keys()].map((place) => rows[place]!);
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
