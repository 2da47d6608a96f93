/** Size of a carton as it leaves the workshop: flat. It is set up by the person who packs it. */
import type { OuterSize } from '#domain/shipping/storing-space.ts';

export interface CartonBlank {
  /** `fefco-0201`: the group of the FEFCO code determines how a carton is delivered. */
  readonly modelId: string;
  /** mm, of the blank before it is folded. */
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly thicknessMm: number;
}

/** Null: not a carton that is delivered flat. */
export function foldedCarton({ modelId, lengthMm, widthMm, thicknessMm }: CartonBlank): OuterSize | null {
  const group = /^fefco-(\d\d)\d\d$/.exec(modelId)?.[1];
  // Slotted boxes are glued to a tube and pressed flat: half as long, two boards thick.
  if (group === '02') return flat(lengthMm / 2, widthMm, 2 * thicknessMm);
  // Folders remain one flat piece of board.
  return group === '04' ? flat(lengthMm, widthMm, thicknessMm) : null;
}

function flat(oneMm: number, otherMm: number, thicknessMm: number): OuterSize | null {
  if (!(oneMm > 0 && otherMm > 0 && thicknessMm > 0)) return null;
  return { lengthMm: Math.ceil(Math.max(oneMm, otherMm)), widthMm: Math.ceil(Math.min(oneMm, otherMm)), heightMm: thicknessMm };
}
