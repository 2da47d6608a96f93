/**
 * Reads an uploaded workbook in a separate thread, with a deadline and a memory limit, and recomputes every formula to compare it with the saved value.
 * Specification: domain decisions §10; quality §2 item 19.
 */
import { Worker } from 'node:worker_threads';
import { ToolFailed } from '#server/call/tool-failed.ts';
import { refusal, type Refusal } from '#domain/refusal/refusal.ts';
import type { Verification } from '#domain/spreadsheet/verify.ts';
import type { WorkbookDocument, WorkbookFault } from '#domain/spreadsheet/workbook-document.ts';
import { workbookLimits } from './refusal.ts';
import { watchWork } from './watch-work.ts';

/**
 * `refused`: not a readable workbook; `faulty`: formulas that cannot be run; `read`: everything needed could be computed, the verification lists differences,
 * and notices name what cannot be computed but is not needed.
 */
export type WorkbookCheck =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'faulty'; faults: WorkbookFault[] }
  | { kind: 'read'; document: WorkbookDocument; verification: Verification; notices: WorkbookFault[] };

export interface CheckOptions {
  /** Cells, ranges and names that products read; null: every formula must run. */
  outputs?: readonly string[] | null;
  deadlineMs?: number;
}

export interface WorkbookJob {
  bytes: Uint8Array;
  outputs: readonly string[] | null;
}

const workerMemory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };

export async function checkWorkbook(
  bytes: Uint8Array,
  { outputs = null, deadlineMs = workbookLimits.deadlineMs }: CheckOptions = {},
): Promise<WorkbookCheck> {
  if (bytes.length > workbookLimits.fileBytes)
    return { kind: 'refused', refusal: refusal('workbookTooLarge', { limit: workbookLimits.fileBytes }) };
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    workerData: { bytes, outputs } satisfies WorkbookJob,
    resourceLimits: workerMemory,
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookCheck>();
  const refuse = (key: string): void => resolve({ kind: 'refused', refusal: refusal(key) });
  const watch = watchWork(worker, deadlineMs, () => refuse('workbookTooSlow'));
  worker.on('message', (check: WorkbookCheck) => resolve(check));
  worker.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('workbookTooComplex');
    else reject(new ToolFailed('the thread that reads workbooks', error));
  });
  worker.on('exit', () => refuse('workbookTooComplex'));
  try {
    return await promise;
  } finally {
    watch.end();
    await worker.terminate();
  }
}
