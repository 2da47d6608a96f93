/** Reads an uploaded invoice in a separate thread, with a deadline and a memory limit. */
import { Worker } from 'node:worker_threads';
import { ToolFailed } from '#server/call/tool-failed.ts';
import { refused } from '#domain/refusal/refusal.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import type { InvoiceFile } from './invoice-file.ts';
import { invoiceLimits } from './invoice-limits.ts';

const workerMemory = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Refused: `artworkFileTooLarge`, `artworkFileNotPdf`, `artworkFileLocked`, `artworkFileActive`, `artworkFileUnpacks`, `artworkTooManyPages`,
 * `artworkFileBroken`, and `artworkFileTooSlow` for a file that needs more time or memory than an invoice does.
 */
export async function openInvoice(bytes: Uint8Array, deadlineMs: number = invoiceLimits.deadlineMs): Promise<Outcome<InvoiceFile>> {
  if (bytes.length > invoiceLimits.fileBytes) return refused('artworkFileTooLarge', { mb: Math.round(invoiceLimits.fileBytes / 1e6) });
  const tooSlow = refused('artworkFileTooSlow');
  const worker = new Worker(new URL('invoice-worker.ts', import.meta.url), { workerData: bytes, resourceLimits: workerMemory });
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<InvoiceFile>>();
  const deadline = setTimeout(() => resolve(tooSlow), deadlineMs);
  worker.on('message', (outcome: Outcome<InvoiceFile>) => resolve(outcome));
  worker.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(tooSlow);
    else reject(new ToolFailed('the thread that reads invoices', error));
  });
  worker.on('exit', () => resolve(tooSlow));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
