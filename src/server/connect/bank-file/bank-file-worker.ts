/** The thread that reads one bank file. Whatever it holds, the shop's own thread goes on; the one that started this one ends it at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import { readStatements } from './read-statements.ts';

const bytes = workerData as Uint8Array;
parentPort?.postMessage(await readStatements(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
