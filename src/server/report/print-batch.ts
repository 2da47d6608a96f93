/**
 * Papers of many orders as one PDF, made in the background: the user may leave and finds it again for an hour. It is kept in the process that makes it:
 * nothing is stored, and if the process ends, the page reports that the print was lost, to be repeated.
 */
import { randomUUID } from 'node:crypto';
import type { BatchReport, PrintBatch } from '#contract/report.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { conflict, notFound, Refusal } from '#server/call/refusal.ts';
import { mergePapers } from '#server/connect/pdf/merge-papers.ts';
import { generateReport } from './generate-report.ts';
import type { Reader, ReportServices } from './report-services.ts';

const keptMs = 3_600_000;
/** For each user: what a colleague prints takes nobody's print away. */
const mostKept = 6;

interface Batch {
  owner: number;
  startedMs: number;
  answer: PrintBatch;
  /** Null: not ready, or empty. */
  bytes: Buffer | null;
}

export interface PrintBatches {
  /** Refuses a second batch of the same user before the first is finished. */
  start: (wish: { reportId: BatchReport; ids: readonly number[] }, reader: Reader) => PrintBatch;
  read: (reader: Reader) => PrintBatch[];
  document: (id: string, reader: Reader) => FileAnswer;
}

export function openPrintBatches(services: ReportServices, failed: (error: unknown) => void): PrintBatches {
  let batches: Batch[] = [];

  const ownOf = ({ actor }: Reader): Batch[] => {
    batches = batches.filter(({ startedMs }) => services.now() - startedMs < keptMs);
    if (actor.kind !== 'customer') return [];
    const own = batches.filter(({ owner }) => owner === actor.userId);
    const dropped = new Set(own.slice(0, -mostKept));
    batches = batches.filter((batch) => !dropped.has(batch));
    return own.slice(-mostKept);
  };

  return {
    start: ({ reportId, ids }, reader) => {
      if (ownOf(reader).some(({ answer }) => answer.state === 'RUNNING')) throw conflict('printBatchRunning');
      const orderIds = [...new Set(ids)];
      const startedMs = services.now();
      const answer: PrintBatch = {
        id: randomUUID(),
        reportId,
        startedAt: new Date(startedMs).toISOString(),
        total: orderIds.length,
        done: 0,
        state: 'RUNNING',
        failures: [],
      };
      const owner = reader.actor.kind === 'customer' ? reader.actor.userId : 0;
      const batch: Batch = { owner, startedMs, answer, bytes: null };
      batches.push(batch);
      // The papers are in the order of the request.
      print(services, batch, orderIds, reader).catch((error: unknown) => {
        batch.answer.state = 'FAILED';
        failed(error);
      });
      return { ...answer };
    },
    read: (reader) =>
      ownOf(reader)
        .map(({ answer }) => ({ ...answer }))
        .toReversed(),
    document: (id, reader) => {
      const batch = ownOf(reader).find(({ answer }) => answer.id === id);
      if (batch?.bytes == null) throw notFound();
      return new FileAnswer(batch.bytes, 'application/pdf', {
        fileName: `${batch.answer.reportId}-${batch.answer.total - batch.answer.failures.length}.pdf`,
      });
    },
  };
}

async function print(services: ReportServices, batch: Batch, orderIds: readonly number[], reader: Reader): Promise<void> {
  const { answer } = batch;
  const papers: Buffer[] = [];
  for (const id of orderIds) {
    try {
      const params = { id, quantity: 1, customerRequestKind: 0, images: ['own'] };
      const { body } = await generateReport(services, { reportId: answer.reportId, params }, reader);
      papers.push(Buffer.isBuffer(body) ? body : Buffer.from(body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const formattedId = await numberOf(services, id, reader);
      answer.failures.push({ orderId: id, formattedId, errors: error.errors.map((item) => ({ ...item, params: item.params ?? {} })) });
    }
    answer.done += 1;
  }
  if (papers.length > 0) batch.bytes = mergePapers(papers, `${papers.length} × ${answer.reportId}`);
  answer.state = batch.bytes === null ? 'EMPTY' : 'READY';
}

/** Empty: no such order. */
async function numberOf(services: ReportServices, id: number, { actor }: Reader): Promise<string> {
  try {
    return (await services.readOrder(id, actor)).formattedId;
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}
