/** Two people changed one record: what each changed alone stands, what both changed differently is asked about. */

/** Texts of a draft's fields by name. A field that is not there belongs to a part that was taken away. */
export type Fields = Readonly<Record<string, string>>;

export interface Contradiction {
  readonly field: string;
  readonly before: string;
  /** What the other saved; null: the other took the part away to which the field belongs. */
  readonly theirs: string | null;
  readonly mine: string;
}

export interface Merge {
  /** Contradictions stand as the other saved them until they are decided. */
  readonly fields: Fields;
  readonly contradictions: readonly Contradiction[];
}

/** `before`: what both began with. */
export function mergeFields(before: Fields, theirs: Fields, mine: Fields): Merge {
  const fields: Record<string, string> = { ...theirs };
  const contradictions: Contradiction[] = [];
  for (const [field, own] of Object.entries(mine)) {
    if (own === before[field] || own === theirs[field]) continue;
    if (before[field] === theirs[field]) fields[field] = own;
    else contradictions.push({ field, before: before[field] ?? '', theirs: theirs[field] ?? null, mine: own });
  }
  return { fields, contradictions };
}

export function changedFields(before: Fields, now: Fields): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((field) => before[field] !== now[field]);
}
