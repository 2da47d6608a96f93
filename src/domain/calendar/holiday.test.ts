import { describe, expect, test } from 'vitest';
import { easterSunday, holidayOn, holidays, holidaysWith, noOverrides } from './holiday.ts';
import { plainDate, weekday } from './plain-date.ts';

const years = Array.from({ length: 52 }, (_, index) => 2021 + index);
const datesOf = (year: number) => holidays(year).map(({ date }) => date as string);

describe('the holiday table', () => {
  test.each([
    [2021, '2021-04-04'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2035, '2035-03-25'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2072, '2072-04-10'],
  ])('Easter of %d is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  test('the year 2026 day by day', () => {
    expect(datesOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-15',
      '2026-05-25',
      '2026-06-04',
      '2026-08-01',
      '2026-08-15',
      '2026-11-01',
      '2026-12-23',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  test.each([
    [2023, ['2023-01-03', '2023-01-04', '2023-01-05', '2023-01-06']], // 2 January is a Monday
    [2024, ['2024-01-03', '2024-01-04', '2024-01-05']],
    [2030, ['2030-01-03', '2030-01-04']],
    [2025, ['2025-01-03']],
    [2026, []], // Friday
    [2027, []], // Saturday
    [2022, []], // Sunday
  ])('New Year’s week of %d closes %j', (year, closed) => {
    const closure = holidays(year).filter(({ name }) => name.de === 'Betriebsferien Neujahrswoche');
    expect(closure.map(({ date }) => date)).toEqual(closed);
  });

  test('every year has 21 days and its closure, each once and in order', () => {
    for (const year of years) {
      const closure = Math.max(0, 5 - weekday(plainDate(year, 1, 2)));
      expect(new Set(datesOf(year)).size).toBe(21 + closure);
      expect(datesOf(year)).toEqual(datesOf(year).toSorted());
      expect(holidays(year).every(({ name }) => name.de !== '' && name.fr !== '' && name.en !== '')).toBe(true);
    }
  });

  test('covers 2021 to 2072 and nothing else', () => {
    expect(holidays(2020)).toEqual([]);
    expect(holidays(2073)).toEqual([]);
    expect(holidays(2026.5)).toEqual([]);
    expect(holidays(2021).length).toBeGreaterThan(0);
    expect(holidays(2072).length).toBeGreaterThan(0);
  });

  test('movable feasts fall on their weekday', () => {
    for (const year of years) {
      const day = (name: string) => holidays(year).find((holiday) => holiday.name.en === name)?.date ?? plainDate(1, 1, 1);
      expect(
        ['Good Friday', 'Easter Monday', 'Ascension', 'Bridge day after Ascension', 'Whit Monday', 'Corpus Christi'].map((name) =>
          weekday(day(name)),
        ),
      ).toEqual([5, 1, 4, 5, 1, 4]);
    }
  });
});

describe('single days that staff changed', () => {
  const extra = { date: plainDate(2026, 9, 14), name: { de: 'Inventur', fr: 'Inventaire', en: 'Stocktaking' } };
  const overrides = { added: [extra], removed: [plainDate(2026, 8, 15), plainDate(2026, 12, 23)] };

  test('an added day is a holiday, a removed one is not', () => {
    expect(holidayOn(extra.date, overrides)).toBe(extra);
    expect(holidayOn(extra.date, noOverrides)).toBeNull();
    expect(holidayOn(plainDate(2026, 12, 23), overrides)).toBeNull();
    expect(holidayOn(plainDate(2026, 12, 23), noOverrides)?.name.de).toBe('Ruhetag');
  });

  test('the list of the year shows both, in order', () => {
    const dates = holidaysWith(2026, overrides).map(({ date }) => date as string);
    expect(dates).toContain('2026-09-14');
    expect(dates).not.toContain('2026-08-15');
    expect(dates).toEqual(dates.toSorted());
    expect(holidaysWith(2027, overrides)).toEqual(holidays(2027));
  });

  test('a renamed holiday stands once', () => {
    const renamed = { date: plainDate(2026, 8, 1), name: extra.name };
    const list = holidaysWith(2026, { added: [renamed], removed: [] }).filter(({ date }) => date === renamed.date);
    expect(list).toEqual([renamed]);
  });
});
