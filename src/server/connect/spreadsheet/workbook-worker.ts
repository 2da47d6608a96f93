/** The thread that reads and checks one workbook. Whatever the file holds, the shop's own thread goes on; the one that started this one ends it at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import { openWorkbook } from '#domain/spreadsheet/open-workbook.ts';
import { verifyWorkbook } from '#domain/spreadsheet/verify.ts';
import type { WorkbookCheck } from './check-workbook.ts';
import { readDocument } from './read-document.ts';
import { WorkbookRefused } from './refusal.ts';

async function check(bytes: Uint8Array): Promise<WorkbookCheck> {
  try {
    const document = await readDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const opened = openWorkbook(document);
    if (!opened.ok) return { kind: 'faulty', faults: opened.faults };
    return { kind: 'read', document, verification: verifyWorkbook(opened.workbook) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(await check(workerData as Uint8Array));
