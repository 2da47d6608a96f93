import { expect, test } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

/** A process with the given load in each interval of 20 ms; the last value repeats. */
function loopOf(...shares: number[]) {
  let looks = 0;
  return {
    look: async () => shares[Math.min(looks++, shares.length - 1)] ?? 0,
    now: () => looks * 20,
    looks: () => looks,
  };
}

test('whoever waits goes on at the first quiet moment', async () => {
  const loop = loopOf(1, 0.8, 0.3);
  await whenQuiet(loop);
  expect(loop.looks()).toBe(3);
});

test('nobody waits longer than a second for a busy process', async () => {
  const loop = loopOf(1);
  await whenQuiet(loop);
  expect(loop.looks() * 20).toBe(1000);
});
