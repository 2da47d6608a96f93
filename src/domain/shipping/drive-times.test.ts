import { describe, expect, it } from 'vitest';
import { roadDistanceM } from './distance.ts';
import { driveTimes } from './drive-times.ts';

const sursee = { latitude: 47.1737, longitude: 8.1081 };
const olten = { latitude: 47.35, longitude: 7.9033 };
const bern = { latitude: 46.948, longitude: 7.4474 };
const rules = { leavesAt: 400, kmh: 60, minutesPerStop: 20 };

/** At 60 km/h a kilometre takes a minute. */
const minutes = (...way: readonly (typeof sursee)[]): number =>
  way.slice(1).reduce((sum, place, index) => sum + roadDistanceM(way[index]!, place) / 1000, 0);
const toFive = (value: number): number => Math.round(value / 5) * 5;

describe('the times of a round', () => {
  it('add the way and the time at each stop, to five minutes', () => {
    expect(driveTimes(sursee, [olten, bern], rules)).toEqual({
      km: Math.round(minutes(sursee, olten, bern, sursee)),
      leavesAt: 400,
      arrivals: [toFive(400 + minutes(sursee, olten)), toFive(420 + minutes(sursee, olten, bern))],
      backAt: toFive(440 + minutes(sursee, olten, bern, sursee)),
    });
  });

  it('pass by a stop whose place is not known', () => {
    const known = driveTimes(sursee, [olten, bern], rules);
    const times = driveTimes(sursee, [olten, null, bern], rules);
    expect(times).toEqual({ ...known, arrivals: [known?.arrivals[0], null, known?.arrivals[1]] });
    expect(driveTimes(null, [olten], rules)).toBeNull();
  });
});
