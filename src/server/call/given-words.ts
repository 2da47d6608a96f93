import type { Language, LocalizedText } from '#domain/language/language.ts';

/** A single text is that of the caller's language, in which it was read; the others stay. */
export function givenWords(given: LocalizedText | string | undefined, before: LocalizedText, language: Language): LocalizedText {
  if (given === undefined) return before;
  return typeof given === 'string' ? { ...before, [language]: given } : given;
}
