/** The stock section that a part is sawn from: its own, or the next wider one of its thickness. */
import type { PartLine } from '#domain/part-list/part-line.ts';
import { lengthsOf, type Section, type Stock } from './stock.ts';

/** `isStocked` false: no stock section is wide enough; bought as needed, in any stock length. */
export function sectionFor(
  { width, height }: Pick<PartLine, 'width' | 'height'>,
  stock: Pick<Stock, 'bars'>,
): { section: Section; isStocked: boolean; lengthsMm: readonly number[] } {
  const [thicknessMm, widthMm] = [Math.min(width, height), Math.max(width, height)];
  const [stocked] = stock.bars
    .filter((bar) => bar.thicknessMm === thicknessMm && bar.widthMm >= widthMm)
    .toSorted((a, b) => a.widthMm - b.widthMm);
  if (stocked === undefined) return { section: { thicknessMm, widthMm }, isStocked: false, lengthsMm: lengthsOf(stock) };
  return { section: { thicknessMm, widthMm: stocked.widthMm }, isStocked: true, lengthsMm: stocked.lengthsMm };
}
