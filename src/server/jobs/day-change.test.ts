import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDayChange } from './day-change.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Winter: an hour ahead of UTC. */
const evening = Date.parse('2026-11-30T23:59:30+01:00');

test('turns at the start, then once when the day begins in Switzerland, and again after a failure', async () => {
  let clock = evening;
  const turned: string[] = [];
  const failures: unknown[] = [];
  let isBroken = false;
  const watch = startDayChange({
    now: () => clock,
    turn: () => {
      turned.push(new Date(clock).toISOString());
      return isBroken ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    failed: (error) => failures.push(error),
  });
  const pass = async (ms: number): Promise<void> => {
    clock += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pass(20_000);
  expect(turned).toHaveLength(1);
  isBroken = true;
  await pass(20_000);
  expect([turned.length, failures.length]).toEqual([2, 1]);
  isBroken = false;
  await pass(20_000);
  await pass(600_000);
  expect([turned.length, failures.length]).toEqual([3, 1]);
  watch.stop();
  await pass(86_400_000);
  expect(turned).toHaveLength(3);
});
