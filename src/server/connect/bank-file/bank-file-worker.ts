/** The thread that reads one bank file. The shop's own thread keeps running whatever the file contains, and terminates this one at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import { readStatements } from './read-statements.ts';

const bytes = workerData as Uint8Array;
parentPort?.postMessage(await readStatements(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
