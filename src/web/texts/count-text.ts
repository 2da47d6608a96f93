import { groupedText } from '#domain/money/money-text.ts';

/** A count as the shop writes amounts: 1'234 in German; a no-break space in French, because our fonts lack the narrow one; a comma in English. */
export const countText = (locale: string, count: number): string =>
  locale === 'de' ? groupedText(count) : count.toLocaleString(locale).replaceAll('\u202F', '\u00A0');
