/** Formats counts in sentences (`#` of a plural) like the shop's amounts. The library would write 1.234 in German. */
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider as provideTexts, useLocale } from 'use-intl';
import { countText } from './count-text.ts';

type Write = (locale: string, options?: Intl.NumberFormatOptions) => Pick<Intl.NumberFormat, 'format'>;

interface Context {
  formatters: { getNumberFormat: Write };
}

/** Returns the same object for the same context, so that consumers do not re-render. */
const kept = new WeakMap<Context, Context>();

function grouped(context: Context): Context {
  const known = kept.get(context);
  if (known !== undefined) return known;
  const write = context.formatters.getNumberFormat;
  const getNumberFormat: Write = (locale, options) => {
    if (options !== undefined) return write(locale, options);
    return { format: (count) => countText(locale, Number(count)) };
  };
  const made = { ...context, formatters: { ...context.formatters, getNumberFormat } };
  kept.set(context, made);
  return made;
}

/** Called as a function, the provider returns its element: the inherited texts and its formatters, which are replaced here. */
export function GroupedNumbers({ children }: { children: ReactNode }) {
  const made = provideTexts({ locale: useLocale(), children }) as ReactElement<{ value: Context }>;
  return cloneElement(made, { value: grouped(made.props.value) });
}
