/** Size of one piece of a line as a parcel: as on a truck, or flat if it is delivered folded. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { foldedCarton } from '#domain/parcel/folded-carton.ts';
import type { OuterSize } from '#domain/shipping/storing-space.ts';
import { freightLine } from './freight-line.ts';
import type { PricedLine } from './priced-cart.ts';

export function parcelSize(line: Pick<PricedLine, 'product' | 'evaluation' | 'quantity' | 'weightKg'>): OuterSize | null {
  return freightLine(line).size ?? (line.evaluation === null ? null : flatSize(line.evaluation));
}

/** Of the single board it is made of. */
function flatSize({ modelId, partList }: Evaluation): OuterSize | null {
  const [board, ...more] = partList;
  if (board === undefined || more.length > 0 || board.count !== 1) return null;
  return foldedCarton({ modelId, lengthMm: board.length, widthMm: board.width, thicknessMm: board.height });
}
