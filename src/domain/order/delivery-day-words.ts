/**
 * The words for the delivery day of an order, the same on page, mail, paper and in the office: a requested day is called that until it is confirmed.
 * It knows no sentence around them.
 */
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/language/language.ts';
import { orderState } from './order-state.ts';

export interface PromisedDay {
  readonly orderStatusId?: number;
  /** `2026-11-26`; null: none. */
  readonly requestedDeliveryDate: string | null;
  readonly confirmedDeliveryDate: string | null;
}

const words: Readonly<Record<Language, { wished: (day: string) => string; confirmed: (day: string) => string }>> = {
  de: { wished: (day) => `gewünscht auf ${day}`, confirmed: (day) => `bestätigt auf ${day}` },
  // Works after both «livraison» and «retrait».
  fr: { wished: (day) => `${day} (date souhaitée)`, confirmed: (day) => `${day} (date confirmée)` },
  en: { wished: (day) => `requested for ${day}`, confirmed: (day) => `confirmed for ${day}` },
};

/** `gewünscht auf Do 26.11.2026`; empty: no day was requested, or the order is cancelled. */
export function deliveryDayWords({ orderStatusId, requestedDeliveryDate, confirmedDeliveryDate }: PromisedDay, language: Language): string {
  if (orderStatusId === orderState.CANCELED) return '';
  const day = parsePlainDate(confirmedDeliveryDate ?? requestedDeliveryDate ?? '');
  if (day === null) return '';
  const { wished, confirmed } = words[language];
  return (confirmedDeliveryDate === null ? wished : confirmed)(dayText(day, language));
}
