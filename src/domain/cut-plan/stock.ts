/**
 * What lies in the timber store and how it is cut: sections and lengths of bars, panels, the saw's kerf, which offcuts are worth keeping.
 * Sections are the laths of the specification (storefront §9, slate options) and the squared timber of the skids; lengths, panel size and kerf are the house's own figures.
 * A section that is not listed is bought as it is needed. It knows no product and no price.
 */
import type { MaterialId } from '#domain/material/material.ts';

export interface Section {
  thicknessMm: number;
  widthMm: number;
}

export const stockSections: readonly Section[] = [
  { thicknessMm: 18, widthMm: 60 },
  { thicknessMm: 18, widthMm: 80 },
  { thicknessMm: 18, widthMm: 100 },
  { thicknessMm: 18, widthMm: 140 },
  { thicknessMm: 30, widthMm: 80 },
  { thicknessMm: 30, widthMm: 100 },
  { thicknessMm: 30, widthMm: 130 },
  { thicknessMm: 80, widthMm: 100 },
  { thicknessMm: 100, widthMm: 100 },
];

export const stockLengthsMm: readonly number[] = [2000, 2500, 3000, 4000, 5000];

export const stockPanel = { lengthMm: 2500, widthMm: 1250 };

export const kerfMm = 4;

/** Cut off each end of a bar before its first piece. */
export const endTrimMm = 10;

/** Shorter rests go to the chips. */
export const leastOffcutMm = 300;

/** Both sides of a panel's rest that is kept. */
export const leastPanelOffcutMm = 150;

/** Laths and squared timber of raw spruce come from the same rack. */
const timberOf: Partial<Record<MaterialId, MaterialId>> = { 'squared-timber': 'spruce' };

export function rackMaterial(material: string): string {
  return timberOf[material as MaterialId] ?? material;
}

/** Boards without a direction may be turned on the panel; veneered ones keep the grain along their length. */
const withoutGrain: ReadonlySet<string> = new Set<MaterialId>(['osb', 'mdf', 'pavatex']);

export function mayTurn(material: string): boolean {
  return withoutGrain.has(material);
}
