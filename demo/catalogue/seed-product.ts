/** The format of the demo catalogue's data. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

export type AttributeKey =
  | 'load'
  | 'timber'
  | 'board'
  | 'use'
  | 'ispm15'
  | 'outdoor'
  | 'washable'
  | 'stock'
  | 'weight'
  | 'colour'
  | 'returnValue'
  | 'arrival'
  | 'parts'
  | 'assembly'
  | 'bearing'
  | 'covers'
  | 'care'
  | 'weather'
  | 'returns'
  | 'landingPage'
  /** JSON for the workbook that computes it. */
  | 'workbook'
  /** JSON for the fixed 3D model that shows it. */
  | 'fixedModel';

export type SeedPrice =
  /** Margin on the cost that the product model computes. */
  | { kind: 'margin'; percent: number; ladder?: readonly number[]; unitOfSales?: number }
  /** Net price of one piece in francs from this quantity on. */
  | { kind: 'fix'; steps: readonly (readonly [quantity: number, chf: number])[]; unitOfSales?: number }
  /** The price computed by the workbook at each quantity. */
  | { kind: 'excel'; ladder?: readonly number[]; unitOfSales?: number }
  | { kind: 'request' };

export interface SeedTransport {
  maxPackage: number;
  minSp: number;
  quantityForMinSp: number;
}

export interface SeedProduct {
  /** Only if the specification gives one. */
  id?: number;
  articleNumber: string;
  /** Key of a product type. */
  type: string;
  /** Keys of its categories. */
  categories: readonly string[];
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: 1 | 2 | 99;
  name: LocalizedText;
  description: LocalizedText;
  configurable: boolean;
  preset: Values;
  values: Partial<Record<AttributeKey, string | LocalizedText>>;
  price: SeedPrice;
  /** Its own pictures, in a folder of their own in the media library. */
  pictures?: readonly { name: string; contentType: 'image/png' | 'image/jpeg'; content: Buffer }[];
  transport?: SeedTransport;
  /** Default: true. Hidden ones are shown to staff only, faded. */
  published?: boolean;
  /** Default: true. False: only for staff and for the customers it is made for. */
  publiclyAvailable?: boolean;
}

export const solidSpruce: LocalizedText = { de: 'Fichte massiv', fr: 'Épicéa massif', en: 'Solid spruce' };
export const sprucePlywood: LocalizedText = {
  de: 'Fichtensperrholz, Leisten massiv',
  fr: 'Contreplaqué d’épicéa, liteaux massifs',
  en: 'Spruce plywood, solid cleats',
};

export const larch: LocalizedText = { de: 'Lärche massiv', fr: 'Mélèze massif', en: 'Solid larch' };
export const corrugated: LocalizedText = { de: 'Wellkarton, braun', fr: 'Carton ondulé brun', en: 'Corrugated board, brown' };
export const singleWall = {
  B: { de: 'Einwellig, Welle B', fr: 'Simple cannelure B', en: 'Single wall, flute B' },
  C: { de: 'Einwellig, Welle C', fr: 'Simple cannelure C', en: 'Single wall, flute C' },
  E: { de: 'Einwellig, Welle E', fr: 'Simple cannelure E', en: 'Single wall, flute E' },
} as const satisfies Record<string, LocalizedText>;
export const doubleWall = {
  EB: { de: 'Zweiwellig, EB', fr: 'Double cannelure EB', en: 'Double wall, EB' },
  EC: { de: 'Zweiwellig, EC', fr: 'Double cannelure EC', en: 'Double wall, EC' },
} as const satisfies Record<string, LocalizedText>;
export const osbOnSpruce: LocalizedText = { de: 'OSB auf Fichtenrahmen', fr: 'OSB sur cadre en épicéa', en: 'OSB on a spruce frame' };
