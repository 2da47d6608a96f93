/** Gives way to requests: resolves once this process is less busy, and after a second in any case, so that background work continues under any load. */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const lookMs = 20;
const busyFrom = 0.7;
const longestMs = 1000;

interface Loop {
  /** Load of the event loop during one interval, 0 to 1. */
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
