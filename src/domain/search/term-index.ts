/**
 * Which rows contain a term, and in which field: in the name, in an attribute, in a description. Rows are added and removed one by one.
 * An entry is one number, the row and a bit for each field, so that a term with thousands of rows is read without creating objects. Decision 0027.
 */

/**
 * The searched fields: heads of the name and of the categories, the parts before heads, attributes,
 * names in other languages, the description, and other words of the categories.
 */
export const fields = ['name', 'category', 'modifier', 'value', 'foreign', 'text', 'around'] as const;
export type Field = (typeof fields)[number];
/** Terms by field. */
export type FieldTerms = Readonly<Record<Field, readonly string[]>>;

export const fieldBits = fields.length;
export const bitOf = (field: Field): number => 1 << fields.indexOf(field);
/** Fields that say what the goods are: all but the description and foreign names. */
const strong = bitOf('name') | bitOf('category') | bitOf('modifier') | bitOf('value') | bitOf('around');

interface Posting {
  /** Row and fields, ascending by row. */
  readonly entries: number[];
  /** Number of public rows. */
  open: number;
  /** Number of public rows with the term in one of the strong fields. */
  openStrong: number;
}

const noEntries: readonly number[] = [];
/** Looking up one row costs as much as reading this many entries. */
const lookUpCost = 40;

/** Index of a row among ascending entries, or where it would be inserted. */
function placeOf(entries: readonly number[], row: number): number {
  let low = 0;
  let high = entries.length;
  if (high === 0 || entries[high - 1]! >> fieldBits < row) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]! >> fieldBits < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class TermIndex {
  readonly #postings = new Map<string, Posting>();
  /** Sorted; built on the first search for a beginning. */
  #sorted: string[] | null = null;
  #version = 0;

  /** Changes with every row added or removed. */
  get version(): number {
    return this.#version;
  }

  /** `isOpen`: public, so that its terms may be used as corrections. */
  add(row: number, terms: FieldTerms, isOpen: boolean): void {
    this.#version += 1;
    for (const [term, mask] of masksOf(terms)) {
      const posting = this.#postings.get(term) ?? this.#newPosting(term);
      posting.entries.splice(placeOf(posting.entries, row), 0, (row << fieldBits) | mask);
      if (isOpen) posting.open += 1;
      if (isOpen && (mask & strong) !== 0) posting.openStrong += 1;
    }
  }

  /** Requires the terms it was added with. */
  remove(row: number, terms: FieldTerms, wasOpen: boolean): void {
    this.#version += 1;
    for (const [term, mask] of masksOf(terms)) {
      const posting = this.#postings.get(term);
      if (posting === undefined) continue;
      posting.entries.splice(placeOf(posting.entries, row), 1);
      if (wasOpen) posting.open -= 1;
      if (wasOpen && (mask & strong) !== 0) posting.openStrong -= 1;
    }
  }

  /** Row and fields of each row with the term. */
  entriesOf(term: string): readonly number[] {
    return this.#postings.get(term)?.entries ?? noEntries;
  }

  /** The entry of one row; 0: it does not contain the term. */
  entryOf(term: string, row: number): number {
    const entries = this.entriesOf(term);
    const entry = entries[placeOf(entries, row)] ?? 0;
    return entry >> fieldBits === row ? entry : 0;
  }

  /** Looks up the entries of few rows; for many it returns all entries, other rows included. */
  entriesAmong(term: string, rows: readonly number[] | null): readonly number[] {
    const entries = this.entriesOf(term);
    if (rows === null || rows.length * lookUpCost > entries.length) return entries;
    return rows.map((row) => this.entryOf(term, row)).filter((entry) => entry !== 0);
  }

  knows(term: string): boolean {
    return (this.#postings.get(term)?.open ?? 0) > 0;
  }

  knowsWell(term: string): boolean {
    return (this.#postings.get(term)?.openStrong ?? 0) > 0;
  }

  /** Terms with this beginning, itself included. */
  *beginningWith(beginning: string): Generator<string> {
    const sorted = (this.#sorted ??= [...this.#postings.keys()].sort());
    for (let at = lowerBound(sorted, beginning); sorted[at]?.startsWith(beginning) === true; at += 1) yield sorted[at]!;
  }

  #newPosting(term: string): Posting {
    const posting = { entries: [], open: 0, openStrong: 0 };
    this.#postings.set(term, posting);
    this.#sorted?.splice(lowerBound(this.#sorted, term), 0, term);
    return posting;
  }
}

function masksOf(terms: FieldTerms): Map<string, number> {
  const masks = new Map<string, number>();
  for (const field of fields) for (const term of terms[field]) masks.set(term, (masks.get(term) ?? 0) | bitOf(field));
  return masks;
}

/** The first index whose text is not before this one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
