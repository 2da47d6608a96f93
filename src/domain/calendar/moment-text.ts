/** A moment as shown to customers: `Mo 23.11.2026, 03.04 Uhr`. */
import type { Language } from '#domain/language/language.ts';
import { dayText } from './date-text.ts';
import { localNow } from './local-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `epochMs`: milliseconds since 1970; shown in Swiss time. */
export function momentText(epochMs: number, language: Language): string {
  const { date, minutesOfDay } = localNow(epochMs);
  const [hours, minutes] = [two(Math.floor(minutesOfDay / 60)), two(minutesOfDay % 60)];
  const day = dayText(date, language);
  return { de: `${day}, ${hours}.${minutes} Uhr`, fr: `${day} à ${hours}h${minutes}`, en: `${day}, ${hours}:${minutes}` }[language];
}
