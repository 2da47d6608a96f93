/**
 * The values of a range without formulas, such as a price list: copied once, with an index of the
 * values of a row or column, until a value on its sheet changes.
 * Specification: domain decisions §10.
 */
import { compareNumbers } from './compare.ts';
import { fifteenDigits } from './number-text.ts';
import { CellError, type Scalar } from './value.ts';

const mostResults = 2000;

type Key = number | string | boolean;

/** Equal values have equal keys: texts ignoring case, numbers by their first 15 digits. */
function keyOf(value: Key): Key {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : fifteenDigits(value);
  return typeof value === 'string' ? `t${value.toLowerCase()}` : value;
}

export class Constants {
  /** The used part of the range, row by row. */
  readonly values: readonly Scalar[];
  readonly columns: number;
  readonly version: number;
  private places: Map<Key, number> | null = null;
  private readonly results = new Map<Scalar, number>();
  private asked = '';
  private sorted: number[] | null = null;

  constructor(values: readonly Scalar[], columns: number, version: number) {
    this.values = values;
    this.columns = columns;
    this.version = version;
  }

  /** A number that depends only on these values, the question and the wanted value; cached by wanted value for the latest question. */
  answer(question: string, wanted: Scalar, compute: () => number): number {
    if (this.asked !== question || this.results.size >= mostResults) this.results.clear();
    this.asked = question;
    const known = this.results.get(wanted);
    if (known !== undefined) return known;
    const result = compute();
    this.results.set(wanted, result);
    return result;
  }

  /** How many numbers are below a limit, or not above it. */
  below(limit: number, orEqual: boolean): number {
    const sorted = this.numbers();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const order = compareNumbers(sorted[middle] ?? 0, limit);
      if (order < 0 || (orEqual && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The numbers among the values, in order. */
  numbers(): readonly number[] {
    this.sorted ??= this.values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    return this.sorted;
  }

  /** First place of a value; -1 if it does not occur. */
  firstPlace(value: Key): number {
    this.places ??= this.indexed();
    return this.places.get(keyOf(value)) ?? -1;
  }

  private indexed(): Map<Key, number> {
    const places = new Map<Key, number>();
    for (const [place, value] of this.values.entries()) {
      if (value === null || value instanceof CellError) continue;
      const key = keyOf(value);
      if (!places.has(key)) places.set(key, place);
    }
    return places;
  }
}
