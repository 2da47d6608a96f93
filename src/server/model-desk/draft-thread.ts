/**
 * Hands drafts to their thread, one at a time. A draft that takes too long is aborted together with its thread;
 * if too many are waiting, further ones are refused.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal, refused } from '#server/call/refusal.ts';
import type { DraftAnswers, DraftTask } from './draft-task.ts';
import type { DraftDelivery, DraftOrder } from './draft-worker.ts';

type TaskOf<Kind extends DraftTask['kind']> = Extract<DraftTask, { kind: Kind }>;

export interface DraftThread {
  /** Refuses a draft that cannot be tried within the deadline. */
  ask: <Kind extends DraftTask['kind']>(task: TaskOf<Kind>, deadlineMs: number) => Promise<DraftAnswers[Kind]>;
  close: () => Promise<void>;
}

const mostWaiting = 24;
const memory = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

export function openDraftThread(failed: (error: unknown) => void): DraftThread {
  let hired: { worker: Worker; ready: Promise<unknown> } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let ids = 0;

  function thread(): { worker: Worker; ready: Promise<unknown> } {
    if (hired !== null) return hired;
    const worker = new Worker(new URL('draft-worker.ts', import.meta.url), { resourceLimits: memory });
    // Does not keep a stopping shop alive.
    worker.unref();
    worker.on('error', failed);
    worker.on('exit', () => {
      if (hired?.worker === worker) hired = null;
    });
    hired = { worker, ready: once(worker, 'message') };
    return hired;
  }

  async function hand(task: DraftTask, deadlineMs: number): Promise<unknown> {
    const { worker, ready } = thread();
    await ready;
    const order: DraftOrder = { id: ids++, task };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const receive = (delivery: DraftDelivery): void => {
      if (delivery.id !== order.id) return;
      if ('answer' in delivery) resolve(delivery.answer);
      else reject(new Error(delivery.failure));
    };
    // Out of memory or time: both mean that the draft is too large.
    const leave = (): void => reject(refused('modelTooSlow'));
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs);
    worker.on('message', receive);
    worker.on('exit', leave);
    worker.postMessage(order);
    try {
      return await promise;
    } finally {
      clearTimeout(deadline);
      worker.off('message', receive);
      worker.off('exit', leave);
    }
  }

  return {
    ask: async <Kind extends DraftTask['kind']>(task: TaskOf<Kind>, deadlineMs: number) => {
      if (waiting >= mostWaiting) throw new Refusal(503, [{ message: 'temporarilyUnavailable', params: {} }]);
      waiting += 1;
      const turn = last.then(async () => hand(task, deadlineMs)).finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      // The thread's answer matches the kind of the task.
      return (await turn) as DraftAnswers[Kind];
    },
    close: async () => {
      await hired?.worker.terminate();
    },
  };
}
