/**
 * What a product still lacks before it can be sold properly: judged for one shop, whose categories count, and for each language that German is translated into.
 * It knows neither where pictures are stored nor how a price is computed.
 */
import type { Language, LocalizedText } from '#domain/language/language.ts';

export const gaps = ['picture', 'fr', 'en', 'price', 'transport', 'category'] as const;
export type Gap = (typeof gaps)[number];

export interface CompletenessFacts {
  /** Names, descriptions and texts of attributes. */
  readonly texts: readonly LocalizedText[];
  readonly hasPicture: boolean;
  /** For all customers; on request counts as none. */
  readonly hasPrice: boolean;
  /** A requirement of its own, or a size that gives the room it takes. */
  readonly hasTransport: boolean;
  /** How many of the shop's categories it is in. */
  readonly categories: number;
  /** Work and insurances have no picture, are in no category and take no room. */
  readonly isService: boolean;
}

/** In the order of `gaps`; empty: complete. */
export function gapsOf(facts: CompletenessFacts): Gap[] {
  const { texts, isService } = facts;
  const isMissing = (language: Language): boolean => texts.some((text) => text.de.trim() !== '' && text[language].trim() === '');
  const found: Record<Gap, boolean> = {
    picture: !isService && !facts.hasPicture,
    fr: isMissing('fr'),
    en: isMissing('en'),
    price: !facts.hasPrice,
    transport: !isService && !facts.hasTransport,
    category: !isService && facts.categories === 0,
  };
  return gaps.filter((gap) => found[gap]);
}

export const visibilities = ['shop', 'customers', 'hidden', 'deleted'] as const;
export type Visibility = (typeof visibilities)[number];

/** Who can see a product: everyone, the customers it was made for, only staff, or no one. */
export function visibilityOf(product: { published: boolean; publiclyAvailable: boolean; deletedAt: string | null }): Visibility {
  if (product.deletedAt !== null) return 'deleted';
  if (!product.published) return 'hidden';
  return product.publiclyAvailable ? 'shop' : 'customers';
}
