/**
 * How days are written: 26.11.2026, and with the weekday Do 26.11.2026.
 * Specification: storefront §7 (dates in de-CH format). It uses no Intl, which drops the leading zeros.
 */
import type { Language } from '#domain/language/language.ts';
import type { PlainDate } from './plain-date.ts';
import { weekday } from './plain-date.ts';

const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  fr: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** `26.11.2026` */
export function dateText(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** `Do` */
export function weekdayMark(date: PlainDate, language: Language): string {
  return weekdayNames[language][weekday(date) - 1] ?? '';
}

/** `Do 26.11.2026`; no line ends between the two. */
export function dayText(date: PlainDate, language: Language): string {
  return `${weekdayMark(date, language)}\u00A0${dateText(date)}`;
}
