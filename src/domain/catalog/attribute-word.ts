/** Words of an attribute: one text for all languages, or one in each. */
import type { LocalizedText } from '#domain/language/language.ts';

/** As read: a plain text applies to all languages. */
export type ReadValue = string | LocalizedText;

/** Two spellings with the same key are the same choice. */
export const choiceKey = (word: string): string => word.trim().toLocaleLowerCase('de');
export const germanOf = (value: ReadValue): string => (typeof value === 'string' ? value : value.de);
