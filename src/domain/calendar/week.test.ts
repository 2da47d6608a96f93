import { expect, test } from 'vitest';
import type { PlainDate } from './plain-date.ts';
import { planningWeek, weekNumber, weekOf } from './week.ts';

test.each([
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s runs from %s to %s', (day, from, to) => {
  expect(weekOf(day as PlainDate)).toEqual({ from, to });
});

test.each([
  ['2026-11-22', 47],
  ['2026-01-01', 1],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-29', 1],
  ['2024-12-30', 1],
  ['2023-01-01', 52],
])('%s lies in week %i', (day, number) => {
  expect(weekNumber(day as PlainDate)).toBe(number);
});

test.each([
  ['2026-11-27', '2026-11-23'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
])('on %s the week from %s is planned', (day, from) => {
  expect(planningWeek(day as PlainDate).from).toBe(from);
});
