/** Reads an uploaded bank file in a separate thread, with a deadline and a memory limit. */
import { Worker } from 'node:worker_threads';
import { ToolFailed } from '#server/call/tool-failed.ts';
import type { Statement } from '#domain/bank/statement.ts';
import { refused, type Outcome } from '#domain/refusal/refusal.ts';
import { bankFileLimits } from './bank-file-limits.ts';

const workerMemory = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Refused: `bankFileTooLarge`, `bankFileNotXml`, `bankFileHasDoctype`, `bankFileUnknown`, `bankFileIncomplete`. */
export async function openBankFile(bytes: Uint8Array, deadlineMs: number = bankFileLimits.deadlineMs): Promise<Outcome<Statement[]>> {
  if (bytes.length > bankFileLimits.fileBytes) return refused('bankFileTooLarge');
  const worker = new Worker(new URL('bank-file-worker.ts', import.meta.url), { workerData: bytes, resourceLimits: workerMemory });
  const { promise, resolve, reject } = Promise.withResolvers<Outcome<Statement[]>>();
  const deadline = setTimeout(() => resolve(refused('bankFileTooLarge')), deadlineMs);
  worker.on('message', (outcome: Outcome<Statement[]>) => resolve(outcome));
  worker.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(refused('bankFileTooLarge'));
    else reject(new ToolFailed('the thread that reads bank files', error));
  });
  worker.on('exit', () => resolve(refused('bankFileTooLarge')));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
