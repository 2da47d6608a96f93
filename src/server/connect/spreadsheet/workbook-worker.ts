/** The thread that reads and checks one workbook. The shop's own thread keeps running whatever the file contains, and terminates this one at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkDocument } from '#domain/spreadsheet/check-document.ts';
import type { WorkbookCheck, WorkbookJob } from './check-workbook.ts';
import { readDocument } from './read-document.ts';
import { WorkbookRefused } from './refusal.ts';

async function check({ bytes, outputs }: WorkbookJob): Promise<WorkbookCheck> {
  try {
    const document = await readDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const checked = checkDocument(document, outputs);
    if (!checked.ok) return { kind: 'faulty', faults: checked.faults };
    return { kind: 'read', document: checked.document, verification: checked.verification, notices: checked.notices };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(await check(workerData as WorkbookJob));
