/**
 * Counts in sentences (`#` of a plural) as the shop writes amounts: 1'234 in German; with a no-break space in French, whose narrow one is in none of our fonts;
 * with a comma in English. The library would write 1.234 in German.
 */
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider as provideTexts, useLocale } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';

type Write = (locale: string, options?: Intl.NumberFormatOptions) => Pick<Intl.NumberFormat, 'format'>;

interface Context {
  formatters: { getNumberFormat: Write };
}

/** The same for the same, so that what hangs on it is not made anew. */
const kept = new WeakMap<Context, Context>();

function grouped(context: Context): Context {
  const known = kept.get(context);
  if (known !== undefined) return known;
  const write = context.formatters.getNumberFormat;
  const getNumberFormat: Write = (locale, options) => {
    if (options !== undefined) return write(locale, options);
    return {
      format: (count) => (locale === 'de' ? groupedText(Number(count)) : write(locale).format(count).replaceAll('\u202F', '\u00A0')),
    };
  };
  const made = { ...context, formatters: { ...context.formatters, getNumberFormat } };
  kept.set(context, made);
  return made;
}

/** Called by hand, the provider answers with the texts of the one above, and with what it writes numbers with. */
export function GroupedNumbers({ children }: { children: ReactNode }) {
  const made = provideTexts({ locale: useLocale(), children }) as ReactElement<{ value: Context }>;
  return cloneElement(made, { value: grouped(made.props.value) });
}
