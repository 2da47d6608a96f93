/** Draws large bundles layer by layer: a thousand laths take half a second to paint one by one, and could not be told apart. */
import type { Instance } from '#domain/configurator/evaluation.ts';

/** The largest sofa has 366 parts. */
const maximalParts = 400;
const touchingMm = 0.1;
/** Drawing time grows with the cube of the number of layers: 91 of them took 300 ms, 60 take less than 100. */
const maximalLayers = 60;

/** Merges parts of one kind that lie side by side in a layer; small products stay unchanged. */
export function coarseParts(instances: readonly Instance[]): readonly Instance[] {
  if (instances.length <= maximalParts) return instances;
  const rows = Map.groupBy(instances, ({ component, min, size, turn }) =>
    JSON.stringify([component, min[0], size[0], min[2], size[2], turn ?? null]),
  );
  return mergedLayers([...rows.values()].flatMap(mergedRow));
}

/** Merges layers of one outline into thicker ones if there are too many. */
function mergedLayers(layers: readonly Instance[]): readonly Instance[] {
  const together = Math.ceil(layers.length / maximalLayers);
  if (together === 1) return layers;
  const stacks = Map.groupBy(layers, ({ component, min, size, turn }) =>
    JSON.stringify([component, min[0], size[0], min[1], size[1], turn ?? null]),
  );
  return [...stacks.values()].flatMap((stack) => mergedStack(stack, together));
}

function mergedStack(stack: readonly Instance[], together: number): Instance[] {
  const merged: Instance[] = [];
  let count = 0;
  for (const layer of stack.toSorted((a, b) => a.min[2] - b.min[2])) {
    const last = merged.at(-1);
    const touches = last !== undefined && layer.min[2] - (last.min[2] + last.size[2]) <= touchingMm;
    if (last === undefined || layer.turn !== undefined || !touches || count === together) {
      merged.push(layer);
      count = 1;
    } else {
      merged[merged.length - 1] = { ...last, size: [last.size[0], last.size[1], layer.min[2] + layer.size[2] - last.min[2]] };
      count++;
    }
  }
  return merged;
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
