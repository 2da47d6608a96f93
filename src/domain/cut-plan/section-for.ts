/** The section of the store that a part is sawn from: its own, or the next wider one of its thickness. */
import type { PartLine } from '#domain/part-list/part-line.ts';
import { stockSections, type Section } from './stock.ts';

/** `isStocked` false: no section of the store is wide enough; bought as needed. */
export function sectionFor({ width, height }: Pick<PartLine, 'width' | 'height'>): { section: Section; isStocked: boolean } {
  const [thicknessMm, widthMm] = [Math.min(width, height), Math.max(width, height)];
  const stocked = stockSections.find((section) => section.thicknessMm === thicknessMm && section.widthMm >= widthMm);
  return stocked === undefined ? { section: { thicknessMm, widthMm }, isStocked: false } : { section: stocked, isStocked: true };
}
