/** Marks an invoice as disputed, or removes the mark; nothing else of an invoice ever changes. */
import type { Invoice } from '#contract/invoice.ts';
import { notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockDispute, storeDispute } from './dispute-store.ts';
import { invoiceOf } from './invoice-answer.ts';
import type { InvoiceServices } from './invoice-services.ts';

export async function disputeInvoice(
  { db, now }: Pick<InvoiceServices, 'db' | 'now'>,
  id: number,
  { version, disputed }: { version: number; disputed: boolean },
  who: string,
): Promise<Invoice> {
  return transaction(db, async (trx) => {
    const invoice = await lockDispute(trx, id);
    if (!invoice) throw notFound();
    // Said twice, as after a lost answer or by two people: done already, whatever else changed.
    if (invoice.disputed === disputed) return invoiceOf(trx, id);
    if (invoice.version !== version) throw await staleSave(trx, { kind: 'invoice', id, version, current: await invoiceOf(trx, id) });
    const next = version + 1;
    await storeDispute(trx, id, { disputed, version: next });
    const write = { recordId: id, version: next, at: new Date(now()), who };
    await addHistory(trx, 'invoice', write, [{ field: 'disputed', before: invoice.disputed, after: disputed }]);
    return invoiceOf(trx, id);
  });
}
