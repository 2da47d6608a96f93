/** Words that an attribute holds: one text for all languages, or one in each. */
import type { LocalizedText } from '#domain/language/language.ts';

/** As it is read: a plain text stands for all languages. */
export type ReadValue = string | LocalizedText;

/** By what two spellings of a choice are the same. */
export const choiceKey = (word: string): string => word.trim().toLocaleLowerCase('de');
export const germanOf = (value: ReadValue): string => (typeof value === 'string' ? value : value.de);
