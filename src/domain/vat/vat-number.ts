/** How the UID of a company that pays VAT is written in each language. Specification: it is silent; the register writes MWST, TVA, IVA behind the number. */
import type { Language } from '#domain/language/language.ts';

const suffix: Readonly<Record<Language, string>> = { de: 'MWST', fr: 'TVA', en: 'VAT' };

/** `uid` as it is kept, in German: "CHE-123.456.788 MWST"; without the mark it stays as it is. */
export function vatNumberText(uid: string, language: Language): string {
  return uid.replace(/MWST$/, suffix[language]);
}
