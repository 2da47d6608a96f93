/** How the UID of a company that pays VAT is written in each language. Specification: none; the register writes MWST, TVA, IVA after the number. */
import type { Language } from '#domain/language/language.ts';

const suffix: Readonly<Record<Language, string>> = { de: 'MWST', fr: 'TVA', en: 'VAT' };

/** `uid` as stored, in German: "CHE-123.456.788 MWST"; without the suffix it is unchanged. */
export function vatNumberText(uid: string, language: Language): string {
  return uid.replace(/MWST$/, suffix[language]);
}

const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** A UID of the Swiss register with a correct check digit: CHE-123.456.788, with or without the VAT suffix. */
export function isUid(text: string): boolean {
  const digits = /^CHE-(\d{3})\.(\d{3})\.(\d{3})(?: MWST)?$/.exec(text)?.slice(1).join('');
  if (digits === undefined) return false;
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return (11 - rest) % 11 === Number(digits[8]);
}
