/**
 * What is worked out of a snapshot and asked for again and again. It is made when it is first asked for, with what was made of the snapshot before, so that a change costs
 * what it touched.
 */
import type { CatalogSnapshot } from './catalog-snapshot.ts';

interface Made<T> {
  readonly snapshot: CatalogSnapshot;
  readonly value: T;
}

/** `derive` gets what was made last, of an earlier snapshot or, for who still holds an old one, of a later. */
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
