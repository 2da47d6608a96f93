import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseMs, tryLimits } from './try-limit.ts';
import type { TryLimit } from './try-limit.ts';

const limit: TryLimit = { free: 3, windowMinutes: 60, firstPauseSeconds: 30, longestPauseSeconds: 900 };
const pauseAfter = (count: number): number => pauseMs(limit, { count, lastMs: 5000 }, 5000) / 1000;

describe('the pause before the next try', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 30],
    [4, 60],
    [5, 120],
    [8, 900],
    [5000, 900],
  ])('after %i tries is %i seconds', (count, seconds) => {
    expect(pauseAfter(count)).toBe(seconds);
  });

  test('ends by itself', () => {
    expect(pauseMs(limit, { count: 3, lastMs: 0 }, 29_999)).toBe(1);
    expect(pauseMs(limit, { count: 3, lastMs: 0 }, 30_000)).toBe(0);
    expect(pauseMs(limit, { count: 3, lastMs: 0 }, 90_000)).toBe(0);
  });

  test('never outlasts the longest one, whoever tries how often', () => {
    assert(
      property(constantFrom(...Object.values(tryLimits)), nat(1_000_000), nat(10_000_000), (each: TryLimit, count, nowMs) => {
        const pause = pauseMs(each, { count, lastMs: nowMs }, nowMs);
        expect(pause).toBeGreaterThanOrEqual(0);
        expect(pause).toBeLessThanOrEqual(each.longestPauseSeconds * 1000);
      }),
    );
  });

  test('an hour of guessing that waits out every pause gets few tries', () => {
    const times: number[] = [];
    let now = 0;
    const { free, windowMinutes } = tryLimits['log-in'];
    while (now < 10 * 3_600_000) {
      const seen = times.filter((time) => time > now - windowMinutes * 60_000);
      const wait = pauseMs(tryLimits['log-in'], { count: seen.length, lastMs: times.at(-1) ?? 0 }, now);
      if (wait === 0) times.push(now);
      now += Math.max(wait, 1);
    }
    expect(times.length).toBeGreaterThan(free);
    expect(times.length / 10).toBeLessThanOrEqual(12);
  });
});
