// What a piece of work costs the processor. Unlike the clock it does not count the time that other programs take.

/** Milliseconds of this thread's processor time, the cheapest of three runs. */
export function cpuMs(work: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const begin = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(begin);
      return (user + system) / 1000;
    }),
  );
}
