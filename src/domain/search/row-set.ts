/** A set of rows of the product table as bits: lists and their options are counted by comparing whole words of 32 rows at once. */

/** Number of bits set, out of 32. */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export class RowSet {
  readonly #words: Uint32Array;
  /** Indices of the words that are not 0, so that the cost of sparse sets depends on these; null: a row was added since they were computed. */
  #filled: Uint32Array | null = null;

  /** For rows 0 to `size` − 1; adding a later one throws. */
  constructor(size: number, rows: Iterable<number> = []) {
    this.#words = new Uint32Array((size + 31) >>> 5);
    for (const row of rows) this.add(row);
  }

  add(row: number): void {
    if (row >>> 5 >= this.#words.length) throw new RangeError(`row ${row} is beyond the set`);
    this.#words[row >>> 5]! |= 1 << (row & 31);
    this.#filled = null;
  }

  has(row: number): boolean {
    return ((this.#words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  get count(): number {
    let sum = 0;
    for (const at of this.#places()) sum += bitCount(this.#words[at]!);
    return sum;
  }

  /** Number of rows in both. */
  countIn(other: RowSet): number {
    let sum = 0;
    for (const at of other.#places()) sum += bitCount((this.#words[at] ?? 0) & other.#words[at]!);
    return sum;
  }

  /** A new set of the rows in both. */
  and(other: RowSet): RowSet {
    const both = new RowSet(Math.max(this.#words.length, other.#words.length) << 5);
    const places = this.#places();
    const filled = new Uint32Array(places.length);
    let count = 0;
    for (const at of places) {
      const word = this.#words[at]! & (other.#words[at] ?? 0);
      if (word === 0) continue;
      both.#words[at] = word;
      filled[count++] = at;
    }
    both.#filled = filled.subarray(0, count);
    return both;
  }

  /** A new set of the rows in either. */
  or(other: RowSet): RowSet {
    const either = new RowSet(Math.max(this.#words.length, other.#words.length) << 5);
    for (let at = 0; at < either.#words.length; at += 1) either.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    return either;
  }

  /** Ascending. */
  rows(): number[] {
    const rows: number[] = [];
    for (const at of this.#places()) {
      for (let rest = this.#words[at]!; rest !== 0; rest &= rest - 1) rows.push((at << 5) + 31 - Math.clz32(rest & -rest));
    }
    return rows;
  }

  #places(): Uint32Array {
    if (this.#filled !== null) return this.#filled;
    const places = new Uint32Array(this.#words.length);
    let count = 0;
    for (let at = 0; at < places.length; at += 1) if (this.#words[at] !== 0) places[count++] = at;
    return (this.#filled = places.slice(0, count));
  }
}
