/** Rows of one file for the same record: only the first is accepted. */
import type { ReadRow } from './read-rows.ts';

/** By line of a later row: the line of the first one. `nameOf`: identifies the row's record; null: unknown. */
export function rowsTwice(rows: readonly ReadRow[], nameOf: (row: ReadRow) => string | null): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const twice = new Map<number, number>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const line = first.get(name);
    if (line === undefined) first.set(name, row.line);
    else twice.set(row.line, line);
  }
  return twice;
}
