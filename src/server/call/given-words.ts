import type { LocalizedText } from '#domain/language/language.ts';

/** A single text replaces the German words; the others stay. */
export function givenWords(given: LocalizedText | string | undefined, before: LocalizedText): LocalizedText {
  if (given === undefined) return before;
  return typeof given === 'string' ? { ...before, de: given } : given;
}
