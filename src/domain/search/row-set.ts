/** A set of rows of the product table as bits: lists and their options are counted by comparing whole words of 32 rows at once. */

/** Bits that are set in 32. */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export class RowSet {
  readonly #words: Uint32Array;

  /** For rows 0 to `size` − 1; whoever adds a later one gets an error. */
  constructor(size: number, rows: Iterable<number> = []) {
    this.#words = new Uint32Array((size + 31) >>> 5);
    for (const row of rows) this.add(row);
  }

  add(row: number): void {
    if (row >>> 5 >= this.#words.length) throw new RangeError(`row ${row} is beyond the set`);
    this.#words[row >>> 5]! |= 1 << (row & 31);
  }

  has(row: number): boolean {
    return ((this.#words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  get count(): number {
    let sum = 0;
    for (const word of this.#words) sum += bitCount(word);
    return sum;
  }

  /** How many rows are in both. */
  countIn(other: RowSet): number {
    const length = Math.min(this.#words.length, other.#words.length);
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += bitCount(this.#words[at]! & other.#words[at]!);
    return sum;
  }

  /** A new set of what is in both. */
  and(other: RowSet): RowSet {
    return this.#joined(other, (a, b) => a & b);
  }

  /** A new set of what is in either. */
  or(other: RowSet): RowSet {
    return this.#joined(other, (a, b) => a | b);
  }

  /** Ascending. */
  rows(): number[] {
    const rows: number[] = [];
    for (const [at, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) rows.push((at << 5) + 31 - Math.clz32(rest & -rest));
    }
    return rows;
  }

  #joined(other: RowSet, join: (a: number, b: number) => number): RowSet {
    const both = new RowSet(Math.max(this.#words.length, other.#words.length) << 5);
    for (let at = 0; at < both.#words.length; at += 1) both.#words[at] = join(this.#words[at] ?? 0, other.#words[at] ?? 0);
    return both;
  }
}
