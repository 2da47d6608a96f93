import * as wire from '#contract/document.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { Db } from '#server/db/pool.ts';
import { printPaperByLink, readOrderPapers } from './order-papers.ts';

export function orderPaperRoutes({ db }: { db: Db }): Binding[] {
  return [
    bind(wire.readOrderPapers, async ({ params }) => readOrderPapers(db, params.uuid)),
    bind(wire.printPaperByLink, async ({ params }) => printPaperByLink(db, params)),
  ];
}
