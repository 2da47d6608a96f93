import { describe, expect, it } from 'vitest';
import { plainDate } from './plain-date.ts';
import { parseTypedDate } from './typed-date.ts';

const today = plainDate(2026, 11, 22);

describe('days as people type them', () => {
  it.each([
    ['26.11.', '2026-11-26'],
    ['26.11', '2026-11-26'],
    ['3.1.', '2026-01-03'],
    ['26.11.27', '2027-11-26'],
    ['26. 11. 2026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
  ])('%s is %s', (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date);
  });

  it.each(['', '31.11.', '29.2.2026', '26', '26.11.202', 'morgen', '26/11'])('%s is none', (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });
});
