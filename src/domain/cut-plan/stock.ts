/**
 * The timber store and the saw: bar sections with their lengths, sheets, kerf, the trim at each end of a bar, which offcuts are worth keeping.
 * Maintained by the office; a section that is not listed is bought as needed. It knows no product and no price.
 */
import { materialOf } from '#domain/material/material.ts';
import type { Offcut } from './offcut.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface Section {
  readonly thicknessMm: number;
  readonly widthMm: number;
}

export interface StockBar extends Section {
  /** At least one. */
  readonly lengthsMm: readonly number[];
}

export interface StockSheet {
  /** Empty: for every material without a size of its own. */
  readonly material: string;
  readonly lengthMm: number;
  readonly widthMm: number;
}

export interface Stock {
  readonly kerfMm: number;
  /** Cut off each end of a bar first. */
  readonly trimMm: number;
  /** Shorter offcuts of bars are chipped. */
  readonly leastOffcutMm: number;
  /** Minimum for both sides of a kept offcut of a sheet. */
  readonly leastSheetOffcutMm: number;
  readonly bars: readonly StockBar[];
  readonly sheets: readonly StockSheet[];
  /** Offcuts, to be used first; absent: not considered. */
  readonly offcuts?: readonly Offcut[];
}

/** A bar must be at least this long after trimming. */
const leastUsableMm = 100;

const sectionText = ({ thicknessMm, widthMm }: Section): string => `${thicknessMm} × ${widthMm}`;
const sheetText = ({ material, lengthMm, widthMm }: StockSheet): string =>
  `${materialOf(material)?.label.de ?? ''} ${lengthMm} × ${widthMm}`.trim();

const twice = (texts: readonly string[], field: string): Refusal[] =>
  texts.flatMap((text, at) => (texts.indexOf(text) < at ? [refusal('stockTwice', { size: text }, `${field}.${at}`)] : []));

/** Stock that cannot be sawn, by field. */
export function stockProblems({ bars, sheets, trimMm }: Stock): Refusal[] {
  return [
    ...twice(bars.map(sectionText), 'bars'),
    ...twice(sheets.map(sheetText), 'sheets'),
    ...bars.flatMap(({ lengthsMm }, at) =>
      lengthsMm.some((length) => length - 2 * trimMm < leastUsableMm)
        ? [refusal('stockLengthTooShort', { least: 2 * trimMm + leastUsableMm }, `bars.${at}.lengthsMm`)]
        : [],
    ),
    ...sheets.flatMap(({ material }, at) =>
      material === '' || materialOf(material) !== undefined ? [] : [refusal('stockMaterialUnknown', { material }, `sheets.${at}.material`)],
    ),
    ...(sheets.some(({ material }) => material === '') ? [] : [refusal('stockSheetMissing', {}, 'sheets')]),
  ];
}

/** For the history: each size under its name. */
export function stockByName({ kerfMm, trimMm, leastOffcutMm, leastSheetOffcutMm, bars, sheets }: Stock) {
  return {
    kerfMm,
    trimMm,
    leastOffcutMm,
    leastSheetOffcutMm,
    bars: Object.fromEntries(bars.map((bar) => [sectionText(bar), [...bar.lengthsMm].sort((a, b) => a - b).join(', ')])),
    sheets: Object.fromEntries(sheets.map((sheet) => [sheetText(sheet), true])),
  };
}

/** All bar lengths in stock, ascending. */
export const lengthsOf = ({ bars }: Pick<Stock, 'bars'>): number[] =>
  [...new Set(bars.flatMap(({ lengthsMm }) => lengthsMm))].sort((a, b) => a - b);

/** Sheet sizes available for a material. */
export function sheetsOf({ sheets }: Pick<Stock, 'sheets'>, material: string): readonly StockSheet[] {
  const own = sheets.filter((sheet) => sheet.material === material);
  return own.length > 0 ? own : sheets.filter((sheet) => sheet.material === '');
}
