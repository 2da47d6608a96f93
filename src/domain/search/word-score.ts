/**
 * How well each row matches the words of a plan, by the strongest field in which each word occurs. Works on arrays that are reused between searches, because
 * a search of a large catalogue visits thousands of rows.
 */
import type { PlannedWord, TermGroup } from './search-plan.ts';
import type { Field, TermIndex } from './term-index.ts';
import { bitOf, fieldBits, fields } from './term-index.ts';

const fieldWeight: Readonly<Record<Field, number>> = {
  name: 1,
  category: 0.7,
  modifier: 0.5,
  value: 0.3,
  foreign: 0.3,
  around: 0.3,
  text: 0.1,
};
const masks = 1 << fields.length;
/** Strongest weight of each set of fields. */
const weightOf = Float64Array.from({ length: masks }, (_, mask) =>
  Math.max(0, ...fields.filter((field) => (mask & bitOf(field)) !== 0).map((field) => fieldWeight[field])),
);

const nameBit = bitOf('name');
const head = nameBit | bitOf('category');
const own = head | bitOf('modifier') | bitOf('value') | bitOf('text');
/**
 * The fields searched for a word: first its own ones, then names in other languages, then the remaining words of its categories;
 * each step only if the previous found nothing.
 */
const widest = masks - 1;
const foreign = bitOf('foreign');
const nearestFirst = [own, own | foreign, widest];
const fieldsOf: Readonly<Record<TermGroup['place'], number>> = { anywhere: widest, name: head | bitOf('modifier'), head, foreign };

/** A longer word with the same beginning counts less. */
const prefixShare = 0.7;

export class WordScores {
  #size = 0;
  /** For the current word. */
  #best = new Float32Array(0);
  /** For the current group of terms. */
  #lowest = new Float32Array(0);
  #total = new Float32Array(0);
  #held = new Uint8Array(0);
  /** For all words so far. */
  #sum = new Float32Array(0);
  #answered = new Uint8Array(0);
  #named = new Uint8Array(0);
  #touched: number[] = [];
  readonly #counted = new Set<string>();
  /** Number of words that a row must have matched already, and the rows that have; null: all rows. */
  #words = 0;
  #among: readonly number[] | null = null;

  /** Clears the previous search; for rows 0 to `size` − 1. */
  start(size: number): void {
    if (size > this.#size) {
      this.#size = size + (size >> 2);
      this.#best = new Float32Array(this.#size);
      this.#lowest = new Float32Array(this.#size);
      this.#total = new Float32Array(this.#size);
      this.#sum = new Float32Array(this.#size);
      this.#held = new Uint8Array(this.#size);
      this.#answered = new Uint8Array(this.#size);
      this.#named = new Uint8Array(this.#size);
      this.#touched = [];
    }
    for (const row of this.#touched) this.#sum[row] = this.#answered[row] = this.#named[row] = 0;
    this.#touched = [];
    this.#counted.clear();
    this.#words = 0;
    this.#among = null;
  }

  /** Number of entries read for a word: rare words should be added first. */
  static costOf(index: TermIndex, { groups }: PlannedWord): number {
    return groups.reduce((sum, { terms, prefix }) => sum + (prefix ? 1_000_000 : index.entriesOf(terms.at(-1) ?? '').length), 0);
  }

  /** Limits the following words to these rows, which have matched this many words already. */
  narrow(rows: readonly number[], words: number): void {
    this.#among = rows;
    this.#words = words;
  }

  /** Adds a word and returns the rows that match it. `everywhere`: search all fields, even if stronger ones match. */
  add(index: TermIndex, { groups }: PlannedWord, sees: (row: number) => boolean, everywhere: boolean): readonly number[] {
    const rows: number[] = [];
    for (const reach of everywhere ? [widest] : nearestFirst) {
      for (const group of groups) {
        if ((reach & fieldsOf[group.place]) === 0) continue;
        if (group.terms.length > 1) this.#addAll(index, group, reach, rows);
        else if (group.prefix) this.#addBeginning(index, group, reach, rows);
        else this.#addTerm(index, group.terms[0] ?? '', group.weight, reach & fieldsOf[group.place], rows);
      }
      if (rows.some(sees)) break;
    }
    for (const row of rows) {
      if (this.#answered[row] === 0) this.#touched.push(row);
      this.#answered[row]! += 1;
      this.#sum[row]! += this.#best[row]!;
      this.#best[row] = 0;
    }
    return rows;
  }

  /** Rows that match any word so far. */
  get rows(): readonly number[] {
    return this.#touched;
  }

  /** Number of words that a row matches. */
  answered(row: number): number {
    return this.#answered[row] ?? 0;
  }

  /** Sum over the words, each 0 to 1. */
  sum(row: number): number {
    return this.#sum[row] ?? 0;
  }

  /** How many terms of its name were searched for. */
  named(row: number): number {
    return this.#named[row] ?? 0;
  }

  #addTerm(index: TermIndex, term: string, weight: number, reach: number, rows: number[]): void {
    const isNew = !this.#counted.has(term);
    this.#counted.add(term);
    for (const entry of index.entriesAmong(term, this.#among)) {
      if ((entry & reach) === 0) continue;
      const row = entry >> fieldBits;
      if (this.#answered[row]! < this.#words) continue;
      if (isNew && (entry & nameBit) !== 0) this.#named[row]! += 1;
      this.#raise(row, weight * weightOf[entry & widest]!, rows);
    }
  }

  #addBeginning(index: TermIndex, { terms: [beginning = ''], weight }: TermGroup, reach: number, rows: number[]): void {
    for (const term of index.beginningWith(beginning)) {
      const share = term === beginning ? 1 : prefixShare * (0.5 + beginning.length / term.length / 2);
      this.#addTerm(index, term, weight * share, reach, rows);
    }
  }

  /** A part that occurs only in a description means little, however well the other parts match: half the lowest, half the mean. */
  #addAll(index: TermIndex, { terms, weight, place }: TermGroup, reach: number, rows: number[]): void {
    const parts = terms.map((term, at) => ({ term, where: at === terms.length - 1 ? reach & fieldsOf[place] : reach }));
    const rarestFirst = parts.sort((a, b) => index.entriesOf(a.term).length - index.entriesOf(b.term).length);
    const begun: number[] = [];
    let left: readonly number[] = begun;
    for (const [at, { term, where }] of rarestFirst.entries()) {
      const passed = at === 0 ? begun : [];
      for (const entry of index.entriesAmong(term, at === 0 ? this.#among : left)) {
        const row = entry >> fieldBits;
        if ((entry & where) === 0 || this.#held[row] !== at || this.#answered[row]! < this.#words) continue;
        const score = weightOf[entry & widest]!;
        passed.push(row);
        this.#held[row] = at + 1;
        this.#lowest[row] = at === 0 ? score : Math.min(this.#lowest[row]!, score);
        this.#total[row] = (at === 0 ? 0 : this.#total[row]!) + score;
      }
      left = passed;
    }
    for (const row of left) this.#raise(row, (weight * (this.#lowest[row]! + this.#total[row]! / terms.length)) / 2, rows);
    for (const row of begun) this.#held[row] = 0;
  }

  #raise(row: number, score: number, rows: number[]): void {
    if (this.#best[row] === 0) rows.push(row);
    if (score > this.#best[row]!) this.#best[row] = score;
  }
}
