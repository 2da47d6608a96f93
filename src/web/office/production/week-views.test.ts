import { expect, test } from 'vitest';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { axisOf, spanOf } from './week-views.ts';

const day = (of: string, working = true) => ({ day: of, working }) as LoadDay;
const days = ['20', '23', '24', '25', '26', '27']
  .map((each) => day(`2026-11-${each}`))
  .concat([day('2026-11-28', false), day('2026-11-30')]);
const work = (over: Partial<WorkOrder>) => ({ day: '2026-11-24', latestDay: '2026-11-26', promised: '2026-11-27', ...over }) as WorkOrder;
const week = { from: '2026-11-23', to: '2026-11-29' };

test('the axis reaches from the first day of the week to the last promise, over working days and those on which something is planned', () => {
  const of = (works: readonly WorkOrder[]): string[] => axisOf(days, works, week).map((each) => each.day.slice(8));
  expect(of([])).toEqual(['23', '24', '25', '26', '27']);
  expect(of([work({ promised: '2026-11-30' })])).toEqual(['23', '24', '25', '26', '27', '30']);
  expect(of([work({ day: '2026-11-28' })])).toEqual(['23', '24', '25', '26', '27', '28']);
});

test('a work order stands from its day to the last one that keeps the promise; what is late stands at the beginning', () => {
  const axis = axisOf(days, [], week);
  expect(spanOf(axis, work({}))).toEqual({ end: 2, latest: 4, promised: 5 });
  expect(spanOf(axis, work({ latestDay: '2026-11-23' }))).toEqual({ end: 2, latest: 2, promised: 5 });
  expect(spanOf(axis, work({ day: '2026-11-18', latestDay: null, promised: null }))).toEqual({ end: 1, latest: 1, promised: null });
  expect(spanOf(axis, work({ promised: '2026-11-20' })).promised).toBe(0);
});
