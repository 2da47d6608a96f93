/**
 * The languages the shop speaks and a text in all of them.
 * Specification: storefront §1 (German by default, French and English). It knows no text itself.
 */

export const languages = ['de', 'fr', 'en'] as const;

export type Language = (typeof languages)[number];

export type LocalizedText = Readonly<Record<Language, string>>;
