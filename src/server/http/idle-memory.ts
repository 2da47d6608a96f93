/**
 * After a wave of requests V8 keeps the half-empty pages of its heap for the next one. Once nobody has asked for a while and the shop has nothing
 * left to do either, a collection that moves everything together gives them back (decision 0093). It stops the process for some tenths of a second,
 * a large catalogue for more than one.
 */
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

export interface OwnHeap {
  /** How busy the process was since it was last asked for this, 0 to 1. */
  busy: () => number;
  /** What the heap takes of the machine, in bytes. */
  taken: () => number;
  giveBack: () => void;
}

export interface IdleMemory {
  /** Somebody asks for something. */
  asked: () => void;
  stop: () => void;
}

const lookMs = 2000;
const quietMs = 10_000;
/** The shop works for itself: it fills its search index after the start, or sends the mails of the last orders. */
const busyFrom = 0.2;
/** Less is not worth a stop. */
const worthBytes = 24 * 1024 ** 2;

export function openIdleMemory(heap: OwnHeap): IdleMemory {
  let quietLooks = 0;
  let takenAfter = 0;
  const look = (): void => {
    quietLooks = heap.busy() < busyFrom ? quietLooks + 1 : 0;
    if (quietLooks * lookMs <= quietMs || heap.taken() - takenAfter < worthBytes) return;
    heap.giveBack();
    takenAfter = heap.taken();
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    asked: () => {
      quietLooks = 0;
    },
    stop: () => clearInterval(timer),
  };
}

/** Nothing without Node's option `--expose-gc`, which `npm start` sets. Supervisors that ask for the health are nobody who waits. */
export function registerIdleMemory(app: FastifyInstance): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let before = performance.eventLoopUtilization();
  const idle = openIdleMemory({
    busy: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    taken: () => process.memoryUsage().heapTotal,
    giveBack: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  app.addHook('onRequest', async (request) => {
    if (request.url !== '/healthz' && request.url !== '/readyz') idle.asked();
  });
  app.addHook('onClose', async () => idle.stop());
}
