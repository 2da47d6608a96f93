/** Places where a line of a text page must not break: E-Mail at its hyphen, a number before its unit, an amount, an abbreviation, a telephone number. */
import type { ContentBlock } from '#contract/content.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';

const inWords = new Set(['text', 'title', 'caption', 'label', 'value']);
const isOfList = /^\d+$/;

export function wholeWords(text: string): string {
  return unbrokenSize(text)
    .replaceAll(/(?<=\S )([Ee]-)(?=[Mm]ail)/g, '$1\u2060')
    .replaceAll(/\bCHF (?=\d)|(?<=\d) (?=%|(?:Minuten|minutes|Tage|jours|days)\b)/g, (space) => space.replace(' ', '\u00A0'))
    .replaceAll(/\b([Zz]\.) B\. |\b([Pp]\.) ex\. /g, (words) => words.replaceAll(' ', '\u00A0'))
    .replaceAll(/(?:\+41 \d\d|\b0\d\d) \d{3} \d\d \d\d/g, (number) => number.replaceAll(' ', '\u00A0'));
}

const whole = (key: string, value: unknown): unknown =>
  typeof value === 'string' && (inWords.has(key) || isOfList.test(key)) ? wholeWords(value) : value;

/** All text in these blocks; addresses and dates are unchanged. */
export function wholeBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return JSON.parse(JSON.stringify(blocks), whole) as ContentBlock[];
}
