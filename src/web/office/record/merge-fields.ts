/**
 * Merges two people's changes to one record: a field changed by one of them is taken, one changed differently by both is a contradiction.
 * What one took away is gone; if the other changed it, the change stays.
 */

/** Texts of a draft's fields by name. A missing field belongs to a part that was removed. */
export type Fields = Readonly<Record<string, string>>;

export interface Contradiction {
  readonly field: string;
  readonly before: string;
  /** What the other person saved; null: they removed the part that the field belongs to. */
  readonly theirs: string | null;
  readonly mine: string;
}

export interface Merge {
  /** Contradictions have the other person's value until they are decided. */
  readonly fields: Fields;
  readonly contradictions: readonly Contradiction[];
}

/** `before`: the version both started from. */
export function mergeFields(before: Fields, theirs: Fields, mine: Fields): Merge {
  const takenAway = ([field, text]: [string, string]): boolean => !(field in mine) && text === before[field];
  const fields = Object.fromEntries(Object.entries(theirs).filter((entry) => !takenAway(entry)));
  const contradictions: Contradiction[] = [];
  for (const [field, own] of Object.entries(mine)) {
    if (own === before[field] || own === theirs[field]) continue;
    if (before[field] === theirs[field]) fields[field] = own;
    else contradictions.push({ field, before: before[field] ?? '', theirs: theirs[field] ?? null, mine: own });
  }
  return { fields, contradictions };
}

/** Names of the fields whose values differ, also of those that came or went; one that came empty says nothing. */
export function changedFields(before: object, now: object): readonly string[] {
  const [old, fresh] = [textsOf(before), textsOf(now)];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((field) => (old.get(field) ?? '""') !== fresh.get(field));
}

const textsOf = (fields: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)]));
