import { useCallback, useEffect, useState } from 'react';
import { readPrintBatches } from '#contract/report.ts';
import type { PrintBatch } from '#contract/report.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';

const lookMs = 1200;

/** What was printed together of late; looked at again for as long as something is being printed. */
export function usePrintBatches(first: readonly PrintBatch[]) {
  const [batches, setBatches] = useState(first);
  const isRunning = batches.some(({ state }) => state === 'RUNNING');
  const look = useCallback(async (): Promise<void> => {
    try {
      setBatches((await call(readPrintBatches, {})).items);
    } catch (failure) {
      // The next look tells.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  return { batches, isRunning, look };
}
