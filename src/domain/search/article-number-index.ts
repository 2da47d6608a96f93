/** Finds the rows whose article number was typed, without looking at every row. Same rules as `articleMatch`. */
import type { ArticleMatch } from './article-query.ts';
import { articleMatch } from './article-query.ts';
import { lowerBound } from './term-index.ts';

export class ArticleNumberIndex {
  /** `compact` numbers, sorted. */
  readonly #sorted: string[] = [];
  readonly #rows = new Map<string, number[]>();
  /** Letters and digits of the longest number so far. */
  #longest = 0;
  /** The keys that `articleMatch` compares, besides the beginning → numbers. */
  readonly #byKey = new Map<string, string[]>();

  add(row: number, number: string): void {
    if (number === '') return;
    const rows = this.#rows.get(number);
    if (rows !== undefined) {
      rows.push(row);
      return;
    }
    this.#rows.set(number, [row]);
    this.#longest = Math.max(this.#longest, number.length);
    this.#sorted.splice(lowerBound(this.#sorted, number), 0, number);
    for (const key of keysOf(number)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), number]);
  }

  remove(row: number, number: string): void {
    const rest = (this.#rows.get(number) ?? []).filter((each) => each !== row);
    if (rest.length > 0) this.#rows.set(number, rest);
    if (rest.length > 0 || !this.#rows.delete(number)) return;
    this.#sorted.splice(lowerBound(this.#sorted, number), 1);
    for (const key of keysOf(number)) {
      const numbers = (this.#byKey.get(key) ?? []).filter((each) => each !== number);
      if (numbers.length > 0) this.#byKey.set(key, numbers);
      else this.#byKey.delete(key);
    }
  }

  /** Takes a `compact` text. */
  find(asked: string): ReadonlyMap<number, ArticleMatch> {
    const found = new Map<number, ArticleMatch>();
    for (const number of this.#candidates(asked)) {
      const match = articleMatch(asked, number);
      if (match > 0) for (const row of this.#rows.get(number) ?? []) found.set(row, match);
    }
    return found;
  }

  #candidates(asked: string): Iterable<string> {
    if (asked.length < 2) return [];
    const numbers = new Set(keysOf(asked).flatMap((key) => this.#byKey.get(key) ?? []));
    if (asked.length > this.#longest) return numbers;
    for (let at = lowerBound(this.#sorted, asked); this.#sorted[at]?.startsWith(asked) === true; at += 1) numbers.add(this.#sorted[at]!);
    return numbers;
  }
}

/** Without leading zeros, and the digits at the end. */
function keysOf(number: string): string[] {
  const digits = /\d+$/.exec(number)?.[0];
  return [`=${number.replace(/^([a-z]+)0+(?=\d)/, '$1')}`, ...(digits === undefined ? [] : [`_${digits}`])];
}
