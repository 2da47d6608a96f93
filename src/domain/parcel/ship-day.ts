/** The day on which parcels are sent: today or soon. A day further off is a typing mistake, for which a shipment would be booked at the carrier. */
import { dateText } from '#domain/calendar/date-text.ts';
import { addDays, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

const mostDaysAhead = 31;

/** Null: parcels may be sent on that day. */
export function refuseShipDay(text: string, today: PlainDate): Refusal | null {
  const day = parsePlainDate(text);
  if (day === null || day < today) return refusal('shipDatePast');
  const latest = addDays(today, mostDaysAhead);
  return day > latest ? refusal('shipDateFarOff', { latest: dateText(latest) }) : null;
}
