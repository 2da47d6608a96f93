/** A day as a calendar entry (RFC 5545): one whole day, so that no time zone shifts it. It knows no order. */
import type { PlainDate } from './plain-date.ts';
import { addDays } from './plain-date.ts';

export interface CalendarEntry {
  /** An entry with the same uid replaces the existing one. */
  uid: string;
  day: PlainDate;
  /** False: a requested day that is not confirmed yet. */
  confirmed: boolean;
  title: string;
  text: string;
  place: string;
  url: string;
  /** When it was created: `2026-11-22T17:00:00.000Z`. */
  writtenAt: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
const compactDay = (day: PlainDate): string => day.replaceAll('-', '');
const mostBytes = 75;

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Lines of more than 75 bytes continue after a line break and a space; no character is split. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > mostBytes) {
      rows.push('');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n ');
}

export function calendarFile({ uid, day, confirmed, title, text, place, url, writtenAt }: CalendarEntry): string {
  const stamp = writtenAt.replaceAll(/[-:]|\.\d{3}/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kistenwerk//Shop//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    `STATUS:${confirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
