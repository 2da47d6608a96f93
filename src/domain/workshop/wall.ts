/**
 * The walls, floors and lids that are nailed together lying flat:
 * each assembly of several parts that is thin in one direction, seen from the side it is nailed from.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { WallDrawing } from '#domain/drawing/dxf.ts';
import type { TechnicalSubject } from '#domain/drawing/technical-view.ts';
import type { BenchAssembly } from './bench-list.ts';

/** Thickness below this share of its other sides. */
const thinShare = 0.4;

export function wallsOf(assemblies: readonly BenchAssembly[], { instances, positions = [], nails = [] }: TechnicalSubject): WallDrawing[] {
  return assemblies.flatMap(({ groups, name }): WallDrawing[] => {
    const [group] = groups;
    const indices = instances.flatMap((instance, index) => (instance.group === group ? [index] : []));
    const parts = indices.map((index) => instances[index]!);
    if (parts.length < 3) return [];
    const size = [0, 1, 2].map((k) => extent(parts, k as 0 | 1 | 2));
    const thin = size.indexOf(Math.min(...size));
    const others = size.filter((_, k) => k !== thin);
    if (size[thin]! > thinShare * Math.min(...others)) return [];
    const outward = parts.reduce((sum, { explode }) => sum + explode[thin]!, 0);
    const view =
      thin === 0 ? (outward > 0 ? 'right' : 'side') : thin === 1 ? (outward < 0 ? 'back' : 'front') : outward > 0 ? 'below' : 'top';
    const own = nails.map((nail) => ({ ...nail, parts: [indices.indexOf(nail.parts[0]), indices.indexOf(nail.parts[1])] as const }));
    return [
      {
        name: name.de,
        instances: parts,
        positions: indices.map((index) => positions[index] ?? ''),
        nails: own.filter(({ parts: [head, receiver] }) => head >= 0 && receiver >= 0),
        view,
      },
    ];
  });
}

function extent(parts: readonly Instance[], k: 0 | 1 | 2): number {
  const low = Math.min(...parts.map(({ min }) => min[k]));
  return Math.max(...parts.map(({ min, size }) => min[k] + size[k])) - low;
}
