/**
 * A line of the part list and its material usage. Specification: storefront §3 (part-list line, part info, usage totals).
 * It knows no model, no place and no price.
 */
import type { LocalizedText } from '#domain/language/language.ts';

/** Square metres, cubic metres, pieces. */
export const usageUnits = ['SM', 'CM', 'PC'] as const;
export type UsageUnit = (typeof usageUnits)[number];

/** Usage of a line: `amount` in its unit (square metres, cubic metres, pieces), weight in kg, `amountCubic` in m³. */
export interface PartInfo {
  key: string;
  unit: UsageUnit;
  amount: number;
  weight: number;
  amountCubic: number;
}

/** A line of the part list; lengths in mm, `count` for the whole product. */
export interface PartLine {
  articleName: LocalizedText;
  articleNumber: string;
  count: number;
  length: number;
  width: number;
  height: number;
  material: string;
  order: number;
  remark: LocalizedText;
  remarkHash: string;
  partInfo: PartInfo;
}

/** `parts` counts wooden and panel parts and pallets, not nails and screws; weight in kg, wood volume in m³. */
export interface Totals {
  parts: number;
  weight: number;
  woodVolume: number;
}
