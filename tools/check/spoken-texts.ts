/** All texts of one language, wherever they are: in texts, words of papers and mails, pages and models. */
import type { Language } from '#domain/language/language.ts';

/** The texts in the source of a function or formula: the contents of its strings, without placeholders. */
const spoken = (source: string): string[] =>
  [...source.replaceAll(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, 'x').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

/** `isSpoken`: all of the value is in that language, whatever its keys. */
export function textsOf(value: unknown, language: Language, isSpoken: boolean, seen: Set<unknown>): string[] {
  // Addresses are not texts.
  if (typeof value === 'string') return isSpoken && !value.startsWith('/') ? [value] : [];
  if (typeof value === 'function') return isSpoken ? spoken(String(value)) : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const ownLanguage = 'language' in value && value.language === language;
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    // A model's remark has one formula for each language.
    if (key === 'remark' && typeof inner === 'object' && inner !== null)
      return spoken((inner as Partial<Record<Language, string>>)[language] ?? '');
    return textsOf(inner, language, isSpoken || ownLanguage || key === language, seen);
  });
}
