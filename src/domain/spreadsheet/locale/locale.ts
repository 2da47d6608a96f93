/**
 * The locale of a spreadsheet program: decimal separator, thousands separator, order of a date, currency, language. A file does not name the locale of its
 * program, so it is detected (`detect-locale.ts`) and applies to the whole calculation. Specification: domain decisions §10.
 */
import { english, french, german, type SheetLanguage } from './language.ts';

export type LocaleId = 'de-CH' | 'fr-CH' | 'de' | 'fr' | 'en' | 'en-CH';

export interface SheetLocale {
  id: LocaleId;
  language: SheetLanguage;
  decimal: '.' | ',';
  /** Thousands separators when reading; the first is the one used for writing. */
  groups: readonly [string, ...string[]];
  dateOrder: 'dmy' | 'mdy';
  currency: { signs: readonly [string, ...string[]]; behind: boolean };
}

/** Typed and typographic apostrophe: the shop writes the first, newer programs the second. */
const apostrophes = ["'", '’'] as const;
/** Narrow and wide no-break space, and the ordinary one. */
const spaces = ['\u{202f}', '\u{a0}', ' '] as const;
const francs = { signs: ['CHF', 'Fr.'], behind: false } as const;
const euros = { signs: ['€', 'EUR'], behind: true } as const;

const swiss = { decimal: '.', groups: apostrophes, dateOrder: 'dmy', currency: francs } as const;

/** In the order in which they are tried. */
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

/** The locale with another thousands separator for writing and reading. */
export function groupedBy(locale: SheetLocale, mark: string): SheetLocale {
  return { ...locale, groups: [mark, ...locale.groups.filter((each) => each !== mark)] };
}

let current: SheetLocale = usualLocale;

/** Outside of a calculation that of a Swiss German program. */
export function currentLocale(): SheetLocale {
  return current;
}

/** Runs a synchronous function under a locale; all conversions of values to and from texts inside use it. */
export function withinLocale<T>(locale: SheetLocale, run: () => T): T {
  const before = current;
  current = locale;
  try {
    return run();
  } finally {
    current = before;
  }
}
