/** How configurations of later versions are moved back to an earlier version that is published again: renamed parameters get their old names. */
import type { Migration, ProductModel } from './model-schema.ts';

/** The steps of the version that is published again: its own, then back from `newest`. */
export function stepsBack(earlier: ProductModel, newest: ProductModel): Migration[] {
  const since = (newest.migrate ?? []).filter(({ from, rename }) => from >= earlier.version && rename !== undefined);
  const back = since
    .sort((a, b) => b.from - a.from)
    .map(({ rename = {} }): Migration => ({
      from: newest.version,
      rename: Object.fromEntries(Object.entries(rename).map(([old, name]) => [name, old])),
    }));
  return [...(earlier.migrate ?? []), ...back];
}
