/**
 * The free room during filling: a stack of empty boxes that do not overlap. A block takes the near corner of the space on top; the rest is split into the space
 * beside it, before it and above it. The floor corner between the first two belongs to one of them and is handed to the other when nothing fits there.
 */
import type { Block } from './block.ts';
import type { Triple } from './box.ts';

export interface Space {
  readonly at: Triple;
  readonly size: Triple;
  /** Load limit of its base, g per mm². */
  readonly bearing: number;
  /** The corner that the next space on the stack gets if nothing fits here: its size along `axis`. */
  readonly lends: { readonly axis: 0 | 1; readonly length: number } | null;
}

export const wholeRoom = (size: Triple, bearing: number): Space => ({ at: [0, 0, 0], size, bearing, lends: null });

/** The spaces that a block leaves in a space, the next one to fill last. */
export function cut({ at, size, bearing }: Space, block: Block): Space[] {
  const [x, y, z] = at;
  const [length, width, height] = block.size;
  const [before, beside, above] = [size[0] - length, size[1] - width, size[2] - height];
  const spaces: Space[] = [];
  if (before >= beside) {
    // The space before the block gets the corner.
    if (beside > 0) spaces.push({ at: [x, y + width, z], size: [length, beside, size[2]], bearing, lends: null });
    if (before > 0) {
      const lends = beside > 0 ? ({ axis: 0, length: before } as const) : null;
      spaces.push({ at: [x + length, y, z], size: [before, size[1], size[2]], bearing, lends });
    }
  } else {
    if (before > 0) spaces.push({ at: [x + length, y, z], size: [before, width, size[2]], bearing, lends: null });
    const lends = before > 0 ? ({ axis: 1, length: beside } as const) : null;
    spaces.push({ at: [x, y + width, z], size: [size[0], beside, size[2]], bearing, lends });
  }
  const carries = Math.min(block.bearing, bearing - block.pressure);
  if (above > 0 && carries > 0) {
    spaces.push({ at: [x, y, z + height], size: [block.top[0], block.top[1], above], bearing: carries, lends: null });
  }
  return spaces;
}

/** The neighbour enlarged by the corner that a space could not use. */
export function withCorner(space: Space, corner: NonNullable<Space['lends']>): Space {
  const size: [number, number, number] = [...space.size];
  size[corner.axis] += corner.length;
  return { ...space, size };
}
