import { expect, test } from 'vitest';
import { plainDate, plainDateOf } from '#domain/calendar/plain-date.ts';
import { refuseDeliveredDay } from './delivered-day.ts';

const today = plainDate(2026, 11, 23);

test.each(['2025-11-22', '2026-11-20', '2026-11-23', '2026-12-24'])('%s may be the day of a delivery', (day) => {
  expect(refuseDeliveredDay(plainDateOf(day), today)).toBeNull();
});

test.each(['0001-01-01', '2025-11-21', '2026-12-25', '9999-12-31'])('%s is too far off', (day) => {
  expect(refuseDeliveredDay(plainDateOf(day), today)).toEqual({
    key: 'deliveredDayFarOff',
    params: { earliest: '22.11.2025', latest: '24.12.2026' },
  });
});
