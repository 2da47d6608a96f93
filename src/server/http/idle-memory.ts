/**
 * After a wave of requests V8 keeps the half-empty pages of its heap for the next one. Once nobody has asked for a while, a collection that moves
 * everything together gives them back (decision 0093). It stops the process for some tenths of a second.
 */
import type { FastifyInstance } from 'fastify';

export interface OwnHeap {
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
/** Less is not worth a stop. */
const worthBytes = 24 * 1024 ** 2;

export function openIdleMemory(heap: OwnHeap): IdleMemory {
  let quietLooks = 0;
  let takenAfter = 0;
  const look = (): void => {
    quietLooks += 1;
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
  const idle = openIdleMemory({
    taken: () => process.memoryUsage().heapTotal,
    giveBack: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  app.addHook('onRequest', async (request) => {
    if (request.url !== '/healthz' && request.url !== '/readyz') idle.asked();
  });
  app.addHook('onClose', async () => idle.stop());
}
