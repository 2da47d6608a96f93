/** Large bundles drawn layer by layer: a thousand laths take half a second to paint one by one, and nobody could tell them apart. */
import type { Instance } from '#domain/configurator/evaluation.ts';

/** The largest sofa has 366 parts. */
const maximalParts = 400;
const touchingMm = 0.1;

/** Parts of one kind that lie side by side in a layer become one; small products stay as they are. */
export function coarseParts(instances: readonly Instance[]): readonly Instance[] {
  if (instances.length <= maximalParts) return instances;
  const rows = Map.groupBy(instances, ({ component, min, size, turn }) =>
    JSON.stringify([component, min[0], size[0], min[2], size[2], turn ?? null]),
  );
  return [...rows.values()].flatMap(mergedRow);
}

function mergedRow(row: readonly Instance[]): Instance[] {
  const merged: Instance[] = [];
  for (const part of row.toSorted((a, b) => a.min[1] - b.min[1])) {
    const last = merged.at(-1);
    if (last === undefined || part.turn !== undefined || part.min[1] - (last.min[1] + last.size[1]) > touchingMm) merged.push(part);
    else merged[merged.length - 1] = { ...last, size: [last.size[0], part.min[1] + part.size[1] - last.min[1], last.size[2]] };
  }
  return merged;
}
