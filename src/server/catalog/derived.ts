/**
 * Values derived from a snapshot and used again and again. Each is computed on first use, from the value for the snapshot before, so that the cost of a change
 * depends only on what it touched.
 */
import type { CatalogSnapshot } from './catalog-snapshot.ts';

interface Made<T> {
  readonly snapshot: CatalogSnapshot;
  readonly value: T;
}

/** `derive` gets the last value made: of an earlier snapshot or, if an old one is still in use, of a later one. */
export function derived<T>(derive: (snapshot: CatalogSnapshot, before: T | null) => T): (snapshot: CatalogSnapshot) => T {
  const kept = new WeakMap<object, Made<T>>();
  return (snapshot) => {
    const last = kept.get(snapshot.lineage);
    if (last?.snapshot === snapshot) return last.value;
    const value = derive(snapshot, last?.value ?? null);
    kept.set(snapshot.lineage, { snapshot, value });
    return value;
  };
}
