/** The papers of an order for readers with its link: the list, and each paper as it was issued. */
import type { OrderPapers } from '#contract/document.ts';
import type { FileAnswer } from '#server/call/binding.ts';
import { notFound, paperNotIssued } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { deliveriesOfOrder } from '#server/delivery/delivery-answer.ts';
import { invoicesOfOrder } from '#server/invoice/invoice-answer.ts';
import { orderIdByLink } from '#server/order/order-by-link.ts';
import { readPaper } from '#server/paper/freeze-paper.ts';

/** Deliveries that were taken back and their returns are left out. */
async function papersOfOrder(db: Db, orderId: number): Promise<OrderPapers> {
  const [deliveries, { invoices, creditNotes }] = await Promise.all([deliveriesOfOrder(db, orderId), invoicesOfOrder(db, orderId)]);
  return {
    deliveries: deliveries
      .filter(({ kind, takenBackBy }) => kind === 'DELIVERY' && takenBackBy === null)
      .map(({ id, formattedId, day, lines }) => ({
        id,
        formattedId,
        day,
        lines: lines.map(({ name, quantity }) => ({ name, quantity })),
      })),
    invoices: invoices.map(({ id, formattedId, issuedOn, dueDay, total, open, state }) => ({
      id,
      formattedId,
      issuedOn,
      dueDay,
      total,
      open,
      state,
    })),
    creditNotes: creditNotes.map(({ id, formattedId, issuedOn, total }) => ({ id, formattedId, issuedOn, total })),
  };
}

export async function readOrderPapers(db: Db, uuid: string): Promise<OrderPapers> {
  return papersOfOrder(db, await orderIdByLink(db, uuid));
}

const listOf = { delivery: 'deliveries', invoice: 'invoices', creditNote: 'creditNotes' } as const;

/** Refuses the paper of another order with 404. */
export async function printPaperByLink(
  db: Db,
  { uuid, kind, id }: { uuid: string; kind: keyof typeof listOf; id: number },
): Promise<FileAnswer> {
  const papers = await readOrderPapers(db, uuid);
  if (!papers[listOf[kind]].some((paper) => paper.id === id)) throw notFound();
  return readPaper(db, kind, id);
}

/** The latest delivery note or invoice. Null: the order has neither, as before such records existed. Refuses with 404 if only the other kind was issued. */
export async function latestPaper(db: Db, orderId: number, kind: 'lieferschein' | 'rechnung'): Promise<FileAnswer | null> {
  const { deliveries, invoices } = await papersOfOrder(db, orderId);
  if (deliveries.length === 0 && invoices.length === 0) return null;
  const last = (kind === 'lieferschein' ? deliveries : invoices).at(-1);
  if (last === undefined) throw paperNotIssued();
  return readPaper(db, kind === 'lieferschein' ? 'delivery' : 'invoice', last.id);
}
