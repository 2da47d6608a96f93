import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchWork } from './watch-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that gets this share of a processor. */
function threadAt(share: number) {
  const began = performance.now();
  return { cpuUsage: async () => Promise.resolve({ user: (performance.now() - began) * share * 1000, system: 0 }) };
}

it.each([
  ['has a processor to itself', 1, 5000],
  ['gets a fifth of one', 0.2, 25_000],
  ['never gets one', 0, 60_000],
])('a thread that %s is late in its time', async (_case, share, lateAfterMs) => {
  const late = vi.fn<() => void>();
  watchWork(threadAt(share), 5000, late);
  await vi.advanceTimersByTimeAsync(lateAfterMs - 200);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5400);
  expect(late).toHaveBeenCalledOnce();
});

it('a thread that is done is not watched any more', async () => {
  const late = vi.fn<() => void>();
  watchWork(threadAt(1), 5000, late).end();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(late).not.toHaveBeenCalled();
});

it('one that has not started yet is waited for', async () => {
  const late = vi.fn<() => void>();
  watchWork({ cpuUsage: async () => Promise.reject(new Error('not running')) }, 5000, late);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(late).not.toHaveBeenCalled();
});
