/**
 * Whether the typed text is an article number: `HK_0001`, `hk-0001`, `HK 1`, `hk0`, or the number after the underscore.
 * Compared without case, signs and leading zeros. Specification: storefront §5 (Article number increment).
 */

/** 3: the number itself, 2: the number without its zeros, 1: its beginning, 0: no match. */
export type ArticleMatch = 0 | 1 | 2 | 3;

const isDigit = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9';
const withoutZeros = (text: string): string => text.replace(/^([a-z]+)0+(?=\d)/, '$1');
const shortestNumber = 3;
const longestPrefixWord = 4;

/** Takes `compact` texts. */
export function articleMatch(asked: string, own: string): ArticleMatch {
  if (asked.length < 2 || own === '') return 0;
  if (asked === own) return 3;
  if (/^\d+$/.test(asked)) return asked.length >= shortestNumber && own.endsWith(asked) && !isDigit(own.at(-asked.length - 1)) ? 1 : 0;
  if (!/\d/.test(asked)) return asked.length <= longestPrefixWord && own.startsWith(asked) && isDigit(own[asked.length]) ? 1 : 0;
  if (own.startsWith(asked)) return 1;
  return isDigit(asked.at(-1)) && withoutZeros(asked) === withoutZeros(own) ? 2 : 0;
}
