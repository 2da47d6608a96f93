/**
 * Has papers drawn by the drawing thread, one at a time. The same content is drawn once and kept. A paper that takes too long is aborted
 * together with its thread; if too many are waiting, further ones are refused.
 */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { PartListPaper } from './part-list-paper.ts';
import type { DocumentPaper } from './document-paper.ts';
import type { LoadPlanPaper } from './load-plan-paper.ts';
import type { PaperContent, PaperDelivery, PaperOrder } from './pdf-worker.ts';

export interface PrintedPaper {
  bytes: Buffer;
  /** Hash of the content. */
  etag: string;
}

export interface PrintShop {
  printPartList: (list: PartListPaper) => Promise<PrintedPaper>;
  /** Labels for the parts of a list, for the label printer. */
  printLabels: (list: PartListPaper) => Promise<PrintedPaper>;
  printDocument: (document: DocumentPaper) => Promise<PrintedPaper>;
  printLoadPlan: (plan: LoadPlanPaper) => Promise<PrintedPaper>;
  close: () => Promise<void>;
}

export interface PrintShopOptions {
  failed: (error: unknown) => void;
  deadlineMs?: number;
  mostWaiting?: number;
}

const keptBytes = 16 * 1024 * 1024;

export function openPrintShop({ failed, deadlineMs = 30_000, mostWaiting = 24 }: PrintShopOptions): PrintShop {
  const kept = new LeastRecentlyUsed<string, PrintedPaper>(keptBytes, ({ bytes }) => bytes.length + 200);
  const underWay = new Map<string, Promise<PrintedPaper>>();
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let ids = 0;

  function thread(): Worker {
    if (worker !== null) return worker;
    const started = new Worker(new URL('pdf-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    // Does not keep a stopping shop alive.
    started.unref();
    started.on('error', failed);
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    worker = started;
    return started;
  }

  async function draw(content: PaperContent): Promise<Uint8Array> {
    const order: PaperOrder = { id: ids++, content };
    const hired = thread();
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        clearTimeout(deadline);
        hired.off('message', receive);
        hired.off('exit', leave);
        end();
      };
      const receive = (delivery: PaperDelivery): void => {
        if (delivery.id !== order.id) return;
        settle(() => {
          if ('bytes' in delivery) resolve(delivery.bytes);
          else reject(new Error(delivery.failure));
        });
      };
      const leave = (): void => {
        settle(() => {
          reject(new Error('The thread that draws papers ended.'));
        });
      };
      const deadline = setTimeout(() => void hired.terminate(), deadlineMs);
      hired.on('message', receive);
      hired.on('exit', leave);
      hired.postMessage(order);
    });
  }

  async function print(content: PaperContent, key: string): Promise<PrintedPaper> {
    const turn = last.then(async () => draw(content));
    last = turn.catch(() => undefined);
    try {
      const paper = { bytes: Buffer.from(await turn), etag: key };
      kept.set(key, paper);
      return paper;
    } catch (error) {
      failed(error);
      throw new Refusal(500, [{ message: 'pdfNotCreated', params: {} }]);
    } finally {
      underWay.delete(key);
    }
  }

  async function printOnce(content: PaperContent): Promise<PrintedPaper> {
    const key = keyOf(content);
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (underWay.size >= mostWaiting) throw new Refusal(503, [{ message: 'temporarilyUnavailable', params: {} }]);
    const started = print(content, key);
    underWay.set(key, started);
    return started;
  }

  return {
    printPartList: async (list) => printOnce({ kind: 'partList', list }),
    printLabels: async (list) => printOnce({ kind: 'labels', list }),
    printDocument: async (document) => printOnce({ kind: 'document', document }),
    printLoadPlan: async (plan) => printOnce({ kind: 'loadPlan', plan }),
    async close() {
      await worker?.terminate();
    },
  };
}

function hashedLine({ shown, ...line }: DocumentPaper['lines'][number]) {
  return shown == null ? line : { ...line, shown: shown.hash };
}

/** Everything the bytes depend on; an evaluation is identified by its hash and part list. */
function factsOf(content: PaperContent): object {
  if (content.kind === 'loadPlan') return content;
  if (content.kind === 'document') return { ...content, document: { ...content.document, lines: content.document.lines.map(hashedLine) } };
  const { kind, list } = content;
  return { kind, ...list, products: list.products.map((product) => ({ ...product, evaluation: product.evaluation?.hash ?? null })) };
}

function keyOf(content: PaperContent): string {
  return createHash('sha256')
    .update(canonicalJson(factsOf(content)))
    .digest('base64url')
    .slice(0, 22);
}
