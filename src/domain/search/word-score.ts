/**
 * How well each row matches the words of a plan, by the strongest field in which each word occurs. Works on arrays that are reused between searches, because
 * a search of a large catalogue visits thousands of rows.
 */
import { compoundRows } from './compound-rows.ts';
import { weightIn, widest } from './field-weight.ts';
import type { PlannedWord, TermGroup } from './search-plan.ts';
import type { TermIndex } from './term-index.ts';
import { bitOf, fieldBits } from './term-index.ts';

const nameBit = bitOf('name');
const head = nameBit | bitOf('category');
const own = head | bitOf('modifier') | bitOf('value') | bitOf('text');
/**
 * The fields searched for a word: first its own ones, then names in other languages, then the remaining words of its categories;
 * each step only if the previous found nothing.
 */
const foreign = bitOf('foreign');
const nearestFirst = [own, own | foreign, widest];
const fieldsOf: Readonly<Record<TermGroup['place'], number>> = { anywhere: widest, name: head | bitOf('modifier'), head, foreign };

/** A longer word with the same beginning counts less. */
const prefixShare = 0.7;

export class WordScores {
  #size = 0;
  /** For the current word. */
  #best = new Float32Array(0);
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
      this.#sum = new Float32Array(this.#size);
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
      this.#raise(row, weight * weightIn(entry), rows);
    }
  }

  #addBeginning(index: TermIndex, { terms: [beginning = ''], weight }: TermGroup, reach: number, rows: number[]): void {
    for (const term of index.beginningWith(beginning)) {
      const share = term === beginning ? 1 : prefixShare * (0.5 + beginning.length / term.length / 2);
      this.#addTerm(index, term, weight * share, reach, rows);
    }
  }

  #addAll(index: TermIndex, { terms, weight, place }: TermGroup, reach: number, rows: number[]): void {
    const { rows: found, scores } = compoundRows(index, { terms, headIn: reach & fieldsOf[place], partsIn: reach });
    for (let at = 0; at < found.length; at += 1) {
      const row = found[at]!;
      if (this.#answered[row]! >= this.#words) this.#raise(row, weight * scores[at]!, rows);
    }
  }

  #raise(row: number, score: number, rows: number[]): void {
    if (this.#best[row] === 0) rows.push(row);
    if (score > this.#best[row]!) this.#best[row] = score;
  }
}
