/** What a driver hands over at a stop: everything loaded for it, or less, each short line with its reason. */

export const shortReasons = ['MISSING', 'DAMAGED', 'REFUSED', 'ABSENT'] as const;
/** Not on the truck, damaged, refused, no one there. */
export type ShortReason = (typeof shortReasons)[number];

export interface HandedLine {
  readonly positionId: number;
  /** Pieces loaded on the truck. */
  readonly planned: number;
  readonly quantity: number;
  /** Null: all of them. */
  readonly reason: ShortReason | null;
}

export type HandoverKind = 'WHOLE' | 'SHORT' | 'NOTHING';

export function handoverKind(lines: readonly Pick<HandedLine, 'planned' | 'quantity'>[]): HandoverKind {
  if (lines.every(({ quantity }) => quantity === 0)) return 'NOTHING';
  return lines.every(({ planned, quantity }) => quantity >= planned) ? 'WHOLE' : 'SHORT';
}

/** Pieces of a line that are loaded with this many of its boxes. */
export function piecesIn(
  line: { readonly quantity: number; readonly boxes: number; readonly piecesPerBox: number },
  boxes: number,
): number {
  return boxes >= line.boxes ? line.quantity : Math.min(line.quantity, boxes * line.piecesPerBox);
}
