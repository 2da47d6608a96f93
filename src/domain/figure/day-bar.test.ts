import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dayBar } from './day-bar.ts';

test('hours booked, free and too many', () => {
  expect(dayBar({ minutes: 2280, capacityMinutes: 2400 })).toEqual({ hours: 38, over: 0, spare: 2, filled: 0.95 });
  expect(dayBar({ minutes: 2430, capacityMinutes: 2400 })).toEqual({ hours: 41, over: 1, spare: 0, filled: 1 });
  expect(dayBar({ minutes: 0, capacityMinutes: 0 })).toEqual({ hours: 0, over: 0, spare: 0, filled: 0 });
  expect(dayBar({ minutes: 30, capacityMinutes: 0 })).toMatchObject({ over: 1, filled: 1 });
});

test('a day is never free and overbooked, and an overbooked bar is full', () => {
  assert(
    property(nat(10_000), nat(10_000), (minutes, capacityMinutes) => {
      const { over, spare, filled } = dayBar({ minutes, capacityMinutes });
      expect(Math.min(over, spare)).toBe(0);
      expect(filled).toBeLessThanOrEqual(1);
      if (over > 0) expect(filled).toBe(1);
    }),
  );
});
