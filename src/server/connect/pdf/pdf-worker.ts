/** The thread that draws papers, away from the requests. */
import { parentPort } from 'node:worker_threads';
import type { BillPaper } from './bill-paper.ts';
import { renderBill } from './render-bill.ts';

export interface PaperOrder {
  id: number;
  bill: BillPaper;
}

export type PaperDelivery = { id: number; bytes: Uint8Array } | { id: number; failure: string };

async function deliver({ id, bill }: PaperOrder): Promise<PaperDelivery> {
  try {
    return { id, bytes: await renderBill(bill) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: PaperOrder) => {
  void deliver(order).then((delivery) => parentPort?.postMessage(delivery));
});
