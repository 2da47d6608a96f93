/**
 * How a spreadsheet program is set to write: decimal mark, mark between thousands, order of a date, currency, language. A file does not say how its program was set,
 * so it is found out (`detect-locale.ts`) and holds for the whole of a calculation. Specification: domain decisions §10.
 */
import { english, french, german, type SheetLanguage } from './language.ts';

export type LocaleId = 'de-CH' | 'fr-CH' | 'de' | 'fr' | 'en' | 'en-CH';

export interface SheetLocale {
  id: LocaleId;
  language: SheetLanguage;
  decimal: '.' | ',';
  /** Marks between thousands as they are read; the first is the one that is written. */
  groups: readonly [string, ...string[]];
  dateOrder: 'dmy' | 'mdy';
  currency: { signs: readonly [string, ...string[]]; behind: boolean };
}

/** Typed and printed apostrophe: the shop writes the first, newer programs the second. */
const apostrophes = ["'", '’'] as const;
/** Narrow and wide space that do not break a line, and the one that is typed. */
const spaces = ['\u{202f}', '\u{a0}', ' '] as const;
const francs = { signs: ['CHF', 'Fr.'], behind: false } as const;
const euros = { signs: ['€', 'EUR'], behind: true } as const;

const swiss = { decimal: '.', groups: apostrophes, dateOrder: 'dmy', currency: francs } as const;

/** In the order in which they are looked at. */
export const sheetLocales: readonly SheetLocale[] = [
  { id: 'de-CH', language: german, ...swiss },
  { id: 'fr-CH', language: french, ...swiss },
  { id: 'de', language: german, decimal: ',', groups: ['.'], dateOrder: 'dmy', currency: euros },
  { id: 'fr', language: french, decimal: ',', groups: spaces, dateOrder: 'dmy', currency: euros },
  {
    id: 'en',
    language: english,
    decimal: '.',
    groups: [','],
    dateOrder: 'mdy',
    currency: { signs: ['$', 'USD'], behind: false },
  },
  { id: 'en-CH', language: english, ...swiss },
];

const [usualLocale] = sheetLocales;
if (usualLocale === undefined) throw new Error('no locale');

export function localeOf(id: LocaleId): SheetLocale {
  return sheetLocales.find((locale) => locale.id === id) ?? currentLocale();
}

/** The same with another mark between thousands, which is written and read as well. */
export function groupedBy(locale: SheetLocale, mark: string): SheetLocale {
  return { ...locale, groups: [mark, ...locale.groups.filter((each) => each !== mark)] };
}

let current: SheetLocale = usualLocale;

/** Outside of a calculation that of a Swiss-German program. */
export function currentLocale(): SheetLocale {
  return current;
}

/** Runs something that does not wait under a locale; whatever turns values into texts or back inside sees it. */
export function withinLocale<T>(locale: SheetLocale, run: () => T): T {
  const before = current;
  current = locale;
  try {
    return run();
  } finally {
    current = before;
  }
}
