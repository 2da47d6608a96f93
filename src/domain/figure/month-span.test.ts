import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Month } from './month-span.ts';
import { addMonths, askedSpan, countMonths, daysIn, monthsIn, namedSpan, parseMonth } from './month-span.ts';

const month = (text: string): Month => parseMonth(text)!;
const today = plainDate(2026, 11, 23);

test('months are read, counted on and turned into days', () => {
  expect(['2026-13', '2026-1', '1999-12', '2026-11-01', ''].map(parseMonth)).toEqual([null, null, null, null, null]);
  expect([addMonths(month('2026-11'), 2), addMonths(month('2026-01'), -1), addMonths(month('2026-05'), -29)]).toEqual([
    '2027-01',
    '2025-12',
    '2023-12',
  ]);
  expect(daysIn({ from: month('2027-12'), to: month('2028-02') })).toEqual({ from: '2027-12-01', to: '2028-02-29' });
  expect(monthsIn({ from: month('2026-11'), to: month('2027-01') })).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsIn({ from: month('2027-01'), to: month('2026-11') })).toEqual([]);
});

test('spans by name', () => {
  expect(namedSpan('twelve', today)).toEqual({ from: '2025-12', to: '2026-11' });
  expect(namedSpan('thisYear', today)).toEqual({ from: '2026-01', to: '2026-11' });
  expect(namedSpan('lastYear', today)).toEqual({ from: '2025-01', to: '2025-12' });
  expect(namedSpan('thisMonth', today)).toEqual({ from: '2026-11', to: '2026-11' });
});

test('whatever an address asks for becomes a span that can be read', () => {
  expect(askedSpan({ from: null, to: null }, today)).toEqual(namedSpan('twelve', today));
  expect(askedSpan({ from: 'x', to: '2026-99' }, today)).toEqual(namedSpan('twelve', today));
  expect(askedSpan({ from: '2026-05', to: '2026-02' }, today)).toEqual({ from: '2026-02', to: '2026-05' });
  expect(askedSpan({ from: '2026-05', to: null }, today)).toEqual({ from: '2026-05', to: '2026-11' });
  expect(askedSpan({ from: null, to: '2026-02' }, today)).toEqual({ from: '2026-02', to: '2026-02' });
  expect(askedSpan({ from: '2020-01', to: '2030-01' }, today)).toEqual({ from: '2024-12', to: '2026-11' });
});

test('a span has as many months as it counts, each the next of the one before', () => {
  assert(
    property(integer({ min: 0, max: 400 }), integer({ min: 1, max: 40 }), (start, length) => {
      const from = addMonths(month('2000-01'), start);
      const span = { from, to: addMonths(from, length - 1) };
      const months = monthsIn(span);
      expect([months.length, countMonths(span), months.at(-1)]).toEqual([length, length, span.to]);
      expect(months.slice(1)).toEqual(months.slice(0, -1).map((each) => addMonths(each, 1)));
    }),
  );
});
