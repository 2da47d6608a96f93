/**
 * The company's holidays, 2021 to 2072, by rule; staff add and remove single days.
 * Specification: storefront §9 (holiday table). Weekends are not its concern, see `working-day.ts`.
 */
import type { LocalizedText } from '#domain/language/language.ts';
import type { PlainDate } from './plain-date.ts';
import { addDays, plainDate, weekday, yearOf } from './plain-date.ts';

export interface Holiday {
  readonly date: PlainDate;
  readonly name: LocalizedText;
}

/** Single days closed by staff in addition to the rule, or opened against it. */
export interface HolidayOverrides {
  readonly added: readonly Holiday[];
  readonly removed: readonly PlainDate[];
}

export const noOverrides: HolidayOverrides = { added: [], removed: [] };
export const firstHolidayYear = 2021;
export const lastHolidayYear = 2072;

const name = {
  closure: { de: 'Betriebsferien Neujahrswoche', fr: 'Fermeture semaine de Nouvel An', en: 'New Year’s week closure' },
  christmas: { de: 'Weihnachtsferien', fr: 'Vacances de Noël', en: 'Christmas holiday' },
  goodFriday: { de: 'Karfreitag', fr: 'Vendredi saint', en: 'Good Friday' },
  easterMonday: { de: 'Ostermontag', fr: 'Lundi de Pâques', en: 'Easter Monday' },
  labourDay: { de: 'Tag der Arbeit', fr: 'Fête du travail', en: 'Labour Day' },
  ascension: { de: 'Auffahrt', fr: 'Ascension', en: 'Ascension' },
  bridge: { de: 'Brückentag nach Auffahrt', fr: 'Pont de l’Ascension', en: 'Bridge day after Ascension' },
  whitMonday: { de: 'Pfingstmontag', fr: 'Lundi de Pentecôte', en: 'Whit Monday' },
  corpusChristi: { de: 'Fronleichnam', fr: 'Fête-Dieu', en: 'Corpus Christi' },
  nationalDay: { de: 'Bundesfeier', fr: 'Fête nationale', en: 'Swiss National Day' },
  assumption: { de: 'Mariä Himmelfahrt', fr: 'Assomption', en: 'Assumption' },
  allSaints: { de: 'Allerheiligen', fr: 'Toussaint', en: 'All Saints' },
  restDay: { de: 'Ruhetag', fr: 'Jour de repos', en: 'Rest day' },
  christmasEve: { de: 'Heiligabend', fr: 'Veille de Noël', en: 'Christmas Eve' },
  christmasDay: { de: 'Weihnachten', fr: 'Noël', en: 'Christmas Day' },
} as const satisfies Record<string, LocalizedText>;

const byYear = new Map<number, readonly Holiday[]>();

/** The holidays by rule of a year in order of date; empty outside 2021 to 2072. */
export function holidays(year: number): readonly Holiday[] {
  if (!Number.isInteger(year) || year < firstHolidayYear || year > lastHolidayYear) return [];
  const known = byYear.get(year);
  if (known) return known;
  const list = holidaysByRule(year);
  byYear.set(year, list);
  return list;
}

/** The holidays of a year with the changes by staff, in order of date. */
export function holidaysWith(year: number, overrides: HolidayOverrides): readonly Holiday[] {
  const added = overrides.added.filter(({ date }) => yearOf(date) === year);
  const kept = holidays(year).filter(({ date }) => !overrides.removed.includes(date) && !added.some((holiday) => holiday.date === date));
  return [...kept, ...added].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export function holidayOn(date: PlainDate, overrides: HolidayOverrides): Holiday | null {
  const added = overrides.added.find((holiday) => holiday.date === date);
  if (added) return added;
  if (overrides.removed.includes(date)) return null;
  return holidays(yearOf(date)).find((holiday) => holiday.date === date) ?? null;
}

/** Easter Sunday of a year of the Gregorian calendar (the anonymous computation of 1876, "Meeus/Jones/Butcher"). */
export function easterSunday(year: number): PlainDate {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - lunarCorrection + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((goldenNumber + 11 * epact + 22 * sunday) / 451);
  const sum = epact + sunday - 7 * late + 114;
  return plainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function holidaysByRule(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  const fixed = (month: number, day: number, text: LocalizedText): Holiday => ({ date: plainDate(year, month, day), name: text });
  const moving = (daysAfterEaster: number, text: LocalizedText): Holiday => ({ date: addDays(easter, daysAfterEaster), name: text });
  const list: Holiday[] = [
    fixed(1, 1, name.christmas),
    fixed(1, 2, name.christmas),
    ...newYearsWeekClosure(year),
    moving(-2, name.goodFriday),
    moving(1, name.easterMonday),
    fixed(5, 1, name.labourDay),
    moving(39, name.ascension),
    moving(40, name.bridge),
    moving(50, name.whitMonday),
    moving(60, name.corpusChristi),
    fixed(8, 1, name.nationalDay),
    fixed(8, 15, name.assumption),
    fixed(11, 1, name.allSaints),
    fixed(12, 23, name.restDay),
    fixed(12, 24, name.christmasEve),
    fixed(12, 25, name.christmasDay),
    ...[26, 27, 28, 29, 30, 31].map((day) => fixed(12, day, name.christmas)),
  ];
  return list.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** When 2 January falls on Monday to Thursday, the rest of that week up to Friday. */
function newYearsWeekClosure(year: number): readonly Holiday[] {
  const second = plainDate(year, 1, 2);
  const days = weekday(second) <= 4 ? 5 - weekday(second) : 0;
  return Array.from({ length: days }, (_, index) => ({ date: addDays(second, index + 1), name: name.closure }));
}
