/** The thread that draws papers, away from the requests. */
import { parentPort } from 'node:worker_threads';
import type { PartListPaper } from './part-list-paper.ts';
import type { DocumentPaper } from './document-paper.ts';
import type { LoadPlanPaper } from './load-plan-paper.ts';
import { renderPartList } from './render-part-list.ts';
import { renderLabels } from './render-labels.ts';
import { renderDocument } from './render-document.ts';
import { renderLoadPlan } from './render-load-plan.ts';

export type PaperContent =
  | { kind: 'partList' | 'labels'; list: PartListPaper }
  | { kind: 'document'; document: DocumentPaper }
  | { kind: 'loadPlan'; plan: LoadPlanPaper };

export interface PaperOrder {
  id: number;
  content: PaperContent;
}

export type PaperDelivery = { id: number; bytes: Uint8Array } | { id: number; failure: string };

async function rendered(content: PaperContent): Promise<Uint8Array> {
  if (content.kind === 'document') return renderDocument(content.document);
  if (content.kind === 'loadPlan') return renderLoadPlan(content.plan);
  return content.kind === 'labels' ? renderLabels(content.list) : renderPartList(content.list);
}

async function deliver({ id, content }: PaperOrder): Promise<PaperDelivery> {
  try {
    return { id, bytes: await rendered(content) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: PaperOrder) => {
  void deliver(order).then((delivery) => parentPort?.postMessage(delivery));
});
