/**
 * The next article number of a series: the number after the last underscore plus one, with at least four digits.
 * Specification: storefront §5 (Article number increment; the first one ends in _0001).
 */

/** `KISTE_0041` → `KISTE_0042`; a number without a counter starts one. */
export function nextArticleNumber(last: string): string {
  const counter = /_([0-9]+)$/.exec(last);
  if (!counter) return `${last}_0001`;
  const digits = counter[1] ?? '';
  const raised = String(BigInt(digits) + 1n).padStart(Math.max(4, digits.length), '0');
  return `${last.slice(0, last.length - digits.length)}${raised}`;
}

/** The series of a product type without numbered products: its name without the characters that are not allowed in an article number. `Palette 2 Wege` → `Palette-2-Wege`. */
export function seriesOf(typeName: string): string {
  const parts = typeName.match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.join('-').slice(0, 60);
}

const isAscii = /^[\u0020-\u007E]*$/;

/** A number is the same however it is written: `zz_0003` is `ZZ_0003`. Sign by sign, as the database tells numbers apart: a word's end is no matter. */
export const numberKey = (articleNumber: string): string =>
  isAscii.test(articleNumber)
    ? articleNumber.toLowerCase()
    : Array.from(articleNumber, (sign) => String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0)).join('');

/** The number in an address without what people leave before, behind or between its letters. */
export const meantNumber = (written: string): string =>
  written
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]/gu, '')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The number after the highest one in use with this prefix; `PREFIX_0001` when there is none. */
export function nextArticleNumberOf(prefix: string, used: readonly string[]): string {
  const counters = used
    .filter((number) => numberKey(number).startsWith(numberKey(`${prefix}_`)) && /^[0-9]+$/.test(number.slice(prefix.length + 1)))
    .map((number) => BigInt(number.slice(prefix.length + 1)));
  const highest = counters.reduce((most, counter) => (counter > most ? counter : most), 0n);
  return nextArticleNumber(`${prefix}_${String(highest).padStart(4, '0')}`);
}

/** Used in addresses and on papers: at most 80 letters and digits, between them also a dot, dash, underscore or plus. */
export function isArticleNumber(text: string): boolean {
  return /^[\p{L}\p{N}](?:[\p{L}\p{N}._+-]{0,78}[\p{L}\p{N}])?$/u.test(text);
}
