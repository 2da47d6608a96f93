// The processor time of a piece of work. Unlike the clock it does not include the time taken by other programs.

/** Milliseconds of this thread's processor time: the cheapest of three runs, or the first that stays below `enoughMs`. */
export function cpuMs(work: () => unknown, enoughMs = 0): number {
  let cheapest = Infinity;
  for (let run = 0; run < 3 && cheapest >= enoughMs; run += 1) {
    const begin = process.threadCpuUsage();
    work();
    cheapest = Math.min(cheapest, msSince(begin));
  }
  return cheapest;
}

/** The same once, for work that is awaited; whatever else this thread does meanwhile counts, too. */
export async function awaitedCpuMs(work: () => Promise<unknown>): Promise<number> {
  const begin = process.threadCpuUsage();
  await work();
  return msSince(begin);
}

function msSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}
