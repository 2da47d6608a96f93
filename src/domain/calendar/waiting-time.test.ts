import { describe, expect, it } from 'vitest';
import type { PlainDate } from './plain-date.ts';
import { weekday } from './plain-date.ts';
import { waitedShare, workingMsBetween } from './waiting-time.ts';

const weekdays = (date: PlainDate): boolean => weekday(date) <= 5;
const at = (text: string): number => Date.parse(text);
const hour = 3_600_000;

describe('waiting', () => {
  it.each([
    ['within a day', '2026-11-23T08:00:00+01:00', '2026-11-23T10:30:00+01:00', 2.5],
    ['over night', '2026-11-23T16:00:00+01:00', '2026-11-24T08:00:00+01:00', 16],
    ['over a weekend', '2026-11-20T16:00:00+01:00', '2026-11-23T08:00:00+01:00', 16],
    ['on a weekend alone', '2026-11-21T10:00:00+01:00', '2026-11-22T20:00:00+01:00', 0],
    ['through the night of summer time', '2026-03-27T12:00:00+01:00', '2026-03-30T12:00:00+02:00', 24],
    ['backwards', '2026-11-24T08:00:00+01:00', '2026-11-23T08:00:00+01:00', 0],
  ])('%s', (_, from, to, hours) => {
    expect(workingMsBetween(at(from), at(to), weekdays)).toBe(hours * hour);
  });

  it('is late from the promised days on', () => {
    expect(waitedShare(at('2026-11-19T12:00:00+01:00'), at('2026-11-23T12:00:00+01:00'), 2, weekdays)).toBe(1);
  });
});
