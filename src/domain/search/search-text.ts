/** The cleaned form of a text typed into a search field. */

import { latinDigits } from '#domain/language/latin-digits.ts';

/** Longer texts are cut off. */
export const longestSearchText = 200;

/** Without control characters, single spaces, at most `longestSearchText` characters. */
export function searchText(typed: string): string {
  return latinDigits(typed.slice(0, longestSearchText))
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
