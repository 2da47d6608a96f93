import { describe, expect, it } from 'vitest';
import { plainDate, plainDateOf } from './plain-date.ts';
import { parseDateInYear, parseTypedDate } from './typed-date.ts';

const today = plainDate(2026, 11, 22);

describe('days as people type them', () => {
  it.each([
    ['26.11.', '2026-11-26'],
    ['26.11', '2026-11-26'],
    ['26.11.27', '2027-11-26'],
    ['26. 11. 2026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
  ])('%s is %s', (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date);
  });

  it.each(['', '31.11.', '29.2.2026', '26', '26.11.202', 'morgen', '26/11'])('%s is none', (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });

  it.each([
    ['3.1.', '2026-11-22', '2027-01-03'],
    ['31.12.', '2027-01-03', '2026-12-31'],
    ['22.5.', '2026-11-22', '2027-05-22'],
    ['24.5.', '2026-11-22', '2026-05-24'],
    ['29.2.', '2027-12-01', '2028-02-29'],
  ])('%s, typed on %s, is the nearest such day', (text, day, date) => {
    expect(parseTypedDate(text, plainDateOf(day))).toBe(date);
  });

  it('in a year that is known, 3.1. is in that year', () => {
    expect(parseDateInYear('3.1.', 2026)).toBe('2026-01-03');
    expect(parseDateInYear('29.2.', 2026)).toBeNull();
    expect(parseDateInYear('3.1.27', 2026)).toBe('2027-01-03');
  });
});
