import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import type { Booking, Progress, Station } from './station.ts';
import { booked, bookings, isReady, lastStation, nextStation, refuseBooking, stations } from './station.ts';

const notBegun: Progress = { SAW: 'OPEN', NAIL: 'OPEN', READY: 'OPEN' };

const after = (...steps: [Station, Booking][]): Progress =>
  steps.reduce<Progress>((progress, [station, booking]) => {
    expect(refuseBooking(progress, station, booking)).toBeNull();
    return booked(progress, station, booking);
  }, notBegun);

test('the stations follow each other until it is ready', () => {
  const sawn = after(['SAW', 'BEGIN'], ['SAW', 'END']);
  expect(sawn).toEqual({ SAW: 'DONE', NAIL: 'OPEN', READY: 'OPEN' });
  expect(nextStation(sawn)).toBe('NAIL');
  const ready = after(['SAW', 'END'], ['NAIL', 'END'], ['READY', 'END']);
  expect(isReady(ready)).toBe(true);
  expect(nextStation(ready)).toBeNull();
});

test.each([
  ['begun after its end', after(['SAW', 'END']), 'SAW', 'BEGIN', 'stationDoneAlready'],
  ['out of order', after(['SAW', 'BEGIN']), 'NAIL', 'BEGIN', 'stationOutOfOrder'],
  ['ready before anything', notBegun, 'READY', 'END', 'stationOutOfOrder'],
  ['taken back out of order', after(['SAW', 'END'], ['NAIL', 'BEGIN']), 'SAW', 'BACK', 'stationNotLast'],
  ['taken back where nothing is booked', notBegun, 'SAW', 'BACK', 'stationNotLast'],
] as const)('%s is refused', (_, progress, station, booking, key) => {
  expect(refuseBooking(progress, station, booking)?.key).toBe(key);
});

test('whatever is booked, a station is open, begun or done only after the one before it is done', () => {
  const bookingsOfADay = array(record({ station: constantFrom(...stations), booking: constantFrom(...bookings) }), { maxLength: 30 });
  assert(
    property(bookingsOfADay, (steps) => {
      let progress = notBegun;
      for (const { station, booking } of steps) {
        if (refuseBooking(progress, station, booking) !== null) continue;
        progress = booked(progress, station, booking);
        const states = stations.map((each) => progress[each]);
        const open = states.findIndex((state) => state !== 'DONE');
        if (open >= 0) expect(states.slice(open + 1).every((state) => state === 'OPEN')).toBe(true);
        if (booking !== 'BACK') expect(lastStation(progress)).toBe(station);
      }
      // Every booking can be undone, step by step.
      for (let last = lastStation(progress); last !== null; last = lastStation(progress)) {
        expect(refuseBooking(progress, last, 'BACK')).toBeNull();
        progress = booked(progress, last, 'BACK');
      }
      expect(progress).toEqual(notBegun);
    }),
    { numRuns: depth(200, 5000), seed },
  );
});
