/**
 * The clear inside of a product, found from its parts: the box around the middle that no part reaches into. Null without walls on four sides and a floor below,
 * as with a pallet. It knows no model.
 */
import { boundsOf, type Bounds, type Solid } from './solid.ts';

/** A smaller share of the outside is only a gap between parts. */
const leastShare = { across: 0.5, up: 0.35 };

const wallMm = 2;

export function cavityOf(solids: readonly Solid[]): Bounds | null {
  if (solids.length < 5) return null;
  const outer = boundsOf(solids);
  const centre = [0, 1, 2].map((k) => (outer.min[k]! + outer.max[k]!) / 2);
  const [min, max] = [[...outer.min], [...outer.max]];
  let reaching = [...solids];
  for (;;) {
    reaching = reaching.filter((solid) => [0, 1, 2].every((k) => solid.min[k]! < max[k]! - 0.01 && solid.max[k]! > min[k]! + 0.01));
    if (reaching.length === 0) break;
    const trims = reaching.map((solid) => bestTrim(solid, centre, min, max));
    if (trims.includes(null)) return null;
    // The trim that leaves least room comes first: where a lid's joists end, none of them shortens the cavity.
    const trim = trims.reduce((a, b) => (b!.kept < a!.kept ? b : a))!;
    if (trim.end === 'min') min[trim.axis] = trim.to;
    else max[trim.axis] = trim.to;
  }
  const share = (k: number): number => (max[k]! - min[k]!) / (outer.max[k]! - outer.min[k]!);
  const isWalled =
    [0, 1].every((k) => min[k]! > outer.min[k]! + wallMm && max[k]! < outer.max[k]! - wallMm) && min[2]! > outer.min[2] + wallMm;
  if (!isWalled || share(0) < leastShare.across || share(1) < leastShare.across || share(2) < leastShare.up) return null;
  return { min: [min[0]!, min[1]!, min[2]!], max: [max[0]!, max[1]!, max[2]!] };
}

interface Trim {
  axis: number;
  end: 'min' | 'max';
  to: number;
  /** Share of the room along the axis that remains. */
  kept: number;
}

/** The trim that excludes a part with the least loss; null: the part reaches across the middle. */
function bestTrim({ min: low, max: high }: Solid, centre: readonly number[], min: readonly number[], max: readonly number[]): Trim | null {
  const trims = [0, 1, 2].flatMap((axis): Trim[] => {
    const span = max[axis]! - min[axis]!;
    if (high[axis]! <= centre[axis]!) return [{ axis, end: 'min', to: high[axis]!, kept: (max[axis]! - high[axis]!) / span }];
    if (low[axis]! >= centre[axis]!) return [{ axis, end: 'max', to: low[axis]!, kept: (low[axis]! - min[axis]!) / span }];
    return [];
  });
  return trims.reduce<Trim | null>((a, b) => (a === null || b.kept > a.kept ? b : a), null);
}
