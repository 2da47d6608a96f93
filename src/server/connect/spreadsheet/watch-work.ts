/** Ends the wait for a thread by the time it worked, not by the time that passed. */
import type { Worker } from 'node:worker_threads';

/** On a busy machine a thread waits more than it works: how much longer than its work may take. */
const patience = 12;

/**
 * Calls `late` when the thread has worked for the time allowed. Were it the time that passed, a workbook in use would be refused, and its
 * products would lose their prices, because the machine was busy when the shop started.
 */
export function watchWork(worker: Pick<Worker, 'cpuUsage'>, allowedMs: number, late: () => void): { end: () => void } {
  const began = performance.now();
  let ended = false;
  let timer = setTimeout(() => void look(), allowedMs);
  const look = async (): Promise<void> => {
    // Not known of a thread that has not started yet, or has ended.
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (ended) return;
    const leftMs = allowedMs - (user + system) / 1000;
    if (leftMs <= 0 || performance.now() - began > allowedMs * patience) late();
    else timer = setTimeout(() => void look(), Math.max(leftMs, 20));
  };
  return {
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}
