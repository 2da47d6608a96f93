/** The thread that tries drafts, away from the requests. */
import { parentPort } from 'node:worker_threads';
import type { DraftTask } from './draft-task.ts';
import { tryDraft } from './try-draft.ts';

export interface DraftOrder {
  id: number;
  task: DraftTask;
}

export type DraftDelivery = { id: number; answer: unknown } | { id: number; failure: string };

function deliver({ id, task }: DraftOrder): DraftDelivery {
  try {
    return { id, answer: tryDraft(task) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: DraftOrder) => parentPort?.postMessage(deliver(order)));
// Its modules are loaded: the time for a task counts from here.
parentPort?.postMessage('ready');
