/** Writes a serial number as date, time or duration. Specification: domain decisions §10. */
import { dayOf, weekdayOf, maxSerial } from '../date-serial.ts';
import { currentLocale } from '../locale/locale.ts';
import { errors } from '../value.ts';
import type { FormatPiece } from './format-piece.ts';
import type { FormatSection } from './parse-format.ts';

interface Moment {
  serial: number;
  /** Seconds since midnight. */
  seconds: number;
  /** Seconds since the first day. */
  all: number;
  fraction: number;
  twelve: boolean;
}

function momentOf(value: number, pieces: readonly FormatPiece[]): Moment {
  const decimals = pieces.reduce((most, piece) => (piece.kind === 'digits' ? Math.max(most, piece.codes.length) : most), 0);
  const ticks = Math.round(value * 86_400 * 10 ** decimals);
  const all = Math.floor(ticks / 10 ** decimals);
  const serial = Math.floor(all / 86_400);
  const twelve = pieces.some(({ kind }) => kind === 'half');
  return { serial, all, seconds: all - serial * 86_400, fraction: ticks - all * 10 ** decimals, twelve };
}

const padded = (value: number, length: number): string => (length >= 2 ? String(value).padStart(2, '0') : String(value));

function datePart(piece: FormatPiece & { kind: 'date' }, moment: Moment, { language }: FormatSection): string {
  const { length, part } = piece;
  const { year, month, day } = dayOf(moment.serial);
  const hours = Math.floor(moment.seconds / 3600);
  switch (part) {
    case 'year':
      return length > 2 ? String(year).padStart(4, '0') : padded(year % 100, 2);
    case 'month':
      if (length <= 2) return padded(month, length);
      if (length === 5) return (language.months[month - 1] ?? '').charAt(0);
      return (length === 3 ? language.shortMonths : language.months)[month - 1] ?? '';
    case 'day':
      if (length <= 2) return padded(day, length);
      return (length === 3 ? language.shortDays : language.days)[weekdayOf(moment.serial)] ?? '';
    case 'hour':
      return padded(moment.twelve ? hours % 12 || 12 : hours, length);
    case 'minute':
      return padded(Math.floor(moment.seconds / 60) % 60, length);
    default:
      return padded(moment.seconds % 60, length);
  }
}

function written(piece: FormatPiece, moment: Moment, section: FormatSection): string {
  switch (piece.kind) {
    case 'literal':
      return piece.text;
    case 'date':
      return datePart(piece, moment, section);
    case 'elapsed':
      return String(Math.floor(moment.all / ({ hour: 3600, minute: 60, second: 1 } as Record<string, number>)[piece.part]!));
    case 'half': {
      const text = moment.seconds < 43_200 ? 'AM' : 'PM';
      return piece.short ? text.charAt(0) : text;
    }
    case 'point':
      return currentLocale().decimal;
    case 'digits':
      return String(moment.fraction).padStart(piece.codes.length, '0');
    default:
      return '';
  }
}

/** There are no days before the first or after the year 9999. */
export function dateText(value: number, section: FormatSection): string {
  if (value < 0 || value >= maxSerial + 1) throw errors.value;
  const moment = momentOf(value, section.pieces);
  return section.pieces.map((piece) => written(piece, moment, section)).join('');
}
