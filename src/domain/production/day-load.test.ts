import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { noOverrides } from '#domain/calendar/holiday.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { depth, seed } from '#test/depth.ts';
import { capacityOn, deliverableOn, finishDayFor, isOverbooked, slackDays, takenDays, usualDayMinutes, workOfDays } from './day-load.ts';
import { refuseMove } from './move.ts';
import { shareOut } from './share-out.ts';
import { workMinutes } from './work-time.ts';

const capacity = { hours: [40, 40, 40, 40, 32], volume: [6, 6, 6, 6, 5] };
const monday = plainDate(2026, 11, 23);
const friday = addDays(monday, 4);
const overrides = noOverrides;

test('each weekday has its own capacity, weekends and holidays have none', () => {
  expect(capacityOn(monday, capacity, overrides)).toEqual({ minutes: 2400, litres: 6000 });
  expect(capacityOn(friday, capacity, overrides)).toEqual({ minutes: 1920, litres: 5000 });
  expect(capacityOn(addDays(friday, 1), capacity, overrides)).toEqual({ minutes: 0, litres: 0 });
  expect(capacityOn(plainDate(2026, 12, 25), capacity, overrides).minutes).toBe(0);
  expect(usualDayMinutes(capacity)).toBe(2400);
  expect(isOverbooked({ minutes: 2400, litres: 6001 }, { minutes: 2400, litres: 6000 })).toBe(true);
  expect(isOverbooked({ minutes: 2400, litres: 6000 }, { minutes: 2400, litres: 6000 })).toBe(false);
});

test('work ends a working day before the promise, over weekends and holidays too', () => {
  expect(finishDayFor(addDays(monday, 7), 1, overrides)).toBe(friday);
  expect(finishDayFor(plainDate(2026, 12, 28), 1, overrides)).toBe('2026-12-22');
  expect(deliverableOn(friday, 1, overrides)).toBe(addDays(monday, 7));
  expect(finishDayFor(friday, 0, overrides)).toBe(friday);
  expect([friday, addDays(monday, 7), monday].map((latest) => slackDays(friday, latest, overrides))).toEqual([0, 1, -4]);
});

test('a full day of finishing takes its day of delivery, an empty board none', () => {
  const on = (day: typeof monday, minutes: number) =>
    takenDays([{ day, minutes, litres: 0 }], { capacity, reserve: 1, today: monday, overrides });
  expect([...on(addDays(monday, 1), 2400)]).toEqual([addDays(monday, 2)]);
  expect([...on(addDays(monday, 1), 2399)]).toEqual([]);
  expect([...on(friday, 2000)]).toEqual([addDays(monday, 7)]);
  // Late work is still to be done today.
  expect([...on(addDays(monday, -4), 2400)].toSorted()).toEqual([monday, addDays(monday, 1)]);
  expect(takenDays([], { capacity: { hours: [0, 0, 0, 0, 0], volume: [] }, reserve: 1, today: monday, overrides }).size).toBe(0);
});

test('a move that breaks the promise is refused as long as nobody says so', () => {
  const promised = addDays(monday, 3);
  const move = (day: typeof monday, despitePromise = false) =>
    refuseMove({ day, promised, reserve: 1, today: monday, overrides, despitePromise })?.key ?? null;
  expect(move(addDays(monday, 2))).toBeNull();
  expect(move(addDays(monday, 3))).toBe('promiseWouldBreak');
  expect(move(addDays(monday, 3), true)).toBeNull();
  expect(move(addDays(monday, -1), true)).toBe('workDayPast');
  expect(move(addDays(friday, 1), true)).toBe('workDayClosed');
  expect(refuseMove({ day: friday, promised: null, reserve: 1, today: monday, overrides, despitePromise: false })).toBeNull();
});

test('the days together are all work, wherever it is moved, and moving back changes nothing', () => {
  const works = array(
    record({ day: integer({ min: 0, max: 20 }), minutes: integer({ min: 0, max: 5000 }), litres: integer({ min: 0, max: 9000 }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  assert(
    property(works, integer({ min: 0, max: 29 }), integer({ min: 0, max: 20 }), (given, which, to) => {
      const work = given.map((each) => ({ ...each, day: addDays(monday, each.day) as string }));
      const before = workOfDays(work);
      const at = which % work.length;
      const moved = work.map((each, index) => (index === at ? { ...each, day: addDays(monday, to) } : each));
      for (const list of [work, moved]) {
        const days = [...workOfDays(list).values()];
        expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(work.reduce((sum, { minutes }) => sum + minutes, 0));
        expect(days.reduce((sum, { litres }) => sum + litres, 0)).toBe(work.reduce((sum, { litres }) => sum + litres, 0));
      }
      expect(workOfDays(moved.map((each, index) => (index === at ? { ...each, day: work[at]!.day } : each)))).toEqual(before);
    }),
    { numRuns: depth(150, 3000), seed },
  );
});

test('shares are the whole, and as large as their weight to the unit', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), array(integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 }), (whole, weights) => {
      const shares = shareOut(whole, weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      shares.forEach((share, index) => expect(Math.abs(share - (whole * weights[index]!) / total)).toBeLessThanOrEqual(1));
    }),
    { numRuns: depth(150, 3000), seed },
  );
  expect(shareOut(7, [0, 0])).toEqual([7, 0]);
});

test('minutes are labour and set-up at the hourly rate, or reckoned from the parts where no model says any', () => {
  const items = [
    { group: 'material', chf: 40 },
    { group: 'labour', chf: 24 },
    { group: 'set-up', chf: 4.2 },
  ] as const;
  // 28.20 francs a piece at 72 an hour are 23.5 minutes.
  expect(workMinutes({ items, chfPerHour: 72, quantity: 10, parts: 20 })).toBe(235);
  expect(workMinutes({ items: null, chfPerHour: 60, quantity: 10, parts: 20 })).toBe(220);
  expect(workMinutes({ items: [{ group: 'labour', chf: 0.0001 }], chfPerHour: 60, quantity: 1, parts: 1 })).toBe(1);
});
