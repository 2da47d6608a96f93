/** Reads an uploaded table (.xlsx, or .csv in any encoding and with any separator) in a separate thread, with a deadline and a memory limit. */
import { Worker } from 'node:worker_threads';
import { ToolFailed } from '#server/call/tool-failed.ts';
import type { KnownHeadings } from '#domain/import/heading-row.ts';
import type { SheetTable } from '#domain/import/table.ts';
import { refused, type Outcome } from '#domain/refusal/refusal.ts';
import { tableLimits } from './table-limits.ts';

const workerMemory = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Refused: `importFileTooLarge`, `importFileCut`, `importFileEmpty`, `importFileNotTable`, `importTooManyRows`, `importTooManyColumns`, those of workbooks. */
export async function openTable(bytes: Uint8Array, known: KnownHeadings): Promise<Outcome<SheetTable>> {
  const tooLarge = refused('importFileTooLarge', { limit: tableLimits.fileBytes });
  if (bytes.length > tableLimits.fileBytes) return tooLarge;
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), { workerData: { bytes, known }, resourceLimits: workerMemory });
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<SheetTable>>();
  const deadline = setTimeout(() => resolve(tooLarge), tableLimits.deadlineMs);
  worker.on('message', (outcome: Outcome<SheetTable>) => resolve(outcome));
  worker.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooLarge);
    else reject(new ToolFailed('the thread that reads tables', error));
  });
  worker.on('exit', () => resolve(tooLarge));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
