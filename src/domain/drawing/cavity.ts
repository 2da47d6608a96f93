/**
 * The free inside of a product, found from its parts: the box around the middle that no part reaches into. Null where walls do not stand on four sides and a floor under it,
 * as in a pallet. It knows no model.
 */
import { boundsOf, type Bounds, type Solid } from './solid.ts';

/** A free room that takes less than this share of the outside is a gap between parts. */
const leastShare = { across: 0.5, up: 0.35 };

const wallMm = 2;

export function cavityOf(solids: readonly Solid[]): Bounds | null {
  if (solids.length < 5) return null;
  const outer = boundsOf(solids);
  const centre = [0, 1, 2].map((k) => (outer.min[k]! + outer.max[k]!) / 2);
  const [min, max] = [[...outer.min], [...outer.max]];
  // Boards and panels are the walls: thin parts first, the large ones of them before the small.
  const ordered = solids.toSorted((a, b) => thickness(a) - thickness(b) || volume(b) - volume(a));
  for (const solid of ordered) {
    if (![0, 1, 2].every((k) => solid.min[k]! < max[k]! - 0.01 && solid.max[k]! > min[k]! + 0.01)) continue;
    // A board closes the room on its flat side.
    const trims = [0, 1, 2].flatMap((k): { k: number; end: 'min' | 'max'; to: number; depth: number }[] => {
      const depth = solid.max[k]! - solid.min[k]!;
      if (solid.max[k]! <= centre[k]!) return [{ k, end: 'min', to: solid.max[k]!, depth }];
      if (solid.min[k]! >= centre[k]!) return [{ k, end: 'max', to: solid.min[k]!, depth }];
      return [];
    });
    const best = trims.toSorted((a, b) => a.depth - b.depth)[0];
    if (best === undefined) return null;
    if (best.end === 'min') min[best.k] = best.to;
    else max[best.k] = best.to;
  }
  const share = (k: number): number => (max[k]! - min[k]!) / (outer.max[k]! - outer.min[k]!);
  const isWalled =
    [0, 1].every((k) => min[k]! > outer.min[k]! + wallMm && max[k]! < outer.max[k]! - wallMm) && min[2]! > outer.min[2] + wallMm;
  if (!isWalled || share(0) < leastShare.across || share(1) < leastShare.across || share(2) < leastShare.up) return null;
  return { min: [min[0]!, min[1]!, min[2]!], max: [max[0]!, max[1]!, max[2]!] };
}

function thickness({ half }: Solid): number {
  return Math.min(...half);
}

function volume({ half }: Solid): number {
  return half[0] * half[1] * half[2];
}
