/** The thread that reads one invoice. The shop's own thread keeps running whatever the file contains, and terminates this one at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import { pdfProblem } from './check-pdf.ts';
import { readPages } from './read-pages.ts';

const given = workerData as Uint8Array;
const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
const problem = pdfProblem(bytes);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(problem === null ? await readPages(bytes) : { ok: false, refusal: problem });
