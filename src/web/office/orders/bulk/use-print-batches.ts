import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readPrintBatches } from '#contract/report.ts';
import type { PrintBatch } from '#contract/report.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';
import { keepWishes, keptWishes, keptWishesText, onWishes } from './print-wish-storage.ts';
import type { PrintWish } from './print-wish-storage.ts';

const lookMs = 1200;

/** Recent batch prints; polled while one is running. */
export function usePrintBatches(first: readonly PrintBatch[]) {
  const [batches, setBatches] = useState(first);
  const isRunning = batches.some(({ state }) => state === 'RUNNING');
  const look = useCallback(async (): Promise<void> => {
    try {
      const { items } = await call(readPrintBatches, {});
      setBatches(items);
      const isThrough = (id: string): boolean =>
        items.some((batch) => batch.id === id && (batch.state === 'READY' || batch.state === 'EMPTY'));
      keepWishes(keptWishes().filter(({ id }) => !isThrough(id)));
    } catch (failure) {
      // The next poll tries again.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  // Stored only in the browser: the server-rendered page has none.
  const wishes = JSON.parse(useSyncExternalStore(onWishes, keptWishesText, () => '[]')) as PrintWish[];
  const stateOf = (id: string) => batches.find((batch) => batch.id === id)?.state;
  return {
    batches,
    isRunning,
    /** Requested, but neither finished nor running: failed, or lost when the shop restarted. */
    brokenOff: wishes.filter(({ id }) => [undefined, 'FAILED'].includes(stateOf(id))),
    started: async (wish: PrintWish): Promise<void> => {
      keepWishes([...wishes.filter(({ id }) => stateOf(id) === 'RUNNING'), wish]);
      await look();
    },
  };
}
