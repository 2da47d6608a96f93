/** What a country is called, from the language data of the browser or Node. */
import type { Language } from '#domain/language/language.ts';

/** Their long names speak of their administration, which stands on no letter. */
const byShortName: readonly string[] = ['HK', 'MO'];

const namesIn = new Map<string, Intl.DisplayNames>();

function names(language: Language, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const known = namesIn.get(key) ?? new Intl.DisplayNames([`${language}-CH`], { type: 'region', style });
  namesIn.set(key, known);
  return known;
}

/** By its code (ISO 3166-1 alpha-2, or XK); the code itself where the language has no name for it. */
export function countryName(code: string, language: Language): string {
  return names(language, byShortName.includes(code) ? 'short' : 'long').of(code) ?? code;
}

/** All that a country is called in a language. */
export function everyCountryName(code: string, language: Language): readonly string[] {
  return (['long', 'short'] as const).map((style) => names(language, style).of(code) ?? code);
}
