/** The form in which the demo catalogue is written down. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

export type AttributeKey = 'load' | 'timber' | 'use' | 'ispm15' | 'stock' | 'colour' | 'returnValue';

export type SeedPrice =
  /** Margin on the cost that the product model computes. */
  | { kind: 'margin'; percent: number; ladder?: readonly number[]; unitOfSales?: number }
  /** From so many pieces on, one costs so many francs net. */
  | { kind: 'fix'; steps: readonly (readonly [quantity: number, chf: number])[]; unitOfSales?: number }
  | { kind: 'request' };

export interface SeedTransport {
  maxPackage: number;
  minSp: number;
  quantityForMinSp: number;
}

export interface SeedProduct {
  articleNumber: string;
  /** Key of a product type. */
  type: string;
  /** Keys of the categories it stands in. */
  categories: readonly string[];
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: 1 | 2 | 99;
  name: LocalizedText;
  description: LocalizedText;
  configurable: boolean;
  preset: Values;
  values: Partial<Record<AttributeKey, string | LocalizedText>>;
  price: SeedPrice;
  transport?: SeedTransport;
}

export const solidSpruce: LocalizedText = { de: 'Fichte massiv', fr: 'Épicéa massif', en: 'Solid spruce' };
export const sprucePlywood: LocalizedText = {
  de: 'Fichtensperrholz, Leisten massiv',
  fr: 'Contreplaqué d’épicéa, tasseaux massifs',
  en: 'Spruce plywood, solid cleats',
};
