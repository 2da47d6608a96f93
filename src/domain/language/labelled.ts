/** A label and its value, with the colon as each language sets it: French with a no-break space before it. */
import type { Language } from './language.ts';

export const colonOf = (language: Language): string => (language === 'fr' ? '\u00A0:' : ':');

export function labelled(language: Language, label: string, value: string): string {
  return `${label}${colonOf(language)} ${value}`;
}
