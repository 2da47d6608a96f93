/**
 * The shop's languages, and a text in all of them.
 * Specification: storefront §1 (German by default, French and English). It contains no text itself.
 */

export const languages = ['de', 'fr', 'en'] as const;

export type Language = (typeof languages)[number];

export type LocalizedText = Readonly<Record<Language, string>>;

export const inEveryLanguage = (text: string): LocalizedText => ({ de: text, fr: text, en: text });

/** German replaces a missing language. */
export function filledText(text: LocalizedText): LocalizedText {
  const { de, fr, en } = text;
  return fr !== '' && en !== '' ? text : { de, fr: fr === '' ? de : fr, en: en === '' ? de : en };
}
