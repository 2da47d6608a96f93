/** Lets visitors go first: resolves when this process computes less than most of the time, and after a second in any case, so that what waits goes on under any load. */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const lookMs = 20;
const busyFrom = 0.7;
const longestMs = 1000;

interface Loop {
  /** The share of a moment that was computed. */
  look: () => Promise<number>;
  now: () => number;
}

const thisProcess: Loop = {
  look: async () => {
    const before = performance.eventLoopUtilization();
    await delay(lookMs);
    return performance.eventLoopUtilization(before).utilization;
  },
  now: () => performance.now(),
};

export async function whenQuiet({ look, now }: Loop = thisProcess): Promise<void> {
  const end = now() + longestMs;
  while ((await look()) >= busyFrom && now() < end);
}
