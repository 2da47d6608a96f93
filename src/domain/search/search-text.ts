/** The cleaned form of what somebody typed into a search field. */

/** No text is read further. */
export const longestSearchText = 200;

/** Without control characters, single spaces, at most `longestSearchText` characters. */
export function searchText(typed: string): string {
  return typed
    .slice(0, longestSearchText)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
